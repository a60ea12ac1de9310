import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { ApplicationStatus } from "@warmline/contract/applications/calls";
import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import type { ReviewAction } from "./board-api.ts";

type Person = { readonly name: string; readonly kind: ApplicantType };

type ActText = {
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

const applicantReads = ({ name }: Person): string => t("{name} will read this.", { name });

export const actionText: Readonly<Record<ReviewAction, ActText>> = {
	accept: {
		button: t("Accept"),
		title: ({ name }) => t("Accept the application of {name}?", { name }),
		happens: ({ name }) =>
			t("We’ll email {name}. Training starts within two weeks. They can’t take chats until you certify them.", {
				name,
			}),
		reason: null,
		reader: applicantReads,
		done: ({ name }) => t("Accepted. {name} will get an email.", { name }),
	},
	ask: {
		button: t("Request more information"),
		title: ({ name }) => t("Request more information from {name}?", { name }),
		happens: ({ name }) =>
			t("{name} gets your message by email, can edit the application, and submits it again.", { name }),
		reason: t("What’s missing?"),
		reader: applicantReads,
		done: ({ name }) => t("Requested. {name} will get an email.", { name }),
	},
	decline: {
		button: t("Decline"),
		title: ({ name }) => t("Decline the application of {name}?", { name }),
		happens: ({ name }) =>
			t("{name} gets your message by email and may apply again in six months. This can’t be undone.", { name }),
		reason: t("Reason"),
		reader: applicantReads,
		done: ({ name }) => t("Declined. {name} will get an email.", { name }),
	},
	end: {
		button: t("End the application"),
		title: ({ name }) => t("End the application of {name}?", { name }),
		happens: ({ name }) =>
			t(
				"This ends an application that was accepted. {name} gets your message by email, becomes a new member again, and may reapply in six months. This can’t be undone.",
				{ name },
			),
		reason: t("Reason"),
		reader: applicantReads,
		done: ({ name }) => t("Ended. {name} will get an email.", { name }),
	},
	certify: {
		button: t("Certify"),
		title: ({ name }) => t("Certify {name}?", { name }),
		happens: ({ name, kind }) =>
			kind === "supervisor"
				? t("{name} becomes a supervisor and can see all chats from now on. We’ll email them.", { name })
				: t("{name} becomes a listener and can take chats from now on. We’ll email them.", { name }),
		reason: t("Reason for skipping these steps"),
		reader: () => t("For directors only. Recorded in the history."),
		done: ({ name }) => t("Certified. {name} will get an email.", { name }),
	},
	suspend: {
		button: t("Suspend"),
		title: ({ name }) => t("Suspend {name}?", { name }),
		happens: ({ name }) =>
			t(
				"{name} gets your message by email and can’t take chats until you reinstate them. Open chats return to the queue immediately, and their booked shifts are released.",
				{ name },
			),
		reason: t("Reason"),
		reader: applicantReads,
		done: ({ name }) => t("Suspended. {name} will get an email.", { name }),
	},
	reinstate: {
		button: t("Reinstate"),
		title: ({ name }) => t("Reinstate {name}?", { name }),
		happens: ({ name, kind }) =>
			kind === "supervisor"
				? t("{name} is a supervisor again and can see all chats from now on. We’ll email them.", { name })
				: t("{name} is a listener again and can take chats from now on. We’ll email them.", { name }),
		reason: null,
		reader: applicantReads,
		done: ({ name }) => t("Reinstated. {name} will get an email.", { name }),
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

/** No way back: these stand apart from what leads on. */
export const isFinal = (act: ReviewAction): boolean => act === "decline" || act === "end";

/** What was written for acts that cannot be done any more, to be copied. */
export const wordsWithoutAct = (
	words: Readonly<Partial<Record<ReviewAction, string>>>,
	acts: readonly ReviewAction[],
): readonly (readonly [act: string, text: string])[] =>
	Object.entries(words).filter(([act, text]) => text.trim() !== "" && acts.every((one) => one !== act));
