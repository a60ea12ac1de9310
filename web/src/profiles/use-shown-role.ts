import { isSupervising, type Role, roles } from "@warmline/contract/accounts/roles";
import { useSession } from "../platform/session.ts";

/**
 * Who supervises is to be known by everybody. That somebody is in training is no business of the community, and if
 * listeners were named, trainees would be known by what they are not called: only supervisors and directors read the rest.
 */
export const useShownRole = (role: Role): string | null => {
	const reader = useSession()?.user.role.role;
	const shown = isSupervising(role) || (reader !== undefined && isSupervising(reader));
	return shown ? roles[role].name : null;
};
