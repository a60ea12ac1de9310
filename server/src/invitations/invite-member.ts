import { futureDaySentence, isFutureDay } from "@warmline/contract/forms/form";
import type { NewInvitation } from "@warmline/contract/invitations/invitation";
import { v7 } from "uuid";
import type { MemberRow } from "../accounts/index.ts";
import { policeCheckProblem } from "../applications/index.ts";
import { record } from "../audit/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { limitTo } from "../platform/rate-limit/limits.ts";
import { alreadyInvited, alreadyMember } from "./errors.ts";
import { linkFrom } from "./invitation-token.ts";
import { limitInvitationMails, type MailsInvitation, mailInvitationJob } from "./mail-invitation.ts";
import { closeExpired, insertInvitations, membersAmong, type NewInvitationRow } from "./queries.ts";

/** In a day, by one director. Who has more people imports a table. */
const mostByDirector = 200;

const optionally = (field: string, problem: string | undefined): Record<string, string> =>
	problem === undefined ? {} : { [field]: problem };

/** Days that lie in the future and a police check that is not accepted: the sentence for each, by its field. */
export const recordProblems = (
	{ certified_since, police_check }: NewInvitation,
	now: Date,
): Record<string, string> => ({
	...optionally("police_check.level", policeCheckProblem(police_check)),
	...(certified_since && isFutureDay(certified_since, now.getTime()) ? { certified_since: futureDaySentence } : {}),
	...(police_check && isFutureDay(police_check.date, now.getTime()) ? { "police_check.date": futureDaySentence } : {}),
});

export const toRow = (
	{ clock, vault }: Pick<Platform, "clock" | "vault">,
	director: Pick<MemberRow, "id">,
	{ police_check, ...invited }: NewInvitation,
): NewInvitationRow => {
	const id = v7();
	const now = clock.now();
	return {
		id,
		name: invited.name,
		email: invited.email,
		role: invited.role,
		certified_since: invited.certified_since ?? null,
		earlier_hours: invited.earlier_hours ?? null,
		police_level: police_check?.level ?? null,
		police_date: police_check?.date ?? null,
		police_expires: police_check?.expires ?? null,
		languages: invited.languages ?? [],
		language: invited.language,
		invited_by: director.id,
		invited_at: now,
		round: 0,
		...linkFrom(vault, now, { id, round: 0 }),
	};
};

/** Promises an email whose link makes a member of somebody. Answers the invitation's id. */
export const inviteOne = async (platform: Platform, director: MemberRow, invited: NewInvitation): Promise<string> => {
	const { database, clock, jobs } = platform;
	const now = clock.now();
	const problems = recordProblems(invited, now);
	const [first] = Object.entries(problems);
	if (first) throw invalid(`invalid_${first[0].split(".")[0]}`, first[1], problems);
	await limitTo(platform, ["invitations by", director.id], { limit: mostByDirector, windowSeconds: 24 * 3600 });
	await limitInvitationMails(platform, invited.email);
	return inTransaction(database.db, async ({ tx }) => {
		if ((await membersAmong(tx, [invited.email])).size > 0) throw alreadyMember();
		await closeExpired(tx, [invited.email], now);
		const [inserted] = await insertInvitations(tx, [toRow(platform, director, invited)]);
		if (!inserted) throw alreadyInvited();
		await record(tx, clock, { act: "invite_member", member: director, params: { role: invited.role } });
		await jobs.promise<MailsInvitation>(mailInvitationJob, { invitation_id: inserted.id, round: 0 }, tx);
		return inserted.id;
	});
};
