import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { ApplicationAct } from "@warmline/contract/applications/acts";
import type { ApplicationEvent } from "@warmline/contract/applications/calls";
import { type RecordStep, recordStepNames } from "@warmline/contract/applications/record";
import { locale, say } from "@warmline/contract/say";
import type { DeskStage } from "./desk-stages.ts";

export const kindNames: Readonly<Record<ApplicantType, string>> = {
	listener: say("Listener"),
	placement: say("Placement"),
	supervisor: say("Supervisor"),
};

export const stageNames: Readonly<Record<DeskStage, string>> = {
	draft: say("Draft"),
	submitted: say("Submitted"),
	asked: say("Asked for more"),
	training: say("In training"),
	certified: say("Certified"),
	declined: say("Declined"),
};

/** What a stage means, for who sees the board for the first time. */
export const stageHints: Readonly<Record<DeskStage, string>> = {
	draft: say("Begun, not sent yet."),
	submitted: say("To be read and decided."),
	asked: say("The applicant is to add something."),
	training: say("Accepted, until you certify."),
	certified: say("They listen, or supervise."),
	declined: say("May apply again six months later."),
};

export const nobodyThere: Readonly<Record<DeskStage, string>> = {
	draft: say("No drafts."),
	submitted: say("Nothing waits for you."),
	asked: say("Nobody was asked for more."),
	training: say("Nobody is in training."),
	certified: say("Nobody is certified yet."),
	declined: say("Nobody was declined."),
};

const joined = new Intl.ListFormat(locale, { type: "unit", style: "long" });

/** Steps in one line of words. */
export const stepsInWords = (steps: readonly RecordStep[]): string =>
	joined.format(steps.map((step) => recordStepNames[step]));

const someone = say("Somebody");
const someoneElse = say("somebody");

const happened: Readonly<Record<ApplicationAct, (who: string, event: ApplicationEvent) => string>> = {
	begun: (who) => say("{who} began the application.", { who }),
	submitted: (who) => say("{who} submitted it.", { who }),
	asked: (who) => say("{who} asked for more.", { who }),
	accepted: (who) => say("{who} accepted it.", { who }),
	declined: (who) => say("{who} declined it.", { who }),
	note: (who) => say("{who} wrote a note.", { who }),
	training_done: (who, { steps }) =>
		steps.length === 0
			? say("{who} certified the person.", { who })
			: say("{who} certified the person without: {steps}", { who, steps: stepsInWords(steps) }),
	reference_asked: (who, { text: referee }) =>
		say("{who} named {referee}, who was asked for a reference.", { who, referee: referee ?? someoneElse }),
	reference_dropped: (who, { text: referee }) =>
		say("{who} took {referee} back, who was asked for a reference.", { who, referee: referee ?? someoneElse }),
	reference_answered: (who, { by, text: referee }) =>
		by === null
			? say("{referee} sent a reference.", { referee: referee ?? someone })
			: say("{who} counted a form of {referee} as the reference.", { who, referee: referee ?? someoneElse }),
	record_changed: (who, { steps }) =>
		steps.length === 0
			? say("{who} wrote into the record.", { who })
			: say("{who} wrote into the record. Done by it: {steps}", { who, steps: stepsInWords(steps) }),
	interview_proposed: (who) => say("{who} proposed a time for the interview.", { who }),
	interview_accepted: (who) => say("{who} accepted the time of the interview.", { who }),
	interview_declined: (who) => say("{who} asked for another time.", { who }),
	suspended: (who) => say("{who} suspended the person.", { who }),
	reinstated: (who) => say("{who} reinstated the person.", { who }),
	mailed: (who, { text: subject }) =>
		subject === null
			? say("{who} wrote to everybody in this stage.", { who })
			: say("{who} wrote to everybody in this stage: {subject}", { who, subject }),
	reminded: () => say("A reminder was mailed."),
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
export const eventWords = ({ act, text }: ApplicationEvent): string | null => (inSentence.includes(act) ? null : text);
