import assert from "node:assert/strict";
import { test } from "node:test";
import { calls } from "@warmline/contract";
import {
	beginListenerApplication,
	decideApplication,
	saveListenerApplication,
} from "@warmline/contract/applications/calls";
import { nameReferee, proposeInterview } from "@warmline/contract/applications/record-calls";
import { credentialFields } from "@warmline/contract/applications/supervisor-application";
import { beginSupervisorApplication } from "@warmline/contract/applications/supervisor-calls";
import type { Call } from "@warmline/contract/calls";
import { addCannedWords } from "@warmline/contract/chats/desk-calls";
import { openPractice } from "@warmline/contract/practice/calls";
import { shiftTimesIn, supervisorAnswers } from "../test/applicant.ts";
import { type Caller, callersOf, refusalOf } from "../test/callers.ts";
import { pdf } from "../test/documents.ts";
import { society } from "../test/society.ts";

const cast = await society();
const { address, dora, omar, newMember, newBrowser, pool, takenBy } = cast;
const shifts = await shiftTimesIn(pool, dora);

const sizes = new Map<string, number>(credentialFields.map((field, n) => [field, 300 + n]));

/** Somebody accepted as a supervisor, with all that can be somebody's: documents, referees, an interview, practice. */
const accepted = async () => {
	const vera = await newMember("vera", "new_hire");
	const user = { user_id: vera.id };
	await vera.calls(beginSupervisorApplication, { user: vera.id });
	const form = new FormData();
	for (const [field, size] of sizes) form.append(field, new Blob([new Uint8Array(pdf(size))]), `${field}.pdf`);
	const path = `/api/v1/onboarding/supervisor-application/${vera.id}/`;
	assert.equal((await vera.send("PUT", path, form)).status, 200);
	const all = { ...supervisorAnswers, preferred_shifts: shifts, completed: true };
	assert.equal((await vera.send("PUT", path, all)).status, 200);
	assert.equal((await dora.calls(decideApplication, { decision: "accept" }, user)).status, 200);
	const named = await vera.calls(nameReferee, { name: "Rae Field", email: "rae@mail.example" }, user);
	const [referee] = nameReferee.answer.parse(named.body).result.referees;
	const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
	assert.equal((await dora.calls(proposeInterview, { at }, user)).status, 200);
	const room = openPractice.answer.parse((await vera.calls(openPractice)).body).result;
	return { vera, referee_id: referee?.id ?? "", room_id: room.id };
};

const { vera, referee_id, room_id } = await accepted();
const lars = await newMember("lars", "new_hire");
const begun = await lars.calls(beginListenerApplication, { user: lars.id });
const details_id = beginListenerApplication.answer.parse(begun.body).result.id;
await omar.connects();
const { chat_id, visitor_token } = await takenBy(omar);
const kept = await omar.calls(addCannedWords, { shortcut: "hello", body: "Hello, I am Omar." });
const words_id = addCannedWords.answer.parse(kept.body).result.id;
const { tokens } = await callersOf(cast, visitor_token);

const ids: Record<string, string> = {
	...{ user_id: vera.id, member_id: vera.id, id: vera.id },
	...{ referee_id, room_id, details_id, chat_id, words_id, field: "resume" },
};
const pathOf = (call: Call) => `/api/v1${call.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? name)}`;

/** What is sent where an empty form is not enough. */
const bodies: Record<string, object> = {
	nameReferee: { name: "Kay Moor", email: "kay@mail.example" },
	answerInterview: { at: "2031-12-01T18:00:00Z", accept: true },
	updateCallerName: { new_name: "Kim" },
	addNote: { body: "A note." },
	rateAfter: { scale: 5 },
};
const bodyOf = (name: string, call: Call) => (call.body ? (bodies[name] ?? {}) : undefined);

const isSupervising = (caller: Caller) => caller === "supervisor" || caller === "director";
/** Acts for an applicant that are a director's too, as the contract says of them. */
const alsoOfDirectors = ["nameReferee", "dropReferee", "remindReferee"];

/** Whether what the path names is somebody else's for this caller, whom the gate lets through. */
const isAnothers = (name: string, call: Call, caller: Caller): boolean => {
	const { who, path, method } = call;
	if (who === "member" || who === "verified_member") {
		if (!path.includes(":")) return false;
		return caller !== "director" || (method !== "GET" && !alsoOfDirectors.includes(name));
	}
	if (path.includes(":chat_id")) return caller === "listener";
	if (path.includes(":words_id") || name === "withdrawPractice") return true;
	return name === "readPractice" && !isSupervising(caller);
};

