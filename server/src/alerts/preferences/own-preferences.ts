import type { AlertPreferences, AlertPreferencesChange } from "@warmline/contract/alerts/calls";
import { alertChannels } from "@warmline/contract/alerts/kinds";
import { lockMember, type MemberRow } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { AlertContext } from "../alert-context.ts";
import { quietHoursOf } from "../escalation/reachable-members.ts";
import { type PreferenceRow, preferenceRow, putPreferences } from "./preference-queries.ts";
import { allChannels, mergedChannels } from "./preferred-channels.ts";

const toPreferences = ({ sms }: AlertContext, row: PreferenceRow | undefined): AlertPreferences => ({
	channels: allChannels(row?.channels ?? {}),
	agreed: row?.agreed_at != null,
	quiet_hours: quietHoursOf(row),
	phone: row?.phone ? { number: row.phone, confirmed: row.phone_confirmed_at !== null } : null,
	offered: alertChannels.filter((channel) => channel !== "sms" || sms !== null),
});

export const readOwnPreferences = async (
	context: AlertContext,
	member: Pick<MemberRow, "id">,
	db: Db = context.database.db,
): Promise<AlertPreferences> => toPreferences(context, await preferenceRow(db, member.id));

/** Two pages may each change something of it at once. */
export const changeOwnPreferences = (
	context: AlertContext,
	member: MemberRow,
	{ channels, agreed, quiet_hours }: AlertPreferencesChange,
): Promise<AlertPreferences> =>
	inTransaction(context.database.db, async ({ tx }) => {
		await lockMember(tx, member.id);
		const before = await preferenceRow(tx, member.id);
		const since = before?.agreed_at ?? context.clock.now();
		await putPreferences(tx, member.id, {
			...(channels ? { channels: mergedChannels(before?.channels ?? {}, channels) } : {}),
			...(agreed === undefined ? {} : { agreed_at: agreed ? since : null }),
			...(quiet_hours === undefined
				? {}
				: { quiet_from: quiet_hours?.from ?? null, quiet_until: quiet_hours?.until ?? null }),
		});
		return readOwnPreferences(context, member, tx);
	});
