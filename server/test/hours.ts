import assert from "node:assert/strict";
import type { BodyInputOf } from "@warmline/contract/calls";
import { changeAttendance, type Hours, readHours, type WorkedShift } from "@warmline/contract/shifts/hours-calls";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { v7 } from "uuid";
import { dayIn, monthsAfter, startOfDay } from "../src/platform/days.ts";
import type { MemberPerson } from "./person.ts";
import { plansShift } from "./shifts.ts";
import { society } from "./society.ts";

export const zone = "America/New_York";

type Gave = { at: Date; hours?: number; part?: ShiftPart };
type Said = Omit<BodyInputOf<typeof changeAttendance>, "member_id">;

/** An organisation in the middle of a month, at noon: yesterday and tomorrow are of the same month. */
export const midMonth = async () => {
	const cast = await society();
	const { clock, pool, newMember } = cast;
	const month = monthsAfter(dayIn(zone, clock.now()), 1).slice(0, 7);
	const noon = startOfDay(zone, `${month}-15`).getTime() + 12 * 3_600_000;
	clock.passMinutes(Math.ceil((noon - clock.now().getTime()) / 60_000));

	/** Has a place in a shift, whenever that was. Answers the shift's id. */
	const had = async (member: MemberPerson, { at, hours = 4, part = "listener" }: Gave): Promise<string> => {
		const shift = await plansShift(cast, { at, hours });
		await pool.query("INSERT INTO bookings (id, shift_id, member_id, part, booked_at) VALUES ($1, $2, $3, $4, $5)", [
			v7(),
			shift,
			member.id,
			part,
			at,
		]);
		return shift;
	};
	const triesToSay = (by: MemberPerson, id: string, member: MemberPerson, said: Said) =>
		by.calls(changeAttendance, { member_id: member.id, ...said }, { id });
	const says = async (by: MemberPerson, id: string, member: MemberPerson, said: Said): Promise<WorkedShift> => {
		const { status, body } = await triesToSay(by, id, member, said);
		assert.equal(status, 200, JSON.stringify(body));
		return changeAttendance.answer.parse(body).result;
	};
	const [lead, head] = [await newMember("sven", "supervisor"), await newMember("dina", "director")];
	return {
		...cast,
		month,
		/** Everybody in the cast was logged out as the time passed. */
		lead,
		head,
		had,
		triesToSay,
		says,
		worked: async (member: MemberPerson, gave: Gave, minutes?: number) => {
			const shift = await had(member, gave);
			await says(lead, shift, member, { attendance: "worked", ...(minutes === undefined ? {} : { minutes }) });
			return shift;
		},
		isCertified: (member: MemberPerson, at: Date) =>
			pool.query(
				"INSERT INTO volunteer_records (member_id, certified_at) VALUES ($1, $2) ON CONFLICT (member_id) DO UPDATE SET certified_at = $2",
				[member.id, at],
			),
	};
};

export const hoursSeenBy = async (reader: MemberPerson, of?: MemberPerson): Promise<Hours> => {
	const { status, body } = await reader.calls(readHours, undefined, of ? { member: of.id } : {});
	assert.equal(status, 200, JSON.stringify(body));
	return readHours.answer.parse(body).result;
};
