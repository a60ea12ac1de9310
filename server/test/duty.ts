import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { chatStatus } from "@warmline/contract/chats/calls";
import { type Opening, opening } from "@warmline/contract/chats/opening";
import type { Presence } from "@warmline/contract/chats/presence";
import { changeChatSettings } from "@warmline/contract/chats/settings-calls";
import { checkIn, checkOut, type Duty, readDuty } from "@warmline/contract/shifts/duty-calls";
import { type LeavingConcern, leavingConcerns } from "@warmline/contract/shifts/parts";
import { isAgentConnected, watchAgentConnections } from "../src/platform/realtime/presence.ts";
import type { Heard } from "./channel.ts";
import type { MemberPerson } from "./person.ts";
import { books, plansShift } from "./shifts.ts";
import type { society } from "./society.ts";

type Society = Pick<Awaited<ReturnType<typeof society>>, "pool" | "clock" | "platform">;

type People = { supervisors?: MemberPerson[]; listeners?: MemberPerson[]; inMinutes?: number; hours?: number };

/** A shift with these people in it. Answers its id. */
export const shiftWith = async (
	cast: Pick<Society, "pool" | "clock">,
	{ supervisors = [], listeners = [], inMinutes = 10, hours = 4 }: People,
): Promise<string> => {
	const id = await plansShift(cast, {
		inHours: inMinutes / 60,
		hours,
		listeners: Math.max(1, listeners.length),
		supervisors: Math.max(1, supervisors.length),
	});
	for (const one of supervisors) await books(one, id, { part: "supervisor", beyond_cap: true });
	for (const one of listeners) await books(one, id, { part: "listener", beyond_cap: true });
	return id;
};

export const triesToCheckIn = (who: MemberPerson, id: string) => who.calls(checkIn, undefined, { id });
/** `sure`: of these, or of whatever there may be. */
type Leaving = { heavy?: boolean; words?: string; sure?: true | readonly LeavingConcern[] };

export const triesToCheckOut = (who: MemberPerson, id: string, { sure = [], ...how }: Leaving = {}) =>
	who.calls(checkOut, { ...how, sure: sure === true ? [...leavingConcerns] : [...sure] }, { id });

export const checksIn = async (who: MemberPerson, id: string): Promise<Duty> => {
	const { status, body } = await triesToCheckIn(who, id);
	assert.equal(status, 200, JSON.stringify(body));
	return checkIn.answer.parse(body).result;
};

export const checksOut = async (who: MemberPerson, id: string, how: Leaving = {}): Promise<Duty> => {
	const { status, body } = await triesToCheckOut(who, id, how);
	assert.equal(status, 200, JSON.stringify(body));
	return checkOut.answer.parse(body).result;
};

export const dutyOf = async (who: MemberPerson): Promise<Duty> =>
	readDuty.answer.parse((await who.calls(readDuty)).body).result;

/** Comes back when it is done, and they were told: what they had heard before they said it is no answer to it. */
export const setsPresence = async (who: MemberPerson, presence: Presence) => {
	who.says("set_presence", { presence });
	await who.isDone();
	await who.hears("availability", { presence, available: presence === "available" });
};

/** The chat opens and closes with the shifts from now on, or as it says. */
export const opensBy = async (director: MemberPerson, door: "always" | "presence" | "shifts") => {
	const { status, body } = await director.calls(changeChatSettings, { door });
	assert.equal(status, 200, JSON.stringify(body));
};

/** What a visitor reads before they type anything. */
export const openingSeenBy = async (someone: { calls: MemberPerson["calls"] }): Promise<Opening> =>
	opening.parse((await someone.calls(chatStatus)).body);

/** What the last frame said that told of the door. */
export const openingSent = (heard: readonly Heard[]): Opening =>
	opening.parse(heard.findLast(({ action }) => action === "door"));

/** The last page of the desk closes, and the server knows it. */
export const losesLine = (who: MemberPerson, { platform: { hub } }: Pick<Society, "platform">): Promise<void> => {
	const { promise, resolve } = Promise.withResolvers<void>();
	watchAgentConnections(hub, (id) => {
		if (id === who.id && !isAgentConnected(hub, id)) resolve();
	});
	who.line.close();
	return promise;
};

/** What somebody at the desk, or who waits, was told last becomes what a visitor reads. */
export const knowsTheOpening = async (
	who: { line: MemberPerson["line"]; hears: MemberPerson["hears"] },
	someone: { calls: MemberPerson["calls"] },
): Promise<Opening> => {
	for (;;) {
		const seen = await openingSeenBy(someone);
		if (isDeepStrictEqual(openingSent(who.line.heard), seen)) return seen;
		await who.hears("door");
	}
};

/** Nobody has a place in any shift any more: another test begins. */
export const emptiesShifts = ({ pool }: Pick<Society, "pool">) =>
	pool.query("UPDATE bookings SET ended_at = now(), ended_how = 'left' WHERE ended_at IS NULL");