const entries: [string, Call][] = Object.values(calls).flatMap((feature) => Object.entries<Call>(feature));
const forbiddenOf = entries.flatMap(([name, call]) =>
	[...tokens].flatMap(([caller, token]) => {
		const refused = refusalOf(call, caller);
		if (!refused && !isAnothers(name, call, caller)) return [];
		return [{ name, call, caller, token, statuses: refused ? [refused] : [403, 404] }];
	}),
);

/** All rows there are, but for those that say when somebody was last here, or how often he tried. */
const everything = async () => {
	const { rows } = await pool.query<{ table: string }>(
		"SELECT table_name AS table FROM information_schema.tables WHERE table_schema = 'public' AND table_name NOT IN ('sessions', 'limits')",
	);
	const found = new Map<string, string>();
	for (const { table } of rows) {
		const all = await pool.query(
			`SELECT coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '') AS all FROM "${table}" t`,
		);
		found.set(table, all.rows[0].all);
	}
	return found;
};

test("every form that is sent here is one that its call takes, so that only the right is missing", () => {
	for (const { name, call } of forbiddenOf) {
		if (!call.path.includes(":") || Array.isArray(call.who)) continue;
		const read = call.body?.safeParse(bodyOf(name, call));
		assert.ok(read === undefined || read.success, name);
	}
});

test("what is one person's is nobody else's: each call refuses all others, and leaves everything as it was (A13)", async () => {
	const before = await everything();
	assert.ok(forbiddenOf.length > 300, `${forbiddenOf.length}`);
	for (const { name, call, caller, token, statuses } of forbiddenOf) {
		const browser = newBrowser();
		browser.token = token;
		const { status, body } = await browser.send(call.method, pathOf(call), bodyOf(name, call));
		assert.ok(statuses.includes(status), `${caller}: ${name} ${status} ${JSON.stringify(body).slice(0, 200)}`);
	}
	assert.deepEqual(await everything(), before);
});

test("nobody begins or saves an application in somebody else's name", async () => {
	const before = await everything();
	for (const [caller, token] of tokens) {
		const browser = newBrowser();
		browser.token = token;
		for (const call of [beginListenerApplication, beginSupervisorApplication]) {
			const { status } = await browser.calls(call, { user: vera.id });
			assert.ok([401, 403].includes(status), `${caller}: ${status}`);
		}
	}
	const { status } = await vera.calls(saveListenerApplication, { address: "Somewhere" }, { details_id });
	assert.equal(status, 404);
	assert.deepEqual(await everything(), before);
});

const opens = async (token: string | undefined, path: string) => {
	const headers: Record<string, string> = token ? { authorization: `Token ${token}` } : {};
	const response = await fetch(address + path, { headers });
	const type = response.headers.get("content-type") ?? "";
	return { status: response.status, type, bytes: Buffer.from(await response.arrayBuffer()) };
};

/** How the bytes of each file begin. */
const beginnings: Record<string, string> = {
	readCredential: "%PDF-1.7",
	interviewCalendar: "BEGIN:VCALENDAR",
	exportMember: "PK",
};

for (const [name, call] of entries.filter(([, { sendsFile }]) => sendsFile)) {
	test(`${name} sends its file to whose it is and to directors, and not a byte of it to anybody else`, async () => {
		const beginning = beginnings[name] ?? assert.fail(`${name} is not known here`);
		const fields = call.path.includes(":field") ? [...sizes.keys()] : [""];
		for (const field of fields) {
			const path = pathOf(call).replace("resume", field);
			for (const [caller, token] of [...tokens, ["vera", vera.token] as const]) {
				const { status, type, bytes } = await opens(token, path);
				if (caller === "vera" || caller === "director") {
					assert.equal(status, 200, caller);
					assert.ok(bytes.toString("latin1").startsWith(beginning), caller);
					if (name === "readCredential") assert.ok(bytes.equals(pdf(sizes.get(field))));
				} else {
					assert.ok([401, 403, 404].includes(status), `${caller}: ${status}`);
					assert.match(type, /json/);
					assert.ok(!bytes.toString("latin1").includes(beginning), caller);
				}
			}
		}
	});
}
