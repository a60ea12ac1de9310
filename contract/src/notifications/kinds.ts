/** What a member hears of. */
export const notificationKinds = [
	"mention",
	"comment",
	"like",
	"follow",
	"shift",
	"application",
	"moderation",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Where it can be heard of besides the list: on open pages it always is. */
export const notificationWays = ["mail", "push"] as const;
export type NotificationWay = (typeof notificationWays)[number];
