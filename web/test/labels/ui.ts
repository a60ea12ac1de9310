import type words from "../../../content/fr/words/ui.json";
import type { Labels } from "./sentence.ts";

export const ui = {
	cancel: "Cancel",
	close: "Close",
	connectionLost: "The connection is lost. What you typed is kept.",
	error: "Error",
	fetchingMessages: "Fetching messages...",
	isTyping: "{name} is typing...",
	leaveThisPage: "Leave this page",
	messageSeen: "Your message was seen.",
	messages: "Messages",
	messagesFailed: "Failed to fetch chat messages.",
	news: "News",
	noMessagesFound: "No messages found.",
	optional: "(optional)",
	reconnect: "Reconnect",
	reconnecting: "Reconnecting... What you typed is kept.",
	reloadPage: "Reload Page",
	search: "Search",
	seen: "Seen",
	send: "Send",
	sending: "Sending...",
	sent: "Sent",
	tryAgain: "Try again",
	typeAMessage: "Type a message...",
} as const satisfies Labels<typeof words>;
