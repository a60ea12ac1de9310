import assert from "node:assert/strict";
import type { AlertKind, AlertStep } from "@warmline/contract/alerts/kinds";
import { test } from "vitest";
import { type Asked, nextDeliveries, type Reachable, type Step } from "./escalation.ts";
import { type Askable, reachableFor } from "./reachable-members.ts";

const began_at = new Date("2026-11-29T22:00:00Z");
const at = (seconds: number) => new Date(began_at.getTime() + seconds * 1000);
const steps: readonly Step[] = [
	{ step: "listeners_on_duty", after: 60 },
	{ step: "supervisors_on_duty", after: 120 },
	{ step: "everyone", after: 300 },
];
const byMail = (...ids: string[]): Reachable[] => ids.map((member_id) => ({ member_id, channels: ["mail"] }));
const nobody: Record<AlertStep, Reachable[]> = { listeners_on_duty: [], supervisors_on_duty: [], everyone: [] };
const sent = (member_id: string, seconds: number, more: Partial<Asked> = {}): Asked => ({
	...{ member_id, channel: "mail", due_at: at(seconds), sent_at: at(seconds), failed_at: null, status: null },
	...more,
});

const who = (
	asked: readonly Asked[],
	reachable: Partial<Record<AlertStep, Reachable[]>>,
	seconds: number,
	kind: AlertKind = "visitor_waiting",
) =>
	nextDeliveries({ kind, began_at, asked }, steps, { ...nobody, ...reachable }, at(seconds)).deliveries.map(
		({ member_id }) => member_id,
	);

test("groups are asked in order, each when its time has come, and each member once", () => {
	const reachable = { listeners_on_duty: byMail("l"), supervisors_on_duty: byMail("s"), everyone: byMail("l", "e") };
	assert.deepEqual(who([], reachable, 59), []);
	assert.deepEqual(who([], reachable, 60), ["l"]);
	assert.deepEqual(who([sent("l", 60)], reachable, 119), []);
	assert.deepEqual(who([sent("l", 60)], reachable, 120), ["s"]);
	assert.deepEqual(who([sent("l", 60), sent("s", 120)], reachable, 300), ["e"]);
});

test("where nobody of a group can be told, the next group does not wait", () => {
	assert.deepEqual(who([], { everyone: byMail("e") }, 60), ["e"]);
	assert.deepEqual(who([], { supervisors_on_duty: byMail("s"), everyone: byMail("e") }, 60), ["s"]);
});

test("what does not hurry comes to each group at its own time, whoever is there before", () => {
	for (const kind of ["message_left", "shift_uncovered"] as const) {
		assert.deepEqual(who([], { everyone: byMail("e") }, 299, kind), []);
		assert.deepEqual(who([], { everyone: byMail("e") }, 300, kind), ["e"]);
	}
});

test("at night an alert that is not urgent reaches nobody off duty; it does in the morning, and an urgent one does at once", () => {
	const channels = (kind: AlertKind, night: boolean) => {
		const member = { id: "e", role: "supervisor", onDuty: false, atDesk: false, agreed: true, quiet: false } as const;
		const chosen = { push: true, mail: true, sms: true };
		const preferences = { channels: { [kind]: chosen } } as Askable["preferences"];
		const has = new Set(["push", "mail", "sms"] as const);
		const standing = { subject: "x", began_at, audience: "supervisors", besides: null } as const;
		return reachableFor(kind, standing, [{ ...member, night, has, preferences }]).everyone.flatMap(
			(one) => one.channels,
		);
	};
	assert.deepEqual(channels("message_left", true), ["mail"]);
	assert.deepEqual(channels("shift_uncovered", true), ["mail"]);
	assert.deepEqual(channels("message_left", false), ["push", "mail", "sms"]);
	assert.deepEqual(channels("help_requested", true), ["push", "mail", "sms"]);
});

test("who comes on duty after their group was asked is asked then", () => {
	assert.deepEqual(who([sent("l", 60)], { listeners_on_duty: byMail("l", "late") }, 90), ["late"]);
});

test("a message that was refused, or is not sent within a minute, keeps nobody else from being asked", () => {
	const reachable = { listeners_on_duty: byMail("l"), supervisors_on_duty: byMail("s") };
	const waits = sent("l", 60, { sent_at: null });
	assert.deepEqual(who([waits], reachable, 90), []);
	assert.deepEqual(who([waits], { ...reachable, everyone: byMail("e") }, 121), ["s"]);
	assert.deepEqual(who([sent("l", 60, { sent_at: null, failed_at: at(61) })], reachable, 70), ["s"]);
});

test("an open page alone, which may be in a tab that sleeps, does not hold up the next group", () => {
	const onPage: Reachable[] = [{ member_id: "l", channels: ["page"] }];
	assert.deepEqual(who([], { listeners_on_duty: onPage, supervisors_on_duty: byMail("s") }, 60), ["l", "s"]);
});
