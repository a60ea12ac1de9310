import {
	answerInterview as answerInterviewCall,
	answerReference as answerReferenceCall,
	changeRecord as changeRecordCall,
	countReference as countReferenceCall,
	dropReferee as dropRefereeCall,
	interviewCalendar,
	nameReferee as nameRefereeCall,
	proposeInterview as proposeInterviewCall,
	readRecord,
	readReference,
	reinstateVolunteer as reinstateVolunteerCall,
	remindReferee as remindRefereeCall,
	suspendVolunteer as suspendVolunteerCall,
} from "@warmline/contract/applications/record-calls";
import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { addressOf, type Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import { wishedLanguage } from "../../platform/language.ts";
import type { Platform } from "../../platform/platform.ts";
import { limitAddress } from "../../platform/rate-limit/limits.ts";
import { noSuchApplication } from "../lock-draft.ts";
import { maySee } from "../policy.ts";
import { changeRecord } from "./change-record.ts";
import { answerInterview } from "./interviews/answer-interview.ts";
import { proposeInterview } from "./interviews/propose-interview.ts";
import { readCalendarOf } from "./interviews/read-calendar.ts";
import { readRecordOf } from "./read-record.ts";
import { addReferee } from "./references/add-referee.ts";
import { answerReference } from "./references/answer-reference.ts";
import { countReference } from "./references/count-reference.ts";
import { dropReferee } from "./references/drop-referee.ts";
import { noSuchReferee } from "./references/load-referee.ts";
import { readReferenceOf } from "./references/read-reference.ts";
import { remindReferee } from "./references/remind-referee.ts";
import { reinstateVolunteer } from "./standing/reinstate-volunteer.ts";
import { type ReleaseWork, suspendVolunteer } from "./standing/suspend-volunteer.ts";

type Params = Record<string, string>;

/** Looks at references, and answers, that one address may send in an hour. */
const mostLooks = 100;
const mostAnswers = 20;
const hour = 3600;

/** Whose record it is, if who asks may see it. */
const personFor = (reader: MemberRow, { user_id }: Params): string => {
	const person = idFrom(user_id, noSuchApplication);
	if (!maySee(reader, person)) throw noSuchApplication();
	return person;
};

const refereeFrom = ({ referee_id }: Params): string => idFrom(referee_id, noSuchReferee);

/** What applicants and directors do with a record, and referees by the link of their mail. */
export const recordRoutes = (
	calls: Calls<MemberRow>,
	platform: Platform,
	{ releaseWork }: { releaseWork: ReleaseWork },
) => {
	type Asked = { member: MemberRow; params: Params };
	/** Does something for a person, and answers how the record is then. */
	const then = async ({ member, params }: Asked, act: (memberId: string) => Promise<unknown>) => {
		const memberId = personFor(member, params);
		await act(memberId);
		return { result: await readRecordOf(platform, member, memberId) };
	};

	calls.answer(readRecord, (asked) => then(asked, async () => undefined));

	calls.answer(changeRecordCall, (asked) =>
		then(asked, (memberId) => changeRecord(platform, asked.member, memberId, asked.body)),
	);

	calls.answer(nameRefereeCall, (asked) =>
		then(asked, (memberId) => addReferee(platform, asked.member, memberId, asked.body)),
	);

	calls.answer(dropRefereeCall, (asked) =>
		then(asked, (memberId) => dropReferee(platform, asked.member, memberId, refereeFrom(asked.params))),
	);

	calls.answer(remindRefereeCall, (asked) =>
		then(asked, (memberId) => remindReferee(platform, asked.member, memberId, refereeFrom(asked.params))),
	);

	calls.answer(countReferenceCall, (asked) =>
		then(asked, (memberId) => countReference(platform, asked.member, memberId, refereeFrom(asked.params))),
	);

	calls.answer(readReference, async ({ params, request }) => {
		await limitAddress(platform, "reference looks", addressOf(request), { limit: mostLooks, windowSeconds: hour });
		return { result: await readReferenceOf(platform, params.token ?? "") };
	});

	calls.answer(answerReferenceCall, async ({ params, body, request }) => {
		await limitAddress(platform, "references", addressOf(request), { limit: mostAnswers, windowSeconds: hour });
		await answerReference(platform, params.token ?? "", body);
		return { message: t("Thank you. We’ve received your answers.") };
	});

	calls.answer(proposeInterviewCall, (asked) =>
		then(asked, (memberId) => proposeInterview(platform, asked.member, memberId, asked.body)),
	);

	calls.answer(answerInterviewCall, (asked) =>
		then(asked, (memberId) => answerInterview(platform, asked.member, memberId, asked.body)),
	);

	calls.answer(interviewCalendar, ({ member, params, request }) =>
		readCalendarOf(platform, member, personFor(member, params), wishedLanguage(request)),
	);

	calls.answer(suspendVolunteerCall, (asked) =>
		then(asked, (memberId) =>
			suspendVolunteer(platform, asked.member, {
				memberId,
				reason: asked.body.reason,
				until: asked.body.until ?? null,
				releaseWork,
			}),
		),
	);

	calls.answer(reinstateVolunteerCall, (asked) =>
		then(asked, (memberId) => reinstateVolunteer(platform, asked.member, memberId)),
	);
};
