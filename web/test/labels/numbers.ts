import type words from "../../../content/fr/words/numbers.json";
import type { Labels } from "./sentence.ts";

export const numbers = {
	byMonth: "By month",
	days: "Date range",
	daysInWrongOrder: "The last day must not be before the first.",
	firstDay: "First day",
	hideTheTable: "Hide table",
	howTheyFelt: "Distress before and after",
	lastDay: "Last day",
	lastSevenDays: "Last 7 days",
	noChatsInSpan: "No chats in this period.",
	noWholeMonth: "No complete month in this period has been over for a week yet. Monthly figures appear then.",
	numbers: "Statistics",
	numbersFailed: "Couldn’t load the figures.",
	otherDays: "Custom",
	parts: "Group by",
	peopleWhoAsked: "Chat requests",
	print: "Print",
	regions: "Regions",
	resourcesShared: "Resources shared",
	saveAsTable: "Download CSV",
	showTheTable: "Show table",
	tooFewToShow: "Too few in each month to show separately.",
	volumeInWords: "{asked} chat requests in this period, {handled} answered.",
	waits: "Wait times",
	whenTheyAsk: "Busiest hours",
} as const satisfies Labels<typeof words>;
