import type { AuditAct, AuditEntry } from "@warmline/contract/audit/calls";
import { say } from "@warmline/contract/say";

/** What an act is called in a list to choose from. */
export const actLabels: Record<AuditAct, string> = {
	read_transcript: say("Read a transcript"),
	watch_chat: say("Watched a chat"),
	reveal_caller: say("Looked at a visitor's details"),
	take_over_chat: say("Took over a chat"),
	hand_back_chat: say("Handed back a chat"),
	transfer_chat: say("Gave a chat to somebody"),
	end_duty: say("Ended somebody's duty"),
	change_settings: say("Changed the settings"),
	set_chats_limit: say("Changed somebody's limit"),
	read_form: say("Read a form"),
	read_application: say("Read an application"),
	read_document: say("Opened a document"),
	decide_application: say("Decided on an application"),
	finish_training: say("Marked a training as done"),
};

const someone = say("somebody");

const sentences: Record<AuditAct, (who: string, about: string | null) => string> = {
	read_transcript: (who) => say("{who} read the transcript of a chat.", { who }),
	watch_chat: (who, about) =>
		about === null ? say("{who} watched a chat.", { who }) : say("{who} watched a chat of {about}.", { who, about }),
	reveal_caller: (who) => say("{who} looked at a visitor's details in full.", { who }),
	take_over_chat: (who, about) => say("{who} took over a chat from {about}.", { who, about: about ?? someone }),
	hand_back_chat: (who, about) => say("{who} handed a chat back to {about}.", { who, about: about ?? someone }),
	transfer_chat: (who, about) => say("{who} gave a chat to {about}.", { who, about: about ?? someone }),
	end_duty: (who, about) => say("{who} ended the duty of {about}.", { who, about: about ?? someone }),
	change_settings: (who) => say("{who} changed how the chat is run.", { who }),
	set_chats_limit: (who, about) =>
		say("{who} changed how many chats {about} may have.", { who, about: about ?? someone }),
	read_form: (who) => say("{who} read a form that somebody sent.", { who }),
	read_application: (who, about) => say("{who} read the application of {about}.", { who, about: about ?? someone }),
	read_document: (who, about) => say("{who} opened a document of {about}.", { who, about: about ?? someone }),
	decide_application: (who, about) =>
		say("{who} decided on the application of {about}.", { who, about: about ?? someone }),
	finish_training: (who, about) =>
		say("{who} marked the training of {about} as done.", { who, about: about ?? someone }),
};

export const auditSentence = ({ act, member, about }: AuditEntry): string =>
	sentences[act](member.name, about?.name ?? null);

const settingNames: ReadonlyMap<string, string> = new Map([
	["door", say("who can ask:")],
	["paused_reason", say("paused because of:")],
	["caller_details", say("visitors' details:")],
	["open_chats_limit", say("chats at a time:")],
	["visitor_silent_minutes", say("minutes until a silent chat ends:")],
	["listener_silent_minutes", say("minutes until a listener is reminded:")],
	["visitor_gone_minutes", say("minutes until a lost chat ends:")],
]);

/** What stands in a line in the server's words; anything else is a number, or what somebody wrote. */
const values: ReadonlyMap<string, string> = new Map([
	["always", say("always")],
	["presence", say("presence")],
	["full", say("full")],
	["masked", say("masked")],
	["none", say("none")],
	["as everybody", say("as everybody")],
]);
const valueInWords = (value: string): string => values.get(value) ?? value;

const decisions: ReadonlyMap<string, string> = new Map([
	["accept", say("accepted")],
	["decline", say("declined")],
	["ask", say("asked for something more")],
]);

/** `chats at a time: 3 to 4`. A reason of several words is left as it was written. */
const changeOf = (name: string, before: string | undefined, after: string | undefined): string =>
	before === undefined || after === undefined
		? `${name} `
		: `${name} ${say("{before} to {after}", { before: valueInWords(before), after: valueInWords(after) })}`;

/** What was changed, with the settings' own names in words. */
export const auditDetail = ({ act, detail }: AuditEntry): string | null => {
	if (detail === null) return null;
	if (act === "set_chats_limit") return valueInWords(detail);
	if (act === "decide_application") return decisions.get(detail) ?? detail;
	if (act !== "change_settings") return detail;
	return detail.replace(
		/(^|; )(\w+): (?:(\S+) to ([^\s;]+)(?=; |$))?/g,
		(all, start: string, name: string, before?: string, after?: string) => {
			const words = settingNames.get(name);
			return words === undefined ? all : `${start}${changeOf(words, before, after)}`;
		},
	);
};
