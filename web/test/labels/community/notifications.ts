import type words from "../../../../content/fr/words/notifications.json";
import type { Labels } from "../sentence.ts";

export const notifications = {
	allRead: "You have read everything.",
	areUnread: { one: "1 is unread.", other: "{count} are unread." },
	commentedOnPost: "{name} commented on your post.",
	followsYouNow: "{name} follows you now.",
	markAllAsRead: "Mark all as read",
	markAsRead: "Mark as read: {sentence}",
	mentionedYou: "{name} mentioned you in a post.",
	noticesNotAllowed:
		"This browser does not allow notices from this site. To allow them, press the sign beside the address above, choose Notifications, and then Allow. Then load this page again.",
	noticesOff: "Notices do not come to this browser while no page is open.",
	noticesOn: "Notices come to this browser, also while no page is open. Never while you are with a visitor.",
	notifications: "Notifications",
	notificationsUnread: { one: "Notifications, {count} unread", other: "Notifications, {count} unread" },
	onThisDevice: "On this device",
	open: "Open",
	othersLikePost: {
		one: "{name} and 1 other person like your post.",
		other: "{name} and {count} other people like your post.",
	},
	turnOnHere: "Turn on on this device",
	unread: "Unread:",
} as const satisfies Labels<typeof words>;
