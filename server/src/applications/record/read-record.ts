import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { formerEmailsLeftTo, type MemberRow, memberById } from "../../accounts/index.ts";
import type { Platform } from "../../platform/platform.ts";
import { noSuchApplication } from "../lock-draft.ts";
import { maySee } from "../policy.ts";
import { latestApplication } from "../queries.ts";
import { standingOf } from "./lock-record.ts";
import { agreementFrom, lookersOf, recordOf } from "./record-queries.ts";
import { toRecord } from "./record-serializers.ts";
import { refereesOf, referencesFrom } from "./references/referee-queries.ts";

/** How far somebody is on the way, as the person sees it, or a director. */
export const readRecordOf = async (
	{ database: { db }, clock }: Platform,
	reader: Pick<MemberRow, "id" | "role">,
	memberId: string,
): Promise<VolunteerRecord> => {
	const member = maySee(reader, memberId) ? await memberById(db, memberId) : undefined;
	if (!member) throw noSuchApplication();
	const [application, record, lookers, referees, formerEmails] = await Promise.all([
		latestApplication(db, memberId),
		recordOf(db, memberId),
		lookersOf(db, memberId),
		refereesOf(db, memberId),
		formerEmailsLeftTo(db, memberId),
	]);
	const waiting = referees.filter(({ answered_at }) => answered_at === null);
	const [standing, references, agreement] = await Promise.all([
		standingOf(db, { member, application, record }, clock.now()),
		referencesFrom(
			db,
			waiting.map(({ email }) => email),
		),
		agreementFrom(db, [member.email, ...formerEmails], record?.nda_form_id ?? null),
	]);
	const whole = { application, record, standing, lookers, referees, references, agreement };
	return toRecord({ ...whole, user_id: memberId, kind: standing.kind }, reader.id === memberId);
};
