import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { v7 } from "uuid";
import { subjectsCalledSince } from "../src/alerts/index.ts";
import type { ShiftContext } from "../src/shifts/shift-context.ts";
import type { MemberPerson } from "./person.ts";
import type { society } from "./society.ts";

type Society = Pick<Awaited<ReturnType<typeof society>>, "pool" | "clock" | "platform">;

/** The weekly schedule as the look of a server has it: nobody is told by it what pages show. */
export const rotaOf = ({ platform }: Pick<Society, "platform">): ShiftContext => ({
	...platform,
	openingNow: async () => {
		throw new Error("nobody asks for the door here");
	},
	openChatsOf: async () => 0,
	certifiedOn: async () => new Map(),
	calledBecauseOf: (db, ids, since) => subjectsCalledSince(db, "shift_uncovered", ids, since),
	earlierMinutesOf: async () => 0,
	zone: "America/New_York",
	announceShifts: () => {},
	announceDuty: () => {},
});

/** Somebody's place, put into the table as one that they have had for so many hours. Answers its id. */
export const hasPlace = async (
	{ pool, clock }: Pick<Society, "pool" | "clock">,
	{ id }: Pick<MemberPerson, "id">,
	shiftId: string,
	{ part = "listener", hoursAgo = 24 * 7 }: { part?: ShiftPart; hoursAgo?: number } = {},
): Promise<string> => {
	const booking = v7();
	const booked = new Date(clock.now().getTime() - hoursAgo * 3_600_000);
	await pool.query("INSERT INTO bookings (id, shift_id, member_id, part, booked_at) VALUES ($1, $2, $3, $4, $5)", [
		booking,
		shiftId,
		id,
		part,
		booked,
	]);
	return booking;
};
