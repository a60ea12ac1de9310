import type words from "../../../content/fr/words/audit.json";
import type { Labels } from "./sentence.ts";

export const audit = {
	allOfChat: "All entries for this chat",
	chatSettingsLog: "{who} changed the chat settings.",
	detailsSeenLog: "{who} viewed a visitor’s details in full.",
	erased: "{who} erased {about}.",
	exportLog: "{who} exported the data of {about}.",
	formReadLog: "{who} read a submitted form.",
	handBackLog: "{who} handed a chat back to {about}.",
	member: "Member",
	nothingFound: "No entries match.",
	onlyTheChat: "Only chat {end}.",
	postDeletedLog: "{who} deleted a post of {about}.",
	postHiddenLog: "{who} hid a post of {about}.",
	reportLeftLog: "{who} dismissed a report about {about}.",
	showEverythingAgain: "Show all entries",
	shownAgainLog: "{who} unhid a post or comment of {about}.",
	suspendedLog: "{who} suspended {about} from the community.",
	takeOverLog: "{who} took over a chat from {about}.",
	toDay: "To",
	transcript: "Transcript: {which}",
	transcriptLog: "{who} read the transcript of a chat.",
	unsuspendedLog: "{who} lifted the community suspension of {about}.",
	warned: "{who} warned {about}.",
	whatWasDone: "Action",
} as const satisfies Labels<typeof words>;
