import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { ApplicationStatus } from "@warmline/contract/applications/calls";
import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { say } from "@warmline/contract/say";
import type { DeskAct } from "./desk-api.ts";

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

const applicantReads = ({ name }: Person): string => say("{name} reads these words.", { name });

export const actWords: Readonly<Record<DeskAct, ActWords>> = {
	accept: {
		button: say("Accept"),
		title: ({ name }) => say("Accept the application of {name}?", { name }),
		happens: ({ name }) =>
			say(
				"{name} gets a mail that says so. Training starts within two weeks. Chats come only after you have certified {name}.",
				{ name },
			),
		reason: null,
		reader: applicantReads,
		done: ({ name }) => say("Accepted. A mail is on its way to {name}.", { name }),
	},
	ask: {
		button: say("Ask for more"),
		title: ({ name }) => say("Ask {name} for more?", { name }),
		happens: ({ name }) =>
			say("{name} gets a mail with your words, can change the application, and submits it again.", { name }),
		reason: say("What is missing?"),
		reader: applicantReads,
		done: ({ name }) => say("Asked. A mail is on its way to {name}.", { name }),
	},
	decline: {
		button: say("Decline"),
		title: ({ name }) => say("Decline the application of {name}?", { name }),
		happens: ({ name }) =>
			say("{name} gets a mail with your words, and may apply again in six months. This cannot be undone.", { name }),
		reason: say("Why?"),
		reader: applicantReads,
		done: ({ name }) => say("Declined. A mail is on its way to {name}.", { name }),
	},
	end: {
		button: say("Decline"),
		title: ({ name }) => say("End the way of {name} here?", { name }),
		happens: ({ name }) =>
			say(
				"It was accepted, and ends now. {name} gets a mail with your words, is a new member again, and may apply again in six months. This cannot be undone.",
				{ name },
			),
		reason: say("Why?"),
		reader: applicantReads,
		done: ({ name }) => say("Declined. A mail is on its way to {name}.", { name }),
	},
	certify: {
		button: say("Certify"),
		title: ({ name }) => say("Certify {name}?", { name }),
		happens: ({ name, kind }) =>
			kind === "supervisor"
				? say("{name} becomes a supervisor, gets a mail that says so, and sees all chats from now on.", { name })
				: say("{name} becomes a listener, gets a mail that says so, and can take chats from now on.", { name }),
		reason: say("Why without these steps?"),
		reader: () => say("For directors: it stands in the history."),
		done: ({ name }) => say("Certified. A mail is on its way to {name}.", { name }),
	},
	suspend: {
		button: say("Suspend"),
		title: ({ name }) => say("Suspend {name}?", { name }),
		happens: ({ name }) =>
			say(
				"{name} gets a mail with your words and takes no chats until you reinstate the role. Open chats go back to the queue at once.",
				{ name },
			),
		reason: say("Why?"),
		reader: applicantReads,
		done: ({ name }) => say("Suspended. A mail is on its way to {name}.", { name }),
	},
	reinstate: {
		button: say("Reinstate"),
		title: ({ name }) => say("Reinstate {name}?", { name }),
		happens: ({ name, kind }) =>
			kind === "supervisor"
				? say("{name} is a supervisor again, gets a mail that says so, and sees all chats from now on.", { name })
				: say("{name} is a listener again, gets a mail that says so, and can take chats from now on.", { name }),
		reason: null,
		reader: applicantReads,
		done: ({ name }) => say("Reinstated. A mail is on its way to {name}.", { name }),
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
): readonly DeskAct[] => {
	if (status === "submitted") return decisions;
	if (status !== "accepted" || record === undefined) return [];
	if (record.suspended !== null) return ["reinstate"];
	return isCertified(record) ? ["suspend"] : ["certify", "end"];
};

/** What was written for acts that cannot be done any more, to be copied. */
export const wordsWithoutAct = (
	words: Readonly<Partial<Record<DeskAct, string>>>,
	acts: readonly DeskAct[],
): readonly (readonly [act: string, text: string])[] =>
	Object.entries(words).filter(([act, text]) => text.trim() !== "" && acts.every((one) => one !== act));
