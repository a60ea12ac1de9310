import { agentRoles, communityRoles, type Role, roleNames, supervisingRoles } from "@warmline/contract/accounts/roles";

type Entry = { readonly path: `/${string}`; readonly roles: readonly Role[] };

const every = roleNames;
const director = ["director"] as const satisfies readonly Role[];

/** The member area's addresses, and who may open each. */
export const memberRoutes = [
	{ path: "/:userId/activity-feed/posts/:postId", roles: every },
	{ path: "/:userId/chat-dashboard", roles: every },
	{ path: "/:userId/activity-feed", roles: every },
	{ path: "/:userId/profile", roles: every },
	{ path: "/:userId/preferences", roles: every },
	{ path: "/:userId/search", roles: communityRoles },
	{ path: "/hashtag/:tag", roles: communityRoles },
	{ path: "/user/:username", roles: communityRoles },
	{ path: "/:userId/user-profile/:profileId", roles: communityRoles },
	{ path: "/:userId/followers", roles: communityRoles },
	{ path: "/:userId/photos", roles: communityRoles },
	{ path: "/:userId/videos", roles: communityRoles },
	{ path: "/:userId/files", roles: communityRoles },
	{ path: "/:userId/notifications", roles: communityRoles },
	{ path: "/:userId/shift-manager", roles: every },
	{ path: "/:userId/shift-manager/month", roles: every },
	{ path: "/:userId/shift-manager/mine", roles: every },
	{ path: "/:userId/shift-manager/hours", roles: every },
	{ path: "/:userId/my-record", roles: every },
	{ path: "/:userId/onboarding", roles: every },
	{ path: "/:userId/onboarding-1", roles: every },
	{ path: "/:userId/onboarding-2", roles: every },
	{ path: "/:userId/onboarding-3", roles: every },
	{ path: "/:userId/onboarding-4", roles: every },
	{ path: "/:userId/supervisor-onboarding", roles: every },
	{ path: "/:userId/supervisor-onboarding-1", roles: every },
	{ path: "/:userId/supervisor-onboarding-2", roles: every },
	{ path: "/:userId/supervisor-onboarding-3", roles: every },
	{ path: "/:userId/supervisor-onboarding-4", roles: every },
	{ path: "/:userId/supervisor-onboarding-5", roles: every },
	{ path: "/:userId/practice", roles: every },
	{ path: "/:userId/practice/:roomId", roles: every },
	{ path: "/:userId/wall", roles: supervisingRoles },
	{ path: "/:userId/follow-ups", roles: supervisingRoles },
	{ path: "/:userId/debriefs", roles: agentRoles },
	{ path: "/:userId/past-chats", roles: supervisingRoles },
	{ path: "/:userId/past-chats/:chatId", roles: supervisingRoles },
	{ path: "/:userId/blocks", roles: supervisingRoles },
	{ path: "/:userId/moderation", roles: supervisingRoles },
	{ path: "/:userId/chat-settings", roles: supervisingRoles },
	{ path: "/:userId/shift-manager/coverage", roles: supervisingRoles },
	{ path: "/:userId/shift-manager/rota", roles: supervisingRoles },
	{ path: "/:userId/audit", roles: director },
	{ path: "/:userId/numbers", roles: director },
	{ path: "/:userId/forms", roles: director },
	{ path: "/:userId/shift-manager/hours/all", roles: director },
	{ path: "/:userId/members", roles: director },
	{ path: "/:userId/members/:memberId", roles: director },
	{ path: "/:userId/applications", roles: director },
	{ path: "/:userId/applications/:applicantId", roles: director },
] as const satisfies readonly Entry[];

export type MemberRoute = (typeof memberRoutes)[number]["path"];
