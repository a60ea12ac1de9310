import type { mailStage } from "@warmline/contract/applications/record-calls";
import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { insertEvent } from "../queries.ts";
import { type StageMailJob, stageMailJob } from "./mail-to-one-in-stage.ts";
import { countOfStageMail, inStage, insertStageMail } from "./stage-queries.ts";

/** Such mails of one director in an hour: a slip of the hand must not fill everybody's mailbox. */
const mostInAnHour = 20;

/** One mail to everybody who is in a stage now, once however often it is tried. Answers to how many. */
export const mailStageBy = async (
	platform: Platform,
	director: MemberRow,
	{ subject: given, text, client_id, ...stage }: BodyOf<typeof mailStage>,
): Promise<{ count: number }> =>
	inTransaction(platform.database.db, async ({ tx }) => {
		const found = await inStage(tx, stage);
		const count = found.length;
		const { clock, jobs } = platform;
		const at = clock.now();
		const mail_id = v7();
		// It becomes a line of a mail's head.
		const subject = given.replace(/\s+/g, " ");
		const isNew = await insertStageMail(tx, { id: mail_id, by: director.id, at, subject, text, count, client_id });
		if (!isNew && client_id !== undefined) return { count: await countOfStageMail(tx, director.id, client_id) };
		if (count === 0) throw conflict("nobody_there", t("There is no one in this stage."));
		await limitTo(platform, ["stage mails", director.id], { limit: mostInAnHour, windowSeconds: 3600 }, tx);
		for (const application_id of found) {
			const event_id = v7();
			await insertEvent(tx, { id: event_id, application_id, at, act: "mailed", by: director.id, text: subject });
			await jobs.promise<StageMailJob>(stageMailJob, { mail_id, event_id }, tx);
		}
		await record(tx, clock, { act: "mail_stage", member: director, params: { ...stage, count, subject } });
		return { count };
	});
