import { isAgent, isSupervising, type Role } from "@warmline/contract/accounts/roles";
import type { ShiftPart } from "@warmline/contract/shifts/parts";

/** Only supervisors and directors supervise; everybody who works in chats listens. */
export const mayHave = (role: Role, part: ShiftPart): boolean =>
	part === "supervisor" ? isSupervising(role) : isAgent(role);
