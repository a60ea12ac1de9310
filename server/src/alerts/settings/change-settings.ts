import { stepsOf } from "@warmline/contract/alerts/kinds";
import { type AlertEscalation, stepsIn } from "@warmline/contract/alerts/settings-calls";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { AlertContext } from "../alert-context.ts";
import { escalations, listOfEscalations, lockAlertSettings, putEscalation } from "./settings-queries.ts";

/** Groups that can do nothing about it are not asked, whatever a client says. */
const onlyItsSteps = (escalation: AlertEscalation): AlertEscalation => {
	const has = stepsOf[escalation.kind];
	return { ...escalation, listeners_on_duty: has.includes("listeners_on_duty") ? escalation.listeners_on_duty : null };
};

const isSame = (one: AlertEscalation, other: AlertEscalation): boolean =>
	one.enabled === other.enabled && JSON.stringify(stepsIn(one)) === JSON.stringify(stepsIn(other));

/** In force with the next look at the alerts, also for those that are open. */
export const changeSettings = ({ database, clock }: AlertContext, director: MemberRow, wanted: AlertEscalation) =>
	inTransaction(database.db, async ({ tx }) => {
		await lockAlertSettings(tx);
		const before = (await escalations(tx))[wanted.kind];
		const after = onlyItsSteps(wanted);
		if (!isSame(before, after)) {
			await putEscalation(tx, after);
			await record(tx, clock, {
				act: "change_alerts",
				member: director,
				params: { kind: after.kind, enabled: after.enabled, steps: stepsIn(after) },
			});
		}
		return listOfEscalations(tx);
	});
