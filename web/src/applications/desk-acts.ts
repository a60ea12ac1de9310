import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { ApplicationEvent, ApplicationStatus } from "@warmline/contract/applications/calls";
import { say } from "@warmline/contract/say";
import type { DeskAct } from "./desk-api.ts";

type Person = { readonly name: string; readonly kind: ApplicantType };

type ActWords = {
	readonly button: string;
	readonly title: (person: Person) => string;
	/** What happens, before it is confirmed. */
	readonly happens: (person: Person) => string;
	/** What is asked for in the director's words, which go to the applicant; null for an act without. */
	readonly reason: string | null;
	readonly done: (person: Person) => string;
};

export const actWords: Readonly<Record<DeskAct, ActWords>> = {
	accept: {
		button: say("Accept"),
		title: ({ name }) => say("Accept the application of {name}?", { name }),
		happens: ({ name }) =>
			say(
				"{name} gets a mail that says so. Training starts within two weeks. Chats come only after you have marked the training as done.",
				{ name },
			),
		reason: null,
		done: ({ name }) => say("Accepted. A mail is on its way to {name}.", { name }),
	},
	ask: {
		button: say("Ask for more"),
		title: ({ name }) => say("Ask {name} for more?", { name }),
		happens: ({ name }) =>
			say("{name} gets a mail with your words, can change the application, and submits it again.", { name }),
		reason: say("What is missing?"),
		done: ({ name }) => say("Asked. A mail is on its way to {name}.", { name }),
	},
	decline: {
		button: say("Decline"),
		title: ({ name }) => say("Decline the application of {name}?", { name }),
		happens: ({ name }) =>
			say("{name} gets a mail with your words, and may apply again in six months. This cannot be undone.", { name }),
		reason: say("Why?"),
		done: ({ name }) => say("Declined. A mail is on its way to {name}.", { name }),
	},
	training_done: {
		button: say("Training done"),
		title: ({ name }) => say("Is the training of {name} done?", { name }),
		happens: ({ name, kind }) =>
			kind === "supervisor"
				? say("{name} becomes a supervisor, gets a mail that says so, and sees all chats from now on.", { name })
				: say("{name} becomes a listener, gets a mail that says so, and can take chats from now on.", { name }),
		reason: null,
		done: ({ name }) => say("Training done. A mail is on its way to {name}.", { name }),
	},
};

const decisions = ["accept", "ask", "decline"] as const;

/** What can be done to an application as it stands. */
export const actsFor = (status: ApplicationStatus, history: readonly ApplicationEvent[]): readonly DeskAct[] => {
	if (status === "submitted") return decisions;
	const trained = history.some(({ act }) => act === "training_done");
	return status === "accepted" && !trained ? ["training_done"] : [];
};
