import assert from "node:assert/strict";
import {
	addCannedResponse,
	changeCannedResponse,
	listCannedResponses,
	removeCannedResponse,
} from "@warmline/contract/chats/agent-calls";
import { test } from "vitest";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { newBrowser, newVisitor, newMember, lina, omar, sam, dora, tess, noor } = await society();

const keeps = async (who: MemberPerson, shortcut: string, shared = false, body = `Words for ${shortcut}`) => {
	const answer = await who.calls(addCannedResponse, { shortcut, body, shared });
	assert.equal(answer.status, 201, JSON.stringify(answer.body));
	return addCannedResponse.answer.parse(answer.body).result;
};
const list = async (who: MemberPerson) =>
	listCannedResponses.answer.parse((await who.calls(listCannedResponses)).body).results;
const seen = async (who: MemberPerson) =>
	(await list(who)).map(({ shortcut, shared, mine }) => `${shortcut}${shared ? " shared" : ""}${mine ? " mine" : ""}`);

test("an agent has their own words and the shared ones, by shortcut; one does not hide the other", async () => {
	const eva = await newMember("eva", "listener");
	await keeps(sam, "hello", true);
	await keeps(sam, "Breathe", true);
	await keeps(eva, "Hello");
	await keeps(omar, "away");
	assert.deepEqual(await seen(eva), ["Breathe shared", "Hello mine", "hello shared"]);
	assert.deepEqual(await seen(omar), ["away mine", "Breathe shared", "hello shared"]);
	assert.deepEqual(await seen(dora), ["Breathe shared mine", "hello shared mine"]);
});

test("a shortcut is one's own once, regardless of case, and so it is among the shared", async () => {
	await keeps(lina, "bye");
	const again = refusal(await lina.calls(addCannedResponse, { shortcut: "BYE", body: "x" }), 409, "shortcut_taken");
	assert.deepEqual(again.errors, { shortcut: "There is already a response for /BYE." });
	await keeps(omar, "bye");
	await keeps(sam, "bye", true);
	refusal(await dora.calls(addCannedResponse, { shortcut: "bye", body: "x", shared: true }), 409, "shortcut_taken");
	const other = await keeps(lina, "other");
	const taken = await lina.calls(changeCannedResponse, { shortcut: "bye" }, { response_id: other.id });
	assert.ok(refusal(taken, 409, "shortcut_taken").errors?.shortcut);
	const same = await lina.calls(changeCannedResponse, { shortcut: "OTHER" }, { response_id: other.id });
	assert.equal(changeCannedResponse.answer.parse(same.body).result.shortcut, "OTHER");
});

test("of two who share the same shortcut at the same moment one is refused", async () => {
	const asked = [sam, dora].map((who) => who.calls(addCannedResponse, { shortcut: "race", body: "x", shared: true }));
	const statuses = (await Promise.all(asked)).map(({ status }) => status);
	assert.deepEqual(statuses.sort(), [201, 409]);
});

test("what is not named of words stays; they can be changed and removed by whose they are", async () => {
	const { id } = await keeps(lina, "plan", false, "Shall we make a plan?");
	const { body } = await lina.calls(changeCannedResponse, { body: "A plan?" }, { response_id: id });
	assert.deepEqual(body, { result: { id, shared: false, shortcut: "plan", body: "A plan?", mine: true } });
	for (const other of [omar, sam, dora]) {
		refusal(await other.calls(changeCannedResponse, { body: "Mine" }, { response_id: id }), 404, "not_found");
		refusal(await other.calls(removeCannedResponse, undefined, { response_id: id }), 404, "not_found");
	}
	assert.equal((await lina.calls(removeCannedResponse, undefined, { response_id: id })).status, 204);
	refusal(await lina.calls(removeCannedResponse, undefined, { response_id: id }), 404, "not_found");
	assert.ok(!(await list(lina)).some((words) => words.id === id));
});

test("words are shared, changed and removed for all by supervisors only", async () => {
	refusal(await lina.calls(addCannedResponse, { shortcut: "all", body: "x", shared: true }), 403, "forbidden");
	const own = await keeps(lina, "all");
	refusal(await lina.calls(changeCannedResponse, { shared: true }, { response_id: own.id }), 403, "forbidden");
	const { id } = await keeps(sam, "all", true);
	refusal(await lina.calls(changeCannedResponse, { body: "Mine" }, { response_id: id }), 403, "forbidden");
	refusal(await lina.calls(removeCannedResponse, undefined, { response_id: id }), 403, "forbidden");
	const changed = await dora.calls(changeCannedResponse, { body: "Ours" }, { response_id: id });
	assert.deepEqual(changed.body, { result: { id, shared: true, shortcut: "all", body: "Ours", mine: true } });
	assert.equal((await list(lina)).find((words) => words.id === id)?.body, "Ours");
	assert.equal((await dora.calls(removeCannedResponse, undefined, { response_id: id })).status, 204);
	assert.deepEqual(
		(await list(lina)).filter(({ shortcut }) => shortcut === "all"),
		[own],
	);
});

test("a shortcut without a letter, or with anything but letters, digits, dashes and underscores, is refused", async () => {
	await keeps(lina, "à-2_x");
	for (const shortcut of ["", "  ", "two words", "/x", "a".repeat(41), 7, null, undefined]) {
		const answer = await lina.send("POST", "/api/v1/chat/canned-responses/", { shortcut, body: "x" });
		refusal(answer, 400, "invalid_shortcut");
	}
	for (const body of ["", "  ", 7, undefined, "a".repeat(4001), "Hello {name}", "{}", "{visitor} {Listener}"]) {
		const answer = await lina.send("POST", "/api/v1/chat/canned-responses/", { shortcut: "long", body });
		refusal(answer, 400, "invalid_body");
	}
});

test("names and braces that hold nothing else are kept as they were typed", async () => {
	for (const body of ["Hello {visitor}, I am {listener}.", "A { b", "c } d"]) {
		const { id } = await keeps(omar, "names", false, body);
		assert.equal((await list(omar)).find((one) => one.id === id)?.body, body);
		await omar.calls(removeCannedResponse, undefined, { response_id: id });
	}
});

test("who does not work in chats has no words", async () => {
	for (const member of [tess, noor]) {
		refusal(await member.calls(listCannedResponses), 403, "forbidden");
		refusal(await member.calls(addCannedResponse, { shortcut: "me", body: "x" }), 403, "forbidden");
	}
	for (const nobody of [newBrowser(), newVisitor()])
		refusal(await nobody.calls(listCannedResponses), 401, "not_logged_in");
});
