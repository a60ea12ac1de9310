import type { AuditAct, AuditEntry } from "@warmline/contract/audit/calls";

/** What an act is called in a list to choose from. */
export const actLabels: Record<AuditAct, string> = {
	read_transcript: "Read a transcript",
	watch_chat: "Watched a chat",
	reveal_caller: "Looked at a visitor's details",
	take_over_chat: "Took over a chat",
	hand_back_chat: "Handed back a chat",
	transfer_chat: "Gave a chat to somebody",
	end_duty: "Ended somebody's duty",
	change_settings: "Changed the settings",
	set_chats_limit: "Changed somebody's limit",
	read_form: "Read a form",
};

const someone = "somebody";

const sentences: Record<AuditAct, (who: string, about: string | null) => string> = {
	read_transcript: (who) => `${who} read the transcript of a chat`,
	watch_chat: (who, about) => `${who} watched a chat${about ? ` of ${about}` : ""}`,
	reveal_caller: (who) => `${who} looked at a visitor's details in full`,
	take_over_chat: (who, about) => `${who} took over a chat from ${about ?? someone}`,
	hand_back_chat: (who, about) => `${who} handed a chat back to ${about ?? someone}`,
	transfer_chat: (who, about) => `${who} gave a chat to ${about ?? someone}`,
	end_duty: (who, about) => `${who} ended the duty of ${about ?? someone}`,
	change_settings: (who) => `${who} changed how the chat is run`,
	set_chats_limit: (who, about) => `${who} changed how many chats ${about ?? someone} may have`,
	read_form: (who) => `${who} read a form that somebody sent`,
};

export const auditSentence = ({ act, member, about }: AuditEntry): string =>
	`${sentences[act](member.name, about?.name ?? null)}.`;

const settingNames: Readonly<Record<string, string>> = {
	door: "who can ask",
	paused_reason: "paused because of",
	caller_details: "visitors' details",
	open_chats_limit: "chats at a time",
	visitor_silent_minutes: "minutes until a silent chat ends",
	listener_silent_minutes: "minutes until a listener is reminded",
	visitor_gone_minutes: "minutes until a lost chat ends",
};

/** What was changed, with the settings' own names in words. */
export const auditDetail = ({ act, detail }: AuditEntry): string | null => {
	if (detail === null || act !== "change_settings") return detail;
	return detail.replace(/(^|; )(\w+): /g, (all, before: string, name: string) => {
		const words = settingNames[name];
		return words === undefined ? all : `${before}${words}: `;
	});
};
