import assert from "node:assert/strict";
import { test } from "node:test";
import { calls } from "@warmline/contract";
import type { Role } from "@warmline/contract/accounts/roles";
import type { Call } from "@warmline/contract/calls";
import { logsIn } from "../test/person.ts";
import { society } from "../test/society.ts";

const cast = await society();
const { address, newBrowser, newMember, newVisitor, pool } = cast;
const entries: [string, Call][] = Object.values(calls).flatMap((feature) => Object.entries<Call>(feature));

type Caller = "nobody" | "visitor" | "another visitor" | "unverified listener" | Role;
const tokens = new Map<Caller, string | undefined>([["nobody", undefined]]);

const own = await newVisitor().asksForSupport();
tokens.set("visitor", own.visitor_token);
tokens.set("another visitor", (await newVisitor().asksForSupport()).visitor_token);
for (const [role, name] of [
	["new_hire", "noor"],
	["trainee_listener", "tess"],
	["listener", "lina"],
	["supervisor", "sam"],
	["director", "dora"],
] as const) {
	tokens.set(role, (await logsIn(address, name)).token);
}
tokens.set("trainee_supervisor", (await newMember("theo", "trainee_supervisor")).token);
const una = await newMember("una", "listener");
await pool.query("UPDATE members SET is_verified = false WHERE id = $1", [una.id]);
tokens.set("unverified listener", una.token);

const members = new Set<Caller>([
	"unverified listener",
	"new_hire",
	"trainee_listener",
	"trainee_supervisor",
	"listener",
	"supervisor",
	"director",
]);
const agents = new Set<Caller>(["listener", "supervisor", "director"]);

/** What the gate answers; undefined where it lets the caller through. */
const refusalOf = ({ who }: Call, caller: Caller): 401 | 403 | 404 | undefined => {
	if (who === "anyone") return undefined;
	if (who === "visitor") {
		if (caller === "visitor") return undefined;
		return caller === "another visitor" ? 404 : 401;
	}
	if (who === "visitor_or_agent") {
		if (caller === "visitor" || agents.has(caller)) return undefined;
		if (caller === "another visitor") return 404;
		return members.has(caller) ? 403 : 401;
	}
	if (!members.has(caller)) return 401;
	if (who === "member") return undefined;
	if (caller === "unverified listener") return 403;
	if (who === "verified_member") return undefined;
	return who.some((role) => role === caller) ? undefined : 403;
};

for (const [name, call] of entries) {
	test(`${name} is for whom the contract says, and for nobody else (A13, A14)`, async () => {
		for (const [caller, token] of tokens) {
			// Logging out ends the session, so it gets a session of its own.
			const browser = newBrowser();
			browser.token = token;
			if (name === "logOut" && token && members.has(caller)) {
				const { rows } = await pool.query("SELECT username FROM members WHERE role = $1 AND is_verified = $2", [
					caller === "unverified listener" ? "listener" : caller,
					caller !== "unverified listener",
				]);
				browser.token = (await logsIn(address, rows[0]?.username)).token;
			}
			const path = call.path.replace(":chat_id", own.chat_id).replace(/:\w+/, una.id);
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
