import assert from "node:assert/strict";
import { decideApplication, finishTraining, noteOnApplication } from "@warmline/contract/applications/calls";
import {
	changeRecord,
	mailStage,
	nameReferee,
	proposeInterview,
	suspendVolunteer,
} from "@warmline/contract/applications/record-calls";
import { changeMemberRole, deactivateMember, eraseMember } from "@warmline/contract/members/calls";
import { test } from "vitest";
import { logsIn, type MemberPerson } from "../../test/person.ts";
import { volunteers } from "../../test/volunteers.ts";

const cast = await volunteers();
const { address, pool, clock, dora, newMember, hasSubmitted, isAccepted } = cast;
const dara = await newMember("dara", "director");

const tomorrow = new Date(clock.now().getTime() + 86_400_000).toISOString();

/** All that may happen to somebody at the moment in which they are erased. */
const actsOn = (person: MemberPerson, by: MemberPerson) => {
	const params = { user_id: person.id };
	const member = { member_id: person.id };
	return [
		() => by.calls(decideApplication, { decision: "accept" }, params),
		() => by.calls(decideApplication, { decision: "decline", reason: "No place." }, params),
		() => by.calls(changeRecord, { training_hours: 5, identity_seen: true }, params),
		() => by.calls(nameReferee, { name: "Rae", email: `rae.${person.id}@mail.example` }, params),
		() => by.calls(proposeInterview, { at: tomorrow }, params),
		() => by.calls(noteOnApplication, { text: "Called." }, params),
		() => by.calls(finishTraining, { reason: "Ready." }, params),
		() => by.calls(suspendVolunteer, { reason: "Away." }, params),
		() => by.calls(mailStage, { status: "submitted", subject: "Hello", text: "Dear all" }),
		() => by.calls(changeMemberRole, { role: "listener" }, member),
		() => by.calls(changeMemberRole, { role: "new_hire" }, member),
		() => by.calls(deactivateMember, undefined, member),
		() => person.calls(nameReferee, { name: "Roe", email: `roe.${person.id}@mail.example` }, params),
	];
};

test("many are erased while others write into their records, decide, and are erased themselves: nobody sees a fault", async () => {
	const people: MemberPerson[] = [];
	for (let one = 0; one < 4; one++) people.push(await hasSubmitted(`sent${one}`), await isAccepted(`taken${one}`));
	for (let one = 0; one < 4; one++) people.push(await newMember(`byhand${one}`, "listener"));
	// Some of those who decided are erased, too.
	const leaving = await Promise.all([0, 1].map((one) => newMember(`leaving${one}`, "director")));
	for (const [at, director] of leaving.entries()) {
		const decided = people[at * 2];
		assert.ok(decided);
		await director.calls(decideApplication, { decision: "ask", reason: "More." }, { user_id: decided.id });
		await director.calls(changeRecord, { identity_seen: true }, { user_id: decided.id });
	}
	const erased = [...people, ...leaving];
	const acts = erased.flatMap((person, at) => {
		const all = [...actsOn(person, at % 2 ? dora : dara), ...actsOn(person, leaving[at % 2] ?? dora)];
		const erases = [dora, dara].map(
			(by) => () => by.calls(eraseMember, { username: person.user.username }, { member_id: person.id }),
		);
		// Among the others, not after them.
		return all.flatMap((act, place) =>
			place % 9 === at % 9 && erases.length > 0 ? [erases.shift() ?? act, act] : [act],
		);
	});
	// More than the pool has connections, and few enough that none waits so long on a slow machine that it is refused (503).
	const waiting = acts.values();
	const answers: Awaited<ReturnType<(typeof acts)[number]>>[] = [];
	const actOneByOne = async () => {
		for (const act of waiting) answers.push(await act());
	};
	await Promise.all(Array.from({ length: 40 }, actOneByOne));
	const faults = answers.filter(({ status }) => status >= 500);
	assert.deepEqual(faults, []);
	assert.ok(answers.filter(({ status }) => status === 204).length >= erased.length / 2);
	for (const { user, id } of erased) {
		const again = await dora.calls(eraseMember, { username: user.username }, { member_id: id });
		assert.ok([204, 404].includes(again.status), JSON.stringify(again.body));
	}
	const { rows } = await pool.query("SELECT count(*)::int FROM members WHERE id = ANY($1)", [
		erased.map(({ id }) => id),
	]);
	assert.equal(rows[0].count, 0);
});

test("who logs in, or is named by somebody, does not wait for a director to be done with a third", async () => {
	const client = await pool.connect();
	try {
		await client.query("BEGIN");
		await client.query("SELECT id FROM members WHERE role = 'director' ORDER BY id FOR NO KEY UPDATE");
		const again = await logsIn(address, "dora");
		const ida = await newMember("ida", "listener");
		const seen = await again.calls(changeRecord, { identity_seen: true }, { user_id: ida.id });
		assert.equal(seen.status, 200);
	} finally {
		await client.query("ROLLBACK");
		client.release();
	}
});
