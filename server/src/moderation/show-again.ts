import type { Report } from "@warmline/contract/moderation/calls";
import { type MemberRow, memberById, namedPerson } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { showAgain as showInFeed } from "../feed/index.ts";
import { notify } from "../notifications/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { thingOf } from "./apply-verdict.ts";
import { noSuchReport, notHidden } from "./errors.ts";
import { mayJudge } from "./policy.ts";
import { reportById, reportShown } from "./queries.ts";
import { toReport } from "./serializers.ts";

/** A verdict that hid something was a mistake, or its author has mended it. */
export const showAgain = async (platform: Platform, moderator: MemberRow, reportId: string): Promise<Report> => {
	const { database, clock } = platform;
	await inTransaction(database.db, async (work) => {
		const { tx } = work;
		const report = await reportById(tx, reportId);
		if (!report || !mayJudge(moderator, report)) throw noSuchReport();
		const thing = thingOf(report);
		if (!thing || !(await showInFeed(platform, work, thing))) throw notHidden();
		const author = report.author_id === null ? undefined : await memberById(tx, report.author_id);
		const about = author && namedPerson(author);
		await record(tx, clock, { act: "show_again", member: moderator, about, params: thing });
		if (!author) return;
		const comment_id = thing.kind === "comment" ? thing.id : null;
		const place = { post_id: report.post_id, comment_id };
		await notify(platform, work, [
			{ member_id: author.id, kind: "moderation", actor_id: null, ...place, message: "moderation_shown_again" },
		]);
	});
	const shown = await reportShown(database.db, reportId);
	if (!shown) throw noSuchReport();
	return toReport(shown);
};
