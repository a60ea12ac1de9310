import { isAgent, isSupervising, type Role } from "@warmline/contract/accounts/roles";

type Person = {
	readonly id: string;
	readonly role: Role;
	readonly is_verified: boolean;
	readonly is_active: boolean;
};
type Chat = { readonly assigned_agent: string | null };

const works = ({ role, is_verified, is_active }: Person) => isAgent(role) && is_verified && is_active;

/** A supervisor's request takes effect at once; supervisors decide on requests of listeners. */
export const mayDecideOnBlocks = (member: Person) => works(member) && isSupervising(member.role);

/** A listener may request it for chats that are theirs, or were when they ended. */
export const mayAskForBlock = (member: Person, { assigned_agent }: Chat) =>
	mayDecideOnBlocks(member) || (works(member) && assigned_agent === member.id);
