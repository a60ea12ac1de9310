import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { ApplicationAct, ApplicationEvent, ApplicationStatus } from "@warmline/contract/applications/calls";
import { say } from "@warmline/contract/say";

export const kindNames: Readonly<Record<ApplicantType, string>> = {
	listener: say("Listener"),
	placement: say("Placement"),
	supervisor: say("Supervisor"),
};

export const stageNames: Readonly<Record<ApplicationStatus, string>> = {
	draft: say("Draft"),
	submitted: say("Submitted"),
	asked: say("Asked for more"),
	accepted: say("Accepted"),
	declined: say("Declined"),
};

/** What a stage means, for who sees the board for the first time. */
export const stageHints: Readonly<Record<ApplicationStatus, string>> = {
	draft: say("Begun, not sent yet."),
	submitted: say("To be read and decided."),
	asked: say("The applicant is to add something."),
	accepted: say("In training, until you mark it as done."),
	declined: say("May apply again six months later."),
};

export const nobodyThere: Readonly<Record<ApplicationStatus, string>> = {
	draft: say("No drafts."),
	submitted: say("Nothing waits for you."),
	asked: say("Nobody was asked for more."),
	accepted: say("Nobody is in training."),
	declined: say("Nobody was declined."),
};

const someone = say("Somebody");

const happened: Readonly<Record<ApplicationAct, (who: string, event: ApplicationEvent) => string>> = {
	begun: (who) => say("{who} began the application.", { who }),
	submitted: (who) => say("{who} submitted it.", { who }),
	asked: (who) => say("{who} asked for more.", { who }),
	accepted: (who) => say("{who} accepted it.", { who }),
	declined: (who) => say("{who} declined it.", { who }),
	note: (who) => say("{who} wrote a note.", { who }),
	training_done: (who) => say("{who} marked the training as done.", { who }),
	document_read: (who, { text: document }) =>
		document === null
			? say("{who} opened a document.", { who })
			: say("{who} opened a document: {document}", { who, document }),
};

export const eventSentence = (event: ApplicationEvent): string => happened[event.act](event.by ?? someone, event);

/** What somebody wrote with it: a reason or a note. A document's name stands in the sentence. */
export const eventWords = ({ act, text }: ApplicationEvent): string | null => (act === "document_read" ? null : text);
