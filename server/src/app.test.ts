import assert from "node:assert/strict";
import { calls } from "@warmline/contract";
import type { Call } from "@warmline/contract/calls";
import { test } from "vitest";
import { callersOf, refusalOf } from "../test/callers.ts";
import { society } from "../test/society.ts";

const cast = await society();
const { newBrowser, newMember, newVisitor } = cast;
const entries: [string, Call][] = Object.values(calls).flatMap((feature) => Object.entries<Call>(feature));

/** What everybody does to themselves only, though the path names whom. */
const toOneself = ["changeProfile"];

/** To whom it is done, where it is done to somebody. */
const other = await newMember("other", "listener");
const own = await newVisitor().asksForSupport();
const { tokens, ids, again } = await callersOf(cast, own.visitor_token);

for (const [name, call] of entries) {
	test(`${name} is for whom the contract says, and for nobody else (A13, A14)`, async () => {
		for (const [caller, token] of tokens) {
			const browser = newBrowser();
			browser.token = name === "logOut" ? await again(caller) : token;
			const whom = (toOneself.includes(name) && ids.get(caller)) || other.id;
			const path = call.path.replace(":chat_id", own.chat_id).replace(/:\w+/g, whom);
			const { status, body } = await browser.send(call.method, `/api/v1${path}`, call.body ? {} : undefined);
			const said = `${caller}: ${status} ${JSON.stringify(body).slice(0, 200)}`;
			const refused = refusalOf(call, caller);
			// What is wrong in a form may be told before it is known whose chat it is: it tells nothing of the chat.
			if (refused) assert.ok(status === refused || (call.who === "visitor" && call.body && status === 400), said);
			// Whom the call is for gets past the gate: to an empty form, or to what is not there or not so.
			else assert.ok([call.status, 400, 404, 409].includes(status), said);
		}
	});
}
