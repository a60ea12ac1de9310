import { isSupervising } from "@warmline/contract/accounts/roles";
import type { Security } from "@warmline/contract/accounts/security-calls";
import { daysBetween } from "../../platform/days.ts";
import type { Platform } from "../../platform/platform.ts";
import { societyDay } from "../../platform/society.ts";
import { secondStepFrom } from "../account-settings-queries.ts";
import { listPasskeys } from "../passkeys/own-passkeys.ts";
import { relyingParty } from "../passkeys/relying-party.ts";
import type { MemberRow } from "../queries.ts";
import { recoveryCodesLeft, secondStepOf } from "./second-step-queries.ts";

/** Whether a member has a second step, and from when on they need one. */
export const securityOf = async (
	{ config, clock, database: { db } }: Pick<Platform, "config" | "clock" | "database">,
	{ id, role }: MemberRow,
): Promise<Security> => {
	const step = await secondStepOf(db, id);
	const passkeys = await listPasskeys(db, id);
	const since = [step?.confirmed_at?.toISOString(), passkeys[0]?.created_at].filter((at) => at !== undefined).sort()[0];
	const party = relyingParty(config);
	const needed_from = isSupervising(role) ? await secondStepFrom(db) : null;
	return {
		second_step:
			since === undefined ? null : { since, recovery_codes: await recoveryCodesLeft(db, id), app: step !== undefined },
		passkeys,
		passkeys_off: typeof party === "string" ? party : null,
		needed_from,
		days_left: needed_from === null ? null : Math.max(0, daysBetween(societyDay(clock.now()), needed_from)),
	};
};
