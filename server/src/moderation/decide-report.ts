import type { BodyOf } from "@warmline/contract/calls";
import type { decideReport as decideReportCall, Report, Verdict } from "@warmline/contract/moderation/calls";
import type { MemberRow } from "../accounts/index.ts";
import { type Notice, notify } from "../notifications/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { applyVerdict, type Done } from "./apply-verdict.ts";
import { alreadyDecided, noSuchReport, noSuchVerdict, ownReport } from "./errors.ts";
import { type Became, outcome } from "./notice-text.ts";
import { fits, mayJudge } from "./policy.ts";
import {
	lockReportsAbout,
	lockWaitingReports,
	markDecided,
	type ReportRow,
	reportById,
	reportShown,
} from "./queries.ts";
import { toReport } from "./serializers.ts";

type Said = BodyOf<typeof decideReportCall>;

const placeOf = ({ kind, about_id, post_id }: ReportRow) => ({
	post_id,
	comment_id: kind === "comment" ? about_id : null,
});

const nowhere = { post_id: null, comment_id: null };

const toAuthor = (report: ReportRow, verdict: Verdict, told: Done["told"]): Notice[] => {
	if (report.author_id === null || told === undefined) return [];
	const place = verdict === "remove" ? nowhere : placeOf(report);
	return [{ member_id: report.author_id, kind: "moderation", actor_id: null, ...place, ...told }];
};

/** With the way to it, where they can go there still. */
const toReporters = (reports: readonly ReportRow[], verdict: Verdict, became: Became): Notice[] =>
	reports.flatMap((report) => {
		if (report.reporter_id === null) return [];
		const place = became === "gone" || (verdict !== "keep" && verdict !== "warn") ? nowhere : placeOf(report);
		const message = outcome(report.kind, verdict, became);
		return [{ member_id: report.reporter_id, kind: "moderation", actor_id: null, ...place, message }];
	});

/** Of two moderators who decide on the same at once one wins, also when they were shown different reports of it. */
export const decideReport = async (
	platform: Platform,
	moderator: MemberRow,
	reportId: string,
	said: Said,
): Promise<Report> => {
	const { database, clock } = platform;
	await inTransaction(database.db, async (work) => {
		const { tx } = work;
		const report = await reportById(tx, reportId);
		if (!report || !mayJudge(moderator, report)) throw noSuchReport();
		if (!fits(report.kind, said.verdict)) throw noSuchVerdict();
		await lockReportsAbout(tx, report.about_id);
		const waiting = await lockWaitingReports(tx, report);
		if (!waiting.some(({ id }) => id === reportId)) throw alreadyDecided();
		if (waiting.some(({ reporter_id }) => reporter_id === moderator.id)) throw ownReport();
		const ids = waiting.map(({ id }) => id);
		await markDecided(tx, ids, {
			verdict: said.verdict,
			verdict_words: said.words ?? null,
			decided_by: moderator.id,
			decided_at: clock.now(),
		});
		const { told, became } = await applyVerdict({ platform, work, moderator, report }, said);
		await notify(platform, work, [
			...toAuthor(report, said.verdict, told),
			...toReporters(waiting, said.verdict, became),
		]);
	});
	const decided = await reportShown(database.db, reportId);
	if (!decided) throw noSuchReport();
	return toReport(decided);
};
