import assert from "node:assert/strict";
import { eraseMember } from "@warmline/contract/members/calls";
import { readPractice } from "@warmline/contract/practice/calls";
import { test } from "vitest";
import type { MemberPerson } from "../../../test/person.ts";
import { endsPractice, practiceOf, readsPractice } from "../../../test/practice.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { deleteOldPractice } from "./delete-old-practice.ts";

const cast = await society();
const { lina, omar, clock, pool, platform, newMember } = cast;

const tables = ["practice_rooms", "practice_lines", "practice_comments"];
const rows = async () => {
	const found = await Promise.all(tables.map((table) => pool.query(`SELECT count(*)::int AS n FROM ${table}`)));
	return found.map((one) => one.rows[0].n);
};
/** With a line of each and a comment of the partner. */
const practises = async (learner: MemberPerson, partner: MemberPerson) => {
	const room = await practiceOf(cast, learner, partner);
	for (const [line, text] of [
		[room.visitor, "I am played."],
		[room.listener, "I am here."],
	] as const) {
		line.says("send_line", { text, client_id: text });
		await line.hears("new_line", { line: { text } });
	}
	room.visitor.says("comment", { seq: 2, text: "Warm.", client_id: "c" });
	await room.visitor.hears("new_comment");
	return room;
};
const erases = async (director: MemberPerson, { id, user: { username } }: MemberPerson) =>
	assert.equal((await director.calls(eraseMember, { username }, { member_id: id })).status, 204);

test("a year after its end a practice goes with its lines and comments, and what is younger or goes on stays", async () => {
	const old = await practises(lina, omar);
	await endsPractice(old.listener);
	const left = await practises(lina, omar);
	const day = 24 * 60;
	clock.passMinutes(364 * day);
	await deleteOldPractice(platform);
	assert.deepEqual(await rows(), [2, 4, 2]);
	const { rows: states } = await pool.query("SELECT state FROM practice_rooms WHERE id = $1", [left.id]);
	assert.deepEqual(states, [{ state: "ended" }], "nobody has written in it for a year");
	await pool.query("UPDATE practice_rooms SET ended_at = $1 WHERE id = $2", [clock.now(), left.id]);
	clock.passMinutes(3 * day);
	await deleteOldPractice(platform);
	assert.deepEqual(await rows(), [1, 2, 1]);
	await pool.query("DELETE FROM practice_rooms");
	assert.deepEqual(await rows(), [0, 0, 0]);
});

test("with a learner who is erased their practices go whole, and their partner hears of the end", async () => {
	const [ada, dara] = [await newMember("ada", "listener"), await newMember("dara", "director")];
	const ben = await newMember("ben", "listener");
	const ended = await practises(ada, ben);
	await endsPractice(ended.listener);
	const running = await practises(ada, ben);
	await erases(dara, ada);
	await running.visitor.hears("room", { room: { id: running.id, state: "ended" } });
	for (const { id } of [ended, running])
		for (const reader of [ben, dara]) refusal(await reader.calls(readPractice, undefined, { room_id: id }), 404);
	assert.deepEqual(await rows(), [0, 0, 0]);
});

test("of a partner who is erased the name goes, and what they played and said stays with the learner", async () => {
	const [cy, dee] = [await newMember("cy", "listener"), await newMember("dee", "listener")];
	const dima = await newMember("dima", "director");
	const ended = await practises(cy, dee);
	await endsPractice(ended.listener);
	const running = await practises(cy, dee);
	await erases(dima, dee);
	await running.listener.hears("room", { room: { id: running.id, state: "ended" } });
	for (const { id } of [ended, running]) {
		const { result, lines, comments } = await readsPractice(cy, id);
		assert.deepEqual([result.learner?.name, result.partner], ["Cy", null]);
		assert.deepEqual(
			lines.map(({ side, text }) => [side, text]),
			[
				["visitor", "I am played."],
				["listener", "I am here."],
			],
		);
		assert.deepEqual(
			comments.map(({ author, text }) => [author, text]),
			[[null, "Warm."]],
		);
	}
});
