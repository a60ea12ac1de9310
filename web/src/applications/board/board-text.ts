import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { ApplicationAct } from "@warmline/contract/applications/acts";
import type { ApplicationEvent } from "@warmline/contract/applications/calls";
import { type RecordStep, recordStepNames } from "@warmline/contract/applications/record";
import { locale, say } from "@warmline/contract/say";
import type { BoardStage } from "./stages.ts";

export const kindNames: Readonly<Record<ApplicantType, string>> = {
	listener: say("Listener"),
	placement: say("Placement"),
	supervisor: say("Supervisor"),
};

export const stageNames: Readonly<Record<BoardStage, string>> = {
	draft: say("Draft"),
	submitted: say("Submitted"),
	asked: say("More information requested"),
	training: say("In training"),
	certified: say("Certified"),
	declined: say("Declined"),
};

/** What a stage means, for who sees the board for the first time. */
export const stageHints: Readonly<Record<BoardStage, string>> = {
	draft: say("Started, not submitted yet."),
	submitted: say("Waiting for your decision."),
	asked: say("Waiting for the applicant."),
	training: say("Accepted, not certified yet."),
	certified: say("Active volunteers."),
	declined: say("May apply again after six months."),
};

export const nobodyThere: Readonly<Record<BoardStage, string>> = {
	draft: say("No drafts."),
	submitted: say("All caught up."),
	asked: say("Nothing requested."),
	training: say("No one in training."),
	certified: say("No one certified yet."),
	declined: say("No one declined."),
};

const joined = new Intl.ListFormat(locale, { type: "unit", style: "long" });

/** Steps in one line of words. */
export const stepsInWords = (steps: readonly RecordStep[]): string =>
	joined.format(steps.map((step) => recordStepNames[step]));

const someone = say("Somebody");
const someoneElse = say("someone");

const happened: Readonly<Record<ApplicationAct, (who: string, event: ApplicationEvent) => string>> = {
	begun: (who) => say("{who} started the application.", { who }),
	submitted: (who) => say("{who} submitted it.", { who }),
	asked: (who) => say("{who} requested more information.", { who }),
	accepted: (who) => say("{who} accepted it.", { who }),
	declined: (who) => say("{who} declined it.", { who }),
	note: (who) => say("{who} wrote a note.", { who }),
	training_done: (who, { steps }) =>
		steps.length === 0
			? say("{who} certified the person.", { who })
			: say("{who} certified the person without: {steps}", { who, steps: stepsInWords(steps) }),
	reference_asked: (who, { text: referee }) =>
		say("{who} named {referee} as a referee; a request was sent.", { who, referee: referee ?? someoneElse }),
	reference_dropped: (who, { text: referee }) =>
		say("{who} withdrew the reference request to {referee}.", { who, referee: referee ?? someoneElse }),
	reference_answered: (who, { by, text: referee }) =>
		by === null
			? say("{referee} sent a reference.", { referee: referee ?? someone })
			: say("{who} accepted a form from {referee} as the reference.", { who, referee: referee ?? someoneElse }),
	record_changed: (who, { steps }) =>
		steps.length === 0
			? say("{who} edited the record.", { who })
			: say("{who} edited the record. Steps completed: {steps}", { who, steps: stepsInWords(steps) }),
	interview_proposed: (who) => say("{who} proposed an interview time.", { who }),
	interview_accepted: (who) => say("{who} accepted the interview time.", { who }),
	interview_declined: (who) => say("{who} asked for another time.", { who }),
	suspended: (who) => say("{who} suspended the person.", { who }),
	reinstated: (who) => say("{who} reinstated the person.", { who }),
	mailed: (who, { text: subject }) =>
		subject === null
			? say("{who} emailed everyone in this stage.", { who })
			: say("{who} emailed everyone in this stage: {subject}", { who, subject }),
	reminded: () => say("A reminder was emailed."),
	document_read: (who, { text: document }) =>
		document === null
			? say("{who} opened a document.", { who })
			: say("{who} opened a document: {document}", { who, document }),
};

export const eventSentence = (event: ApplicationEvent): string => happened[event.act](event.by ?? someone, event);

/** Acts whose text stands in the sentence: the name of a document or of a referee, the subject of a mail. */
const inSentence: readonly ApplicationAct[] = [
	"document_read",
	"mailed",
	"reference_asked",
	"reference_dropped",
	"reference_answered",
];

/** What somebody wrote with it: a reason, a note, or an answer. */
export const eventText = ({ act, text }: ApplicationEvent): string | null => (inSentence.includes(act) ? null : text);
