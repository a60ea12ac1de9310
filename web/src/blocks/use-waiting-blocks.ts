import { useQuery } from "@tanstack/react-query";
import { isSupervising } from "@warmline/contract/accounts/roles";
import { useSession } from "../platform/session.ts";
import { waitingQuery } from "./api.ts";

/** How many asks for a block wait for this member; none for who does not decide on them. */
export const useWaitingBlocks = (): number => {
	const session = useSession();
	const decides = session !== null && isSupervising(session.user.role.role);
	return useQuery({ ...waitingQuery, enabled: decides }).data ?? 0;
};
