import assert from "node:assert/strict";
import { type AlertPreferencesChange, changeAlertPreferences } from "@warmline/contract/alerts/calls";
import type { AlertChannel, AlertKind } from "@warmline/contract/alerts/kinds";
import {
	type AlertEscalation,
	alertLog,
	changeAlertSettings,
	type LoggedAlert,
} from "@warmline/contract/alerts/settings-calls";
import type { MemberPerson } from "./person.ts";
import type { society } from "./society.ts";
import { until } from "./until.ts";

export const prefers = async (who: MemberPerson, change: AlertPreferencesChange) => {
	const { status, body } = await who.calls(changeAlertPreferences, change);
	assert.equal(status, 200, JSON.stringify(body));
	return changeAlertPreferences.answer.parse(body).result;
};

/** They are alerted by these channels, for whatever it may be. */
export const hearsBy = (who: MemberPerson, ...channels: AlertChannel[]) => {
	const chosen = { page: false, push: false, mail: false, sms: false };
	for (const channel of channels) chosen[channel] = true;
	return prefers(who, {
		channels: {
			...{ visitor_waiting: chosen, help_requested: chosen, message_left: chosen },
			...{ shift_uncovered: chosen, supervisor_disconnected: chosen },
		},
	});
};

type Delays = Partial<Pick<AlertEscalation, "enabled" | "listeners_on_duty" | "supervisors_on_duty" | "everyone">>;

/** This is how one kind escalates from now on; a group that is not named is not asked. */
export const escalates = async (director: MemberPerson, kind: AlertKind, delays: Delays) => {
	const none = { enabled: true, listeners_on_duty: null, supervisors_on_duty: null, everyone: null };
	const { status, body } = await director.calls(changeAlertSettings, { kind, ...none, ...delays });
	assert.equal(status, 200, JSON.stringify(body));
};

export const logOf = async (director: MemberPerson, kind: AlertKind): Promise<LoggedAlert[]> => {
	const { status, body } = await director.calls(alertLog, undefined, { kind });
	assert.equal(status, 200, JSON.stringify(body));
	return alertLog.answer.parse(body).results;
};

/** The latest alert of a kind, once that holds for it. */
export const latestAlert = async (
	director: MemberPerson,
	kind: AlertKind,
	holds: (alert: LoggedAlert) => boolean,
): Promise<LoggedAlert> => {
	let found: LoggedAlert | undefined;
	await until(async () => {
		[found] = await logOf(director, kind);
		return found !== undefined && holds(found);
	});
	return found ?? assert.fail();
};

/** Who was asked by what, in order. */
export const askedIn = ({ deliveries }: LoggedAlert): string[] =>
	deliveries.map(({ member, channel }) => `${member.name} ${channel}`);

/**
 * What was sent so far is as if it had been eleven minutes ago; whoever is on duty without a connection would not be
 * by then.
 */
export const wasSentLongAgo = ({ pool }: Pick<Awaited<ReturnType<typeof society>>, "pool">) =>
	pool.query(
		"UPDATE alert_deliveries SET claimed_at = claimed_at - interval '11 minutes', due_at = due_at - interval '11 minutes'",
	);
