import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../platform/session.ts";
import { toDecideQuery } from "./board-api.ts";

/** How many applications wait for this member's decision; none for who does not decide on them. */
export const useApplicationsToDecide = (): number => {
	const session = useSession();
	return useQuery({ ...toDecideQuery, enabled: session?.user.role.role === "director" }).data ?? 0;
};
