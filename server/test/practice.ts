import assert from "node:assert/strict";
import { decideApplication } from "@warmline/contract/applications/calls";
import { joinPractice, listPractice, openPractice, readPractice } from "@warmline/contract/practice/calls";
import { toPracticeFrames } from "@warmline/contract/practice/practice-channel";
import { shiftTimesIn, submits } from "./applicant.ts";
import { type Heard, TestChannel } from "./channel.ts";
import type { MemberPerson } from "./person.ts";
import type { society } from "./society.ts";

type Cast = Awaited<ReturnType<typeof society>>;

/** A trainee whose application a director has accepted. */
export const acceptedTrainee = async ({ newMember, dora, pool }: Cast, name: string): Promise<MemberPerson> => {
	const trainee = await newMember(name, "new_hire");
	await submits(trainee, await shiftTimesIn(pool, dora));
	const { status, body } = await dora.calls(decideApplication, { decision: "accept" }, { user_id: trainee.id });
	assert.equal(status, 200, JSON.stringify(body));
	return trainee;
};

/** Asks for a colleague; answers the room. */
export const asksToPractise = async (learner: MemberPerson) => {
	const { status, body } = await learner.calls(openPractice);
	assert.equal(status, 201, JSON.stringify(body));
	return openPractice.answer.parse(body).result;
};

export const playsTheVisitor = async (partner: MemberPerson, room_id: string, card = "exam-stress") => {
	const { status, body } = await partner.calls(joinPractice, { card }, { room_id });
	assert.equal(status, 200, JSON.stringify(body));
	return joinPractice.answer.parse(body).result;
};

export const listsPractice = async (member: MemberPerson, asked: Record<string, string> = {}) => {
	const { status, body } = await member.calls(listPractice, undefined, asked);
	assert.equal(status, 200, JSON.stringify(body));
	return listPractice.answer.parse(body);
};

export const readsPractice = async (member: MemberPerson, room_id: string) => {
	const { status, body } = await member.calls(readPractice, undefined, { room_id });
	assert.equal(status, 200, JSON.stringify(body));
	return readPractice.answer.parse(body);
};

export const practiceLine = (address: string, roomId: string, token: string | undefined) =>
	TestChannel.open(
		`${address.replace("http", "ws")}/ws/practice/${roomId}/${token === undefined ? "" : `?token=${token}`}`,
	);

/** Opens the channel of a practice; the server has taken it in when this resolves. */
export const entersPractice = async ({ address }: Pick<Cast, "address">, member: MemberPerson, roomId: string) => {
	const line = await practiceLine(address, roomId, member.token);
	await line.isTakenIn();
	// A look is recorded before they listen; a question waits for that.
	line.says("fetch_lines");
	const answer = await line.hears("fetch_lines");
	line.heard.splice(line.heard.indexOf(answer), 1);
	return line;
};

/** A practice that runs, with the channels of both. */
export const practiceOf = async (cast: Cast, learner: MemberPerson, partner: MemberPerson, card?: string) => {
	const { id } = await asksToPractise(learner);
	await playsTheVisitor(partner, id, card);
	return {
		id,
		listener: await entersPractice(cast, learner, id),
		visitor: await entersPractice(cast, partner, id),
	};
};

export const fetchedIn = (frame: Heard) => toPracticeFrames.fetch_lines.parse(frame);

/** All lines after `after`, page by page, with what was told beside them. */
export const fetches = async (line: TestChannel, after = 0) => {
	const lines = [];
	for (;;) {
		line.says("fetch_lines", { after: after + lines.length });
		const page = fetchedIn(await line.hears("fetch_lines"));
		lines.push(...page.lines);
		if (page.lines.length === 0) return { room: page.room, comments: page.comments, lines };
	}
};

export const endsPractice = async (line: TestChannel) => {
	line.says("end_practice");
	await line.hears("room", { room: { state: "ended" } });
};
