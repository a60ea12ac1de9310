import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { ApplicationAct } from "@warmline/contract/applications/acts";
import type { ApplicationEvent } from "@warmline/contract/applications/calls";
import { type RecordStep, recordStepNames } from "@warmline/contract/applications/record";
import { locale, t } from "@warmline/contract/i18n";
import { formerMember } from "@warmline/contract/members/former-member";
import { keptName } from "../../platform/member-name.ts";
import type { BoardStage } from "./stages.ts";

export const kindNames: Readonly<Record<ApplicantType, string>> = {
	listener: t("Listener"),
	placement: t("Placement"),
	supervisor: t("Supervisor"),
};

export const stageNames: Readonly<Record<BoardStage, string>> = {
	draft: t("Draft"),
	submitted: t("Submitted"),
	asked: t("More information requested"),
	training: t("In training"),
	certified: t("Certified"),
	declined: t("Declined"),
};

/** What a stage means, for who sees the board for the first time. */
export const stageHints: Readonly<Record<BoardStage, string>> = {
	draft: t("Started, not submitted yet."),
	submitted: t("Waiting for your decision."),
	asked: t("Waiting for the applicant."),
	training: t("Accepted, not certified yet."),
	certified: t("Active volunteers."),
	declined: t("May apply again after six months."),
};

export const nobodyThere: Readonly<Record<BoardStage, string>> = {
	draft: t("No drafts."),
	submitted: t("All caught up."),
	asked: t("Nothing requested."),
	training: t("No accepted applications in training."),
	certified: t("No certified applicants here yet. Members who joined without applying are under Members."),
	declined: t("No declined applications."),
};

const joined = new Intl.ListFormat(locale, { type: "unit", style: "long" });

/** Steps in one line of words. */
export const stepsText = (steps: readonly RecordStep[]): string =>
	joined.format(steps.map((step) => recordStepNames[step]));

/** Who did it, or speaks for the applicant; a name that is not there any more is that of a member who was erased. */
const nameOf = (name: string | null): string => keptName(name ?? formerMember);

const happened: Readonly<Record<ApplicationAct, (who: string, event: ApplicationEvent) => string>> = {
	begun: (who) => t("{who} started the application.", { who }),
	submitted: (who) => t("{who} submitted it.", { who }),
	asked: (who) => t("{who} requested more information.", { who }),
	accepted: (who) => t("{who} accepted it.", { who }),
	declined: (who) => t("{who} declined it.", { who }),
	note: (who) => t("{who} wrote a note.", { who }),
	training_done: (who, { steps }) =>
		steps.length === 0
			? t("{who} certified the person.", { who })
			: t("{who} certified the person without: {steps}", { who, steps: stepsText(steps) }),
	reference_asked: (who, { text: referee }) =>
		t("{who} named {referee} as a referee; a request was sent.", { who, referee: nameOf(referee) }),
	reference_dropped: (who, { text: referee }) =>
		t("{who} withdrew the reference request to {referee}.", { who, referee: nameOf(referee) }),
	reference_answered: (who, { by, text: referee }) =>
		by === null
			? t("{referee} sent a reference.", { referee: nameOf(referee) })
			: t("{who} accepted a form from {referee} as the reference.", { who, referee: nameOf(referee) }),
	record_changed: (who, { steps }) =>
		steps.length === 0
			? t("{who} edited the record.", { who })
			: t("{who} edited the record. Steps completed: {steps}", { who, steps: stepsText(steps) }),
	interview_proposed: (who) => t("{who} proposed an interview time.", { who }),
	interview_accepted: (who) => t("{who} accepted the interview time.", { who }),
	interview_declined: (who) => t("{who} asked for another time.", { who }),
	suspended: (who) => t("{who} suspended the person.", { who }),
	reinstated: (who) => t("{who} reinstated the person.", { who }),
	mailed: (who, { text: subject }) =>
		subject === null
			? t("{who} emailed everyone in this stage.", { who })
			: t("{who} emailed everyone in this stage: {subject}", { who, subject }),
	reminded: () => t("A reminder was emailed."),
	document_read: (who, { text: document }) =>
		document === null
			? t("{who} opened a document.", { who })
			: t("{who} opened a document: {document}", { who, document }),
};

export const eventSentence = (event: ApplicationEvent): string => happened[event.act](nameOf(event.by), event);

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
