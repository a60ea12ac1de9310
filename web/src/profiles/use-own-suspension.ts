import { useQuery } from "@tanstack/react-query";
import { useSession } from "../platform/session.ts";
import { now } from "../platform/time/time.ts";
import { useMinute } from "../ui/text/use-minute.ts";
import { ownProfileQuery } from "./api.ts";
import { stillSuspended } from "./profile/suspension.ts";

const nobody = { id: "", role: { id: "", role: "new_hire", name: "" } } as const;

/** Until when one writes nothing in the community; null for who may. */
export const useOwnSuspension = (): string | null => {
	const user = useSession()?.user ?? nobody;
	const meets = user.role.role !== "new_hire";
	const { data } = useQuery({ ...ownProfileQuery(user), enabled: meets });
	useMinute();
	return stillSuspended(data?.suspended_until ?? null, now());
};
