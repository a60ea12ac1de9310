import type { ListenerAnswers } from "@warmline/contract/applications/listener-application";
import { v7 } from "uuid";
import { insertApplication, insertEvent } from "../applications/queries.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";

export type PastApplication = {
	member_id: string;
	answers: ListenerAnswers;
	begun: Date;
	submitted: Date;
	accepted: Date;
	/** The director who accepted it. */
	by: string;
};

/** A listener's application that was submitted and accepted before. */
export const insertPastApplication = (
	{ database }: Platform,
	{ member_id, answers, begun, submitted, accepted, by }: PastApplication,
) =>
	inTransaction(database.db, async ({ tx }) => {
		const application_id = v7({ msecs: begun.getTime() });
		await insertApplication(tx, {
			id: application_id,
			member_id,
			kind: "listener",
			status: "accepted",
			answers,
			begun_at: begun,
			updated_at: submitted,
			since: accepted,
			submitted_at: submitted,
			decided_at: accepted,
			decided_by: by,
		});
		const events = [
			{ act: "begun", at: begun, by: member_id },
			{ act: "submitted", at: submitted, by: member_id },
			{ act: "accepted", at: accepted, by },
		] as const;
		for (const event of events) {
			await insertEvent(tx, { ...event, id: v7({ msecs: event.at.getTime() }), application_id });
		}
	});
