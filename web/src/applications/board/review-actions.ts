import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { ApplicationStatus } from "@warmline/contract/applications/calls";
import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { say } from "@warmline/contract/say";
import type { ReviewAction } from "./board-api.ts";

type Person = { readonly name: string; readonly kind: ApplicantType };

type ActWords = {
	readonly button: string;
	readonly title: (person: Person) => string;
	/** What happens, before it is confirmed. */
	readonly happens: (person: Person) => string;
	/** What is asked for in the director's words; null for an act without. */
	readonly reason: string | null;
	/** Who reads these words. */
	readonly reader: (person: Person) => string;
	readonly done: (person: Person) => string;
};

const applicantReads = ({ name }: Person): string => say("{name} will read this.", { name });

export const actionText: Readonly<Record<ReviewAction, ActWords>> = {
	accept: {
		button: say("Accept"),
		title: ({ name }) => say("Accept the application of {name}?", { name }),
		happens: ({ name }) =>
			say(
				"{name} will be told by email. Training starts within two weeks. They can’t take chats until you certify them.",
				{ name },
			),
		reason: null,
		reader: applicantReads,
		done: ({ name }) => say("Accepted. {name} will get an email.", { name }),
	},
	ask: {
		button: say("Request more information"),
		title: ({ name }) => say("Request more information from {name}?", { name }),
		happens: ({ name }) =>
			say("{name} gets your message by email, can edit the application, and submits it again.", { name }),
		reason: say("What’s missing?"),
		reader: applicantReads,
		done: ({ name }) => say("Requested. {name} will get an email.", { name }),
	},
	decline: {
		button: say("Decline"),
		title: ({ name }) => say("Decline the application of {name}?", { name }),
		happens: ({ name }) =>
			say("{name} gets your message by email and may apply again in six months. This can’t be undone.", { name }),
		reason: say("Reason"),
		reader: applicantReads,
		done: ({ name }) => say("Declined. {name} will get an email.", { name }),
	},
	end: {
		button: say("Decline"),
		title: ({ name }) => say("Decline {name} after acceptance?", { name }),
		happens: ({ name }) =>
			say(
				"This ends an application that was accepted. {name} gets your message by email, becomes a new member again, and may reapply in six months. This can’t be undone.",
				{ name },
			),
		reason: say("Reason"),
		reader: applicantReads,
		done: ({ name }) => say("Declined. {name} will get an email.", { name }),
	},
	certify: {
		button: say("Certify"),
		title: ({ name }) => say("Certify {name}?", { name }),
		happens: ({ name, kind }) =>
			kind === "supervisor"
				? say("{name} becomes a supervisor, is told by email, and can see all chats from now on.", { name })
				: say("{name} becomes a listener, is told by email, and can take chats from now on.", { name }),
		reason: say("Reason for skipping these steps"),
		reader: () => say("For directors only. Recorded in the history."),
		done: ({ name }) => say("Certified. {name} will get an email.", { name }),
	},
	suspend: {
		button: say("Suspend"),
		title: ({ name }) => say("Suspend {name}?", { name }),
		happens: ({ name }) =>
			say(
				"{name} gets your message by email and can’t take chats until you reinstate them. Open chats return to the queue immediately.",
				{ name },
			),
		reason: say("Reason"),
		reader: applicantReads,
		done: ({ name }) => say("Suspended. {name} will get an email.", { name }),
	},
	reinstate: {
		button: say("Reinstate"),
		title: ({ name }) => say("Reinstate {name}?", { name }),
		happens: ({ name, kind }) =>
			kind === "supervisor"
				? say("{name} is a supervisor again, is told by email, and can see all chats from now on.", { name })
				: say("{name} is a listener again, is told by email, and can take chats from now on.", { name }),
		reason: null,
		reader: applicantReads,
		done: ({ name }) => say("Reinstated. {name} will get an email.", { name }),
	},
};

/** Whether this person takes chats alone, or is only kept from it for a while. */
export const isCertified = (record: Pick<VolunteerRecord, "certified_at"> | undefined): boolean =>
	(record?.certified_at ?? null) !== null;

const decisions = ["accept", "ask", "decline"] as const;

/** What can be done as things stand; of who is accepted only when the record is known, which says what is missing. */
export const actsFor = (
	status: ApplicationStatus,
	record: Pick<VolunteerRecord, "suspended" | "certified_at"> | undefined,
): readonly ReviewAction[] => {
	if (status === "submitted") return decisions;
	if (status !== "accepted" || record === undefined) return [];
	if (record.suspended !== null) return ["reinstate"];
	return isCertified(record) ? ["suspend"] : ["certify", "end"];
};

/** What was written for acts that cannot be done any more, to be copied. */
export const wordsWithoutAct = (
	words: Readonly<Partial<Record<ReviewAction, string>>>,
	acts: readonly ReviewAction[],
): readonly (readonly [act: string, text: string])[] =>
	Object.entries(words).filter(([act, text]) => text.trim() !== "" && acts.every((one) => one !== act));
