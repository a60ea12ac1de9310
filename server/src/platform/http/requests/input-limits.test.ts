import assert from "node:assert/strict";
import { calls } from "@warmline/contract";
import { referenceLimits } from "@warmline/contract/applications/record";
import { answerBounds } from "@warmline/contract/applications/supervisor-application";
import {
	beginSupervisorApplication,
	readSupervisorApplication,
} from "@warmline/contract/applications/supervisor-calls";
import type { Call } from "@warmline/contract/calls";
import { test } from "vitest";
import type { Answer } from "../../../../test/browser.ts";
import type { MemberPerson } from "../../../../test/person.ts";
import { refusal } from "../../../../test/refusal.ts";
import { society } from "../../../../test/society.ts";

const { lina, dora, newBrowser, newMember, newVisitor } = await society();
const french = { "accept-language": "fr" };
const api = "/api/v1";

/** Milliseconds of the processor for one request, ours and the test's: those of a busy machine do not count. */
const bound = 500;

/** What is answered, after it was seen that it took no time to speak of and repeats nothing. */
const soon = async (send: () => Promise<Answer>): Promise<Answer> => {
	const before = process.cpuUsage();
	const answer = await send();
	const { user, system } = process.cpuUsage(before);
	const spent = (user + system) / 1000;
	assert.ok(spent < bound, `${spent} ms`);
	assert.ok(JSON.stringify(answer.body).length < 5000, "the answer repeats what was sent");
	return answer;
};

const dots = `a@${".".repeat(60_000)}(`;

test("an email of sixty thousand dots is refused in a moment", async () => {
	const visitor = newVisitor();
	await visitor.send("GET", `${api}/csrf/`);
	const form = { message: "Hello", accept_terms: true, email: dots };
	const asked = await soon(() => visitor.send("POST", `${api}/chat/initiate-chat/`, form));
	assert.equal(refusal(asked, 400, "invalid_email").message, "Invalid email format.");
	const reference = { first_name: "A", last_name: "B", email: dots + dots, date: "2026-11-01" };
	refusal(await soon(() => visitor.send("POST", `${api}/forms/reference-check/`, reference)), 413, "too_large");
});

test("a list of too many is refused with one sentence, in the language of the page", async () => {
	const path = `${api}/shift-manager/shifts/${lina.id}/check-out/`;
	const few = await soon(() => lina.send("POST", path, { sure: new Array(9000).fill(0) }, french));
	const { errors } = refusal(few, 400, "invalid_sure");
	assert.equal(Object.keys(errors ?? {}).join(), "sure");
	assert.match(errors?.sure ?? "", /^Veuillez en indiquer au plus \d\.$/);
	refusal(await soon(() => lina.send("POST", path, { sure: new Array(100_000).fill(0) }, french)), 413, "too_large");
});

test("a refusal names fifty fields at most", async () => {
	const body = { member_ids: new Array(200).fill("nobody") };
	const answer = await dora.send("POST", `${api}/shift-manager/shifts/${lina.id}/call-out/`, body);
	assert.equal(Object.keys(refusal(answer, 400, "invalid_part").errors ?? {}).length, 50);
});

test("a key that nobody knows is refused in a moment, and is not repeated", async () => {
	for (const length of [2000, 12_000]) {
		const key = "k".repeat(length);
		for (const body of [{ notify: { [key]: {} } }, { notify: { comment: { [key]: true } } }]) {
			const answer = await soon(() => lina.send("PATCH", `${api}/account/preferences/`, body, french));
			const { message, errors } = refusal(answer, 400, "invalid_notify");
			assert.equal(message, "Cette valeur ne convient pas ici. Veuillez la vérifier.");
			assert.doesNotMatch(JSON.stringify(errors), /kk/);
		}
	}
	const long = { notify: { ["k".repeat(50_000)]: {} } };
	refusal(await soon(() => lina.send("PATCH", `${api}/account/preferences/`, long, french)), 413, "too_large");
});

