import type words from "../../../content/fr/words/alerts.json";
import type { Labels } from "./sentence.ts";

export const alerts = {
	alert: "Alert",
	alertPeople: "Alert people about this",
	alertSettings: "Alert settings",
	askMe: "Alert me when no one else answers",
	chooseTexts: "You confirmed {number}. Choose above which alerts come by text message.",
	code: "Code",
	confirmNumber: "Confirm the number",
	dismiss: "Dismiss",
	from: "From",
	minutes: { one: "1 minute", other: "{count} minutes" },
	mobileNumber: "Mobile number",
	noAlerts: "No alerts yet.",
	notDelivered: "Not delivered",
	openChats: "Open the chats",
	openLog: "Open the alert log",
	quietHours: "Quiet hours",
	respondedAfter: "{name} responded after {time}.",
	save: "Save",
	saved: "Saved. It applies from now on.",
	sendCode: "Send me a code",
	textsGoTo: "Text messages go to {number}.",
	until: "Until",
	visitorsWaiting: {
		one: "A visitor is waiting for someone to answer.",
		other: "{count} visitors are waiting for someone to answer.",
	},
} as const satisfies Labels<typeof words>;
