import type { Role } from "@warmline/contract/accounts/roles";
import type { ApplicantType } from "@warmline/contract/accounts/user";

type Person = { readonly role: Role; readonly applicant_type: ApplicantType | null };

const onTheSupervisorsWay: readonly Role[] = ["trainee_supervisor", "supervisor"];

/** What somebody applies for; who was added by hand applied for nothing, and is what they are. */
export const kindOf = (member: Person, application: { readonly kind: ApplicantType } | undefined): ApplicantType =>
	application?.kind ??
	(onTheSupervisorsWay.includes(member.role) ? "supervisor" : (member.applicant_type ?? "listener"));

/** Who takes chats, and may be kept from them for a while. Directors are not. */
const whileSuspended: Partial<Record<Role, Role>> = { listener: "trainee_listener", supervisor: "trainee_supervisor" };

/** What such a person is until they are reinstated: no visitor data. Undefined for everybody else. */
export const suspendedAs = (role: Role): Role | undefined => whileSuspended[role];
