import { v7 } from "uuid";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import type { pastAlerts } from "./data/past-alerts.ts";
import { insertPastAlertRows } from "./queries.ts";

type PastAlert = (typeof pastAlerts)[number];

const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/** An alert that is over, with whoever was asked; nothing is sent. */
export const insertPastAlert = (
	{ database }: Platform,
	{ kind, responded, by, closed, asked }: PastAlert,
	began_at: Date,
	ids: ReadonlyMap<string, string>,
) =>
	inTransaction(database.db, async ({ tx }) => {
		const opened_at = secondsAfter(began_at, asked[0]?.after ?? 0);
		const id = v7({ msecs: opened_at.getTime() });
		await insertPastAlertRows(
			tx,
			{
				...{ id, kind, subject: id, began_at, opened_at },
				step: asked.at(-1)?.step ?? null,
				responded_at: responded === null ? null : secondsAfter(began_at, responded),
				responded_by: by === null ? null : (ids.get(by) ?? null),
				closed_at: secondsAfter(began_at, closed),
			},
			asked.map(({ who, channel, step, after, failed }) => {
				const due_at = secondsAfter(began_at, after);
				return {
					...{ id: v7({ msecs: due_at.getTime() }), alert_id: id, member_id: ids.get(who) ?? "" },
					...{ channel, step, due_at },
					...(failed ? { failed_at: due_at, status: "21610" } : { sent_at: due_at }),
				};
			}),
		);
	});
