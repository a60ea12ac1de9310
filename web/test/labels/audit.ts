import type words from "../../../content/fr/words/audit.json";
import type { Labels } from "./sentence.ts";

export const audit = {
	allOfChat: "All of this chat",
	chatSettingsLog: "{who} changed how the chat is run.",
	detailsSeenLog: "{who} looked at a visitor's details in full.",
	erased: "{who} erased {about}.",
	exportLog: "{who} exported what is kept of {about}.",
	formReadLog: "{who} read a form that somebody sent.",
	handBackLog: "{who} handed a chat back to {about}.",
	member: "Member",
	nothingFound: "Nothing was written down that fits.",
	onlyTheChat: "Only the chat {end}.",
	postDeletedLog: "{who} deleted a post of {about}.",
	postHiddenLog: "{who} hid a post of {about}.",
	reportLeftLog: "{who} left what somebody reported about {about} as it is.",
	showEverythingAgain: "Show everything again",
	shownAgainLog: "{who} showed again what {about} had written.",
	suspendedLog: "{who} suspended {about} from the community.",
	takeOverLog: "{who} took over a chat from {about}.",
	toUtcDay: "To (UTC day)",
	tookOverChat: "Took over a chat",
	transcript: "Transcript: {which}",
	transcriptLog: "{who} read the transcript of a chat.",
	unsuspendedLog: "{who} let {about} write in the community again.",
	warned: "{who} warned {about}.",
	whatWasDone: "What was done",
} as const satisfies Labels<typeof words>;
