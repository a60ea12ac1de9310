import type { BodyOf } from "@warmline/contract/calls";
import type { sendReport as sendReportCall } from "@warmline/contract/moderation/calls";
import { v7 } from "uuid";
import { avatarOf, type MemberRow } from "../accounts/index.ts";
import { reportable } from "../feed/index.ts";
import { notify } from "../notifications/index.ts";
import type { Db } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { limitTo } from "../platform/rate-limit/limits.ts";
import { alreadyReported, cannotReportYourself, nothingToReport } from "./errors.ts";
import { insertReport, isAlone, lockReportsAbout, memberToReport, moderatorIds, type ReportRow } from "./queries.ts";

/** What a profile says when it is reported: it can be changed afterwards. */
const profileAsText = (member: MemberRow): string =>
	[
		`${member.first_name} ${member.last_name} (@${member.username})`,
		member.nickname,
		member.about,
		member.website,
		avatarOf(member),
	]
		.filter((line) => line !== null)
		.join("\n");

type Asked = BodyOf<typeof sendReportCall>;

/** So many a day are enough for anybody, and few enough to be read. */
const most = 30;

const seenBy = async (db: Db, reporter: MemberRow, { kind, id }: Asked) => {
	if (kind !== "member") return reportable(db, reporter, kind, id);
	const member = await memberToReport(db, id);
	return member && { author_id: id, content: profileAsText(member), post_id: null };
};

/** Those who may decide on it. */
const judgesOf = async (tx: Db, { author_id, reporter_id }: ReportRow) =>
	(await moderatorIds(tx)).filter((id) => id !== author_id && id !== reporter_id);

/** Moderators hear of a thing once, however many report it. */
export const sendReport = async (platform: Platform, reporter: MemberRow, asked: Asked): Promise<void> => {
	const { database, clock } = platform;
	await limitTo(platform, ["report", reporter.id], { limit: most, windowSeconds: 86_400 });
	await inTransaction(database.db, async (work) => {
		const { tx } = work;
		await lockReportsAbout(tx, asked.id);
		const seen = await seenBy(tx, reporter, asked);
		if (!seen) throw nothingToReport();
		if (seen.author_id === reporter.id) throw cannotReportYourself();
		const report = await insertReport(tx, {
			id: v7(),
			reporter_id: reporter.id,
			kind: asked.kind,
			about_id: asked.id,
			post_id: seen.post_id,
			author_id: seen.author_id,
			content: seen.content,
			reason: asked.reason,
			words: asked.words ?? null,
			at: clock.now(),
		});
		if (!report) throw alreadyReported();
		if (!(await isAlone(tx, report))) return;
		const judges = await judgesOf(tx, report);
		await notify(
			platform,
			work,
			judges.map((member_id) => ({
				member_id,
				kind: "moderation" as const,
				actor_id: null,
				message: `report_waits_${report.kind}` as const,
			})),
		);
	});
};
