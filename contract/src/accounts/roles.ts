import { t } from "../i18n.ts";

/** What each person may do follows from one role; the ids are fixed so that they mean the same on every server. */
export const roles = {
	new_hire: { id: "0190a0a0-0000-7000-8000-000000000001", name: t("New hire") },
	trainee_listener: { id: "0190a0a0-0000-7000-8000-000000000002", name: t("Trainee listener") },
	trainee_supervisor: { id: "0190a0a0-0000-7000-8000-000000000003", name: t("Trainee supervisor") },
	listener: { id: "0190a0a0-0000-7000-8000-000000000004", name: t("Listener") },
	supervisor: { id: "0190a0a0-0000-7000-8000-000000000005", name: t("Supervisor") },
	director: { id: "0190a0a0-0000-7000-8000-000000000006", name: t("Director") },
} as const;

export type Role = keyof typeof roles;

export const roleNames = Object.keys(roles) as [Role, ...Role[]];

/** Roles that work in chats. Nobody else sees anything of a visitor. */
export const agentRoles = ["listener", "supervisor", "director"] as const satisfies readonly Role[];

/** Roles that meet each other. Who has only registered meets nobody yet. */
export const communityRoles = [
	"trainee_listener",
	"trainee_supervisor",
	"listener",
	"supervisor",
	"director",
] as const satisfies readonly Role[];

/** Roles that watch over every chat. */
export const supervisingRoles = ["supervisor", "director"] as const satisfies readonly Role[];

export type AgentRole = (typeof agentRoles)[number];

export const isAgent = (role: Role): role is AgentRole => (agentRoles as readonly Role[]).includes(role);
export const isSupervising = (role: Role): boolean => (supervisingRoles as readonly Role[]).includes(role);
/** Who moderates sees everything of the community, and may take away what others wrote. */
export const moderates = ({ role }: { readonly role: Role }): boolean => isSupervising(role);
export const isOfCommunity = (role: Role): boolean => (communityRoles as readonly Role[]).includes(role);

type Account = { readonly role: Role; readonly is_active: boolean; readonly is_verified: boolean };

/** Who has a part in the community now. */
export const isActiveMember = ({ role, is_active, is_verified }: Account): boolean =>
	isOfCommunity(role) && is_active && is_verified;
