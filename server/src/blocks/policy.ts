import { isAgent, isSupervising, type Role } from "@warmline/contract/accounts/roles";

type Person = {
	readonly id: string;
	readonly role: Role;
	readonly is_verified: boolean;
	readonly is_active: boolean;
};
type Chat = { readonly assigned_agent: string | null };

const works = ({ role, is_verified, is_active }: Person) => isAgent(role) && is_verified && is_active;

/** What a supervisor asks for is decided by it, and he decides on what listeners ask for. */
export const mayDecideOnBlocks = (member: Person) => works(member) && isSupervising(member.role);

/** A listener asks of chats that are his, or were when they ended. */
export const mayAskForBlock = (member: Person, { assigned_agent }: Chat) =>
	mayDecideOnBlocks(member) || (works(member) && assigned_agent === member.id);
