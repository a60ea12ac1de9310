import assert from "node:assert/strict";
import { logOut, me } from "@warmline/contract/accounts/calls";
import { oneMember, onlineMembers } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { logsIn } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { address, clock, newBrowser, newMember, newVisitor, lina, omar, sam, dora, tess } = cast;
const mePath = "/api/v1/account/user/me/";

test("a token is understood as Token, as Bearer and bare (A14)", async () => {
	for (const authorization of [
		`Token ${lina.token}`,
		`Bearer ${lina.token}`,
		`${lina.token}`,
		`token ${lina.token}`,
		`  Token   ${lina.token}  `,
	]) {
		const { status, body } = await newBrowser().send("GET", mePath, undefined, { authorization });
		assert.equal(status, 200, authorization);
		assert.equal(me.answer.parse(body).result.id, lina.id);
	}
});

test("no token, a wrong one, and a visitor's are nobody (A13)", async () => {
	const { visitor_token } = await newVisitor().asksForSupport();
	for (const authorization of [
		"",
		"Token",
		"Token x",
		`Token ${lina.token}x`,
		`Token ${visitor_token}`,
		"Basic bGluYTpsaW5h",
	]) {
		refusal(await newBrowser().send("GET", mePath, undefined, { authorization }), 401, "not_logged_in");
	}
	refusal(await newBrowser().send("GET", mePath), 401, "not_logged_in");
});

test("logging out ends this session and its channels, and no other (A12)", async () => {
	const first = await logsIn(address, "lina");
	const second = await logsIn(address, "lina");
	await Promise.all([first.connects(), second.connects()]);
	const { status, body, headers } = await first.calls(logOut);
	assert.deepEqual([status, body], [204, ""]);
	// On a computer that others use, too, no picture stays in what the browser keeps.
	assert.equal(headers.get("clear-site-data"), '"cache"');
	assert.equal(await first.line.closes(), 4401);
	refusal(await first.calls(me), 401, "not_logged_in");
	refusal(await first.calls(logOut), 401, "not_logged_in");
	await first.connects();
	assert.equal(await first.line.closes(), 4401);
	assert.equal((await second.calls(me)).status, 200);
	await second.line.isQuiet();
	second.line.close();
});

test("a channel opened while its session ends does not stay open (A12)", async () => {
	for (let round = 0; round < 20; round++) {
		const leaving = await logsIn(address, "omar");
		// Then the session's time of use is written, which makes opening the channel take longer.
		clock.passMinutes(2);
		const [, line] = await Promise.all([leaving.calls(logOut), leaving.connects()]);
		assert.equal(await line.closes(), 4401);
	}
});

test("a session ends twelve hours after its last use, and not before (A12)", async () => {
	const used = await logsIn(address, "sam");
	const idle = await logsIn(address, "sam");
	for (let n = 0; n < 3; n++) {
		clock.passMinutes(6 * 60);
		assert.equal((await used.calls(me)).status, 200, "used every six hours");
	}
	refusal(await idle.calls(me), 401, "not_logged_in");
	await idle.connects();
	assert.equal(await idle.line.closes(), 4401);
	clock.passMinutes(12 * 60 + 2);
	refusal(await used.calls(me), 401, "not_logged_in");
});

test("tokens are stored as hashes only (A12)", async () => {
	const fresh = await logsIn(address, "lina");
	const { rows } = await cast.pool.query("SELECT encode(token_hash, 'escape') AS hash FROM sessions");
	assert.ok(rows.length > 0);
	assert.ok(!rows.some(({ hash }) => hash.includes(fresh.token)));
});

test("what is private of a member is shown to themselves and to directors only (A12)", async () => {
	const reader = await logsIn(address, "lina");
	const director = await logsIn(address, "dora");
	const privates = ["email", "birth_date", "applicant_type"];
	const shown = async (who: typeof lina, id: string) => {
		const { body } = await who.calls(oneMember, undefined, { id });
		return Object.keys(oneMember.answer.parse(body).result)
			.filter((key) => privates.includes(key))
			.toSorted();
	};
	assert.deepEqual(await shown(reader, omar.id), []);
	assert.deepEqual(await shown(reader, dora.id), []);
	assert.deepEqual(await shown(reader, lina.id), privates.toSorted());
	assert.deepEqual(await shown(director, lina.id), privates.toSorted());
	assert.deepEqual(await shown(await logsIn(address, "sam"), lina.id), []);
	refusal(await (await logsIn(address, "noor")).send("GET", `/api/v1/account/user/${tess.id}/`), 403, "forbidden");
	for (const id of ["nobody", "0190a0a0-0000-7000-8000-00000000dead", "%00"]) {
		refusal(await reader.send("GET", `/api/v1/account/user/${id}/`), 404, "not_found");
	}
	assert.ok(!JSON.stringify((await reader.calls(oneMember, undefined, { id: omar.id })).body).includes("password"));
});

test("online members are those with a channel open, without anything private (A12)", async () => {
	const reader = await logsIn(address, "tess");
	const eve = await newMember("eve", "listener");
	const online = async () => {
		const { body } = await reader.calls(onlineMembers);
		return onlineMembers.answer.parse(body).result.map(({ username }) => username);
	};
	assert.ok(!(await online()).includes("eve"));
	await eve.connects();
	assert.ok((await online()).includes("eve"));
	const { body } = await reader.calls(oneMember, undefined, { id: eve.id });
	assert.equal(oneMember.answer.parse(body).result.is_online, true);
	assert.ok(!JSON.stringify((await reader.calls(onlineMembers)).body).includes("@"));
	assert.equal((await eve.calls(logOut)).status, 204);
	assert.equal(await eve.line.closes(), 4401);
	assert.ok(!(await online()).includes("eve"));
});

test("the same member on two pages is online once (A12)", async () => {
	const [a, b] = [await logsIn(address, "sam"), await logsIn(address, "sam")];
	await Promise.all([a.connects(), b.connects()]);
	const { body } = await b.calls(onlineMembers);
	assert.equal(onlineMembers.answer.parse(body).result.filter(({ id }) => id === sam.id).length, 1);
});
