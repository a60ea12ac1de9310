import { isSupervising } from "@warmline/contract/accounts/roles";
import type { Security } from "@warmline/contract/accounts/security-calls";
import type { Clock } from "../../platform/clock.ts";
import { daysBetween } from "../../platform/days.ts";
import type { Db } from "../../platform/db/database.ts";
import { societyDay } from "../../platform/society.ts";
import { secondStepFrom } from "../account-settings-queries.ts";
import type { MemberRow } from "../queries.ts";
import { recoveryCodesLeft, secondStepOf } from "./second-step-queries.ts";

/** Whether a member has a second step, and from when on they need one. */
export const securityOf = async (db: Db, clock: Clock, { id, role }: MemberRow): Promise<Security> => {
	const step = await secondStepOf(db, id);
	const needed_from = isSupervising(role) ? await secondStepFrom(db) : null;
	return {
		second_step: step?.confirmed_at
			? { since: step.confirmed_at.toISOString(), recovery_codes: await recoveryCodesLeft(db, id) }
			: null,
		needed_from,
		days_left: needed_from === null ? null : Math.max(0, daysBetween(societyDay(clock.now()), needed_from)),
	};
};
