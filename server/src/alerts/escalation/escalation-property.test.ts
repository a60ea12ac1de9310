import assert from "node:assert/strict";
import type { QuietHours } from "@warmline/contract/alerts/calls";
import { alertSteps } from "@warmline/contract/alerts/kinds";
import fc from "fast-check";
import { test } from "vitest";
import { isQuiet } from "../preferences/quiet-hours.ts";
import { type Asked, nextDeliveries } from "./escalation.ts";
import { type Askable, reachableFor } from "./reachable-members.ts";

const began_at = new Date("2026-11-29T22:00:00Z");
const at = (seconds: number) => new Date(began_at.getTime() + seconds * 1000);
/** Seconds between two looks. */
const look = 5;

/** Quiet hours that begin and end while a visitor waits. */
const quietTime = fc.integer({ min: 0, max: 59 }).map((minute) => `22:${String(minute).padStart(2, "0")}`);
const quietHours = fc.record({ from: quietTime, until: quietTime }).filter(({ from, until }) => from !== until);
const person = fc.record({
	role: fc.constantFrom("listener" as const, "supervisor" as const),
	onDuty: fc.boolean(),
	atDesk: fc.constantFrom(false, false, true),
	agreed: fc.boolean(),
	hasMail: fc.constantFrom(true, true, true, false),
	quiet: fc.option(quietHours),
});
const event = fc.record({
	seconds: fc.integer({ min: 1, max: 120 }),
	who: fc.nat({ max: 4 }),
	what: fc.constantFrom("onDuty", "onDuty", "atDesk", "agreed", "agreed", "hasMail", "fails", "answers"),
});
type Person = {
	role: "listener" | "supervisor";
	onDuty: boolean;
	atDesk: boolean;
	agreed: boolean;
	hasMail: boolean;
	quiet: QuietHours | null;
};

const askable = ({ role, onDuty, atDesk, agreed, hasMail, quiet }: Person, n: number, now: Date): Askable => ({
	...{ id: String(n), role, onDuty, agreed, preferences: null },
	atDesk: onDuty && atDesk,
	...{ quiet: isQuiet(quiet, "UTC", now), night: true },
	has: new Set(hasMail ? ["mail"] : []),
});

const standing = { subject: "a chat", began_at, audience: "agents", besides: null } as const;

test("in any order of events nobody who can be told is left out, and nobody is alerted in their quiet hours", () => {
	let alerted = 0;
	fc.assert(
		fc.property(
			fc.array(person, { minLength: 3, maxLength: 5 }),
			fc.array(event, { maxLength: 25 }),
			fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 3 }),
			(given, events, delays) => {
				const people: Person[] = given.map((one) => ({ ...one }));
				const seconds = delays.toSorted((one, other) => one - other);
				const steps = alertSteps.slice(0, seconds.length).map((step, n) => ({ step, after: seconds[n] ?? 0 }));
				const first = seconds[0] ?? 0;
				const asked: Asked[] = [];
				let isAnswered = false;
				const happens = ({ who, what }: (typeof events)[number], now: number) => {
					const one = people[who % people.length] ?? assert.fail();
					if (what === "answers") isAnswered = true;
					else if (what !== "fails") one[what] = !one[what];
					else if (asked.length > 0)
						asked.push({ ...(asked.pop() ?? assert.fail()), sent_at: null, failed_at: at(now) });
				};
				const due = events.map((_, n) => events.slice(0, n + 1).reduce((sum, one) => sum + one.seconds, 0));
				const end = Math.max(due.at(-1) ?? 0, seconds.at(-1) ?? 0) + 2 * look;
				for (let now = 0; now <= end && !isAnswered; now += look) {
					for (const [n, one] of events.entries()) {
						const when = due[n] ?? 0;
						if (when > now - look && when <= now) happens(one, now);
					}
					// The look closes it, and asks nobody any more.
					if (isAnswered) return;
					const all = people.map((one, n) => askable(one, n, at(now)));
					const reachable = reachableFor("visitor_waiting", standing, all);
					for (const { member_id, channel } of nextDeliveries(
						{ kind: "visitor_waiting", began_at, asked },
						steps,
						reachable,
						at(now),
					).deliveries) {
						alerted++;
						assert.equal(all[Number(member_id)]?.quiet, false, "somebody was alerted in their quiet hours");
						assert.equal(all[Number(member_id)]?.atDesk, false, "somebody was mailed what their desk shows");
						assert.ok(!asked.some((one) => one.member_id === member_id), "somebody was asked twice");
						asked.push({ member_id, channel, due_at: at(now), sent_at: at(now), failed_at: null, status: null });
					}
					const isAsked = (member: Askable) => asked.some(({ member_id }) => member_id === member.id);
					const canBeTold = ({ quiet, has, atDesk }: Askable) => !quiet && has.size > 0 && !atDesk;
					const isIn = { listeners_on_duty: "listener", supervisors_on_duty: "supervisor" } as const;
					const inGroup = (step: (typeof alertSteps)[number], { agreed, onDuty, role }: Askable) =>
						step === "everyone" ? agreed : onDuty && role === isIn[step];
					const leftOut = steps.flatMap(({ step, after }) =>
						all
							.filter((one) => inGroup(step, one) && canBeTold(one) && !isAsked(one))
							.map(() => ({ isDue: now >= after })),
					);
					assert.ok(!leftOut.some(({ isDue }) => isDue), "somebody of a group whose time has come was left out");
					const isTold = asked.some(({ sent_at }) => sent_at !== null);
					if (now >= first) assert.ok(isTold || leftOut.length === 0, "nobody was told though somebody could be");
				}
			},
		),
		{ numRuns: 1500 },
	);
	assert.ok(alerted > 700, `${alerted} alerts are too few to tell`);
});
