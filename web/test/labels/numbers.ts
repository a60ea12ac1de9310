import type words from "../../../content/fr/words/numbers.json";
import type { Labels } from "./sentence.ts";

export const numbers = {
	byMonth: "By month",
	days: "Days",
	daysInWrongOrder: "The last day comes after the first.",
	firstDay: "First day",
	hideTheTable: "Hide the table",
	howTheyFelt: "How they felt",
	lastDay: "Last day",
	lastSevenDays: "Last 7 days",
	noChatsInSpan: "No chats in this span.",
	noWholeMonth: "No month of these days has been over for a week. It is told then.",
	numbers: "Numbers",
	numbersFailed: "The numbers could not be fetched.",
	otherDays: "Other days",
	parts: "Parts",
	peopleWhoAsked: "People who asked",
	print: "Print",
	regions: "Regions",
	saveAsTable: "Save as a table (CSV)",
	showTheTable: "Show the table",
	volumeInWords: "{asked} people asked in these days, and {handled} were answered.",
	waits: "How long they waited",
	whenTheyAsk: "When they ask",
} as const satisfies Labels<typeof words>;
