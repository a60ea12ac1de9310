import { useQuery } from "@tanstack/react-query";
import { isSupervising } from "@warmline/contract/accounts/roles";
import { useSession } from "../platform/session.ts";
import { waitingQuery } from "./api.ts";

/** How many reports wait for this member; none for who does not moderate. */
export const useWaitingReports = (): number => {
	const session = useSession();
	const moderates = session !== null && isSupervising(session.user.role.role);
	return useQuery({ ...waitingQuery, enabled: moderates }).data ?? 0;
};
