import { isSupervising, type Role } from "@warmline/contract/accounts/roles";
import type { ReportKind, Verdict } from "@warmline/contract/moderation/calls";

type Person = { readonly id: string; readonly role: Role };
type About = { readonly author_id: string | null };

/** Nobody judges themselves: what is said of a moderator, and of what they wrote, is for the others. */
export const mayJudge = ({ id }: Pick<Person, "id">, { author_id }: About) => author_id !== id;

/** A member as such cannot be hidden; to remove is to take out what their profile says. */
export const fits = (kind: ReportKind, verdict: Verdict) => kind !== "member" || verdict !== "hide";

/** Supervisors are a director's affair, and no director is another's. */
export const maySuspend = (moderator: Person, member: Person) =>
	moderator.id !== member.id &&
	(moderator.role === "director" ? member.role !== "director" : !isSupervising(member.role));