test("a wrong value in an address is refused in the words and the language of the page", async () => {
	const says = async (query: string, headers = {}) => {
		const { errors, message } = refusal(
			await lina.send("GET", `${api}/activityfeed/posts/?${query}`, undefined, headers),
			400,
		);
		assert.equal(Object.values(errors ?? {})[0], message);
		return message;
	};
	assert.equal(await says("page=9999"), "Please give a number of at most 500.");
	assert.equal(await says("page=9999", french), "Veuillez indiquer un nombre d’au plus 500.");
	assert.equal(await says("limit=0", french), "Veuillez indiquer un nombre d’au moins 1.");
	assert.equal(await says("limit=a", french), "Cette valeur ne convient pas ici. Veuillez la vérifier.");
	assert.equal(await says(`cursor=${"a".repeat(401)}`, french), "Veuillez utiliser au plus 400 caractères.");
});

const forms: [string, Call][] = Object.values(calls).flatMap((feature) => Object.entries<Call>(feature));

test("nobody makes the server read more than a form of its kind may have", async () => {
	const stranger = newBrowser();
	const tooLong = (length: number) => JSON.stringify({ email: "a".repeat(length) });
	for (const [name, call] of forms.filter(([, { who }]) => who === "anyone")) {
		if (call.method === "GET") continue;
		const path = `${api}${call.path.replace(/:\w+/, lina.id)}`;
		const answer = await stranger.send(call.method, path, tooLong(150_000));
		assert.equal(
			refusal(answer, 413, "too_large").message,
			"This is too long. Please shorten it and send it again.",
			name,
		);
	}
	refusal(await stranger.send("POST", `${api}/account/user/login/`, tooLong(64_000)), 413, "too_large");
	refusal(await stranger.send("POST", `${api}/account/user/logout/`, tooLong(64_000)), 413, "too_large");
});

/** JSON in which each letter is written by its number, as some programs do: twelve bytes an emoji. */
const escaped = (body: object) =>
	JSON.stringify(body).replace(/[^\u0020-\u007e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

test("the longest words that a referee and a visitor may write arrive, however they are written as JSON", async () => {
	const words = "🌻".repeat(referenceLimits.words);
	const said = { how_known: "🌻".repeat(referenceLimits.how_known), words, recommends: true };
	const body = escaped(said);
	assert.ok(body.length > 12 * referenceLimits.words);
	refusal(await newBrowser().send("POST", `${api}/references/nobody/`, body), 404);
	const asks = escaped({ message: "🌻".repeat(4000), accept_terms: true });
	assert.equal((await newVisitor().send("POST", `${api}/chat/initiate-chat/`, asks)).status, 201);
});

const applies = async (username: string) => {
	const person = await newMember(username, "new_hire");
	assert.equal((await person.calls(beginSupervisorApplication, { user: person.id })).status, 200);
	return { person, path: `${api}/onboarding/supervisor-application/${person.id}/` };
};

test("an application with each answer as long as it may be is kept, as JSON and as a form", async () => {
	const answers = Object.fromEntries(Object.entries(answerBounds).map(([name, [, most]]) => [name, "🌻".repeat(most)]));
	const kept = async ({ person }: { person: MemberPerson }) => {
		const { body } = await person.calls(readSupervisorApplication, undefined, { user_id: person.id });
		const { result } = readSupervisorApplication.answer.parse(body);
		for (const [name, answer] of Object.entries(answers)) assert.equal(Reflect.get(result ?? {}, name), answer);
	};
	const ada = await applies("ada");
	assert.equal((await ada.person.send("PUT", ada.path, escaped(answers))).status, 200);
	await kept(ada);
	const bea = await applies("bea");
	const form = new FormData();
	for (const [name, answer] of Object.entries(answers)) form.append(name, answer);
	assert.equal((await bea.person.send("PUT", bea.path, form)).status, 200);
	await kept(bea);
});

test("the texts of a form are read as far as the form may be long", async () => {
	const form = new FormData();
	for (let count = 0; count < 10; count++) form.append("more", "a".repeat(90_000));
	refusal(await lina.send("POST", `${api}/media/`, form), 413, "too_large");
});
