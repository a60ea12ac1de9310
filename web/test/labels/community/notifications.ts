import type words from "../../../../content/fr/words/notifications.json";
import type { Labels } from "../sentence.ts";

export const notifications = {
	allRead: "You’re all caught up.",
	areUnread: { one: "1 unread notification", other: "{count} unread notifications" },
	commentedOnPost: "{name} commented on your post.",
	followsYouNow: "{name} follows you now.",
	markAllAsRead: "Mark all as read",
	markAsRead: "Mark as read: {sentence}",
	mentionedYou: "{name} mentioned you in a post.",
	noticesNotAllowed:
		"This browser doesn’t allow notifications from this site. To allow them, open the site settings next to the address, choose Notifications, then Allow, and reload this page.",
	noticesOff: "You don’t get notifications in this browser while no page is open.",
	noticesOn: "You get notifications in this browser even while no page is open, but never while you’re with a visitor.",
	notifications: "Notifications",
	notificationsUnread: { one: "Notifications, {count} unread", other: "Notifications, {count} unread" },
	onThisDevice: "On this device",
	open: "Open",
	othersLikePost: {
		one: "{name} and 1 other person like your post.",
		other: "{name} and {count} other people like your post.",
	},
	turnOnHere: "Turn on for this device",
	unread: "Unread:",
} as const satisfies Labels<typeof words>;
