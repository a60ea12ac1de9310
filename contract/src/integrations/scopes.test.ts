import assert from "node:assert/strict";
import { test } from "vitest";
import * as z from "zod/mini";
import type { Call } from "../calls.ts";
import { calls } from "../index.ts";
import { scopes } from "./scopes.ts";

const entries = Object.entries(calls).flatMap(([feature, ofFeature]) =>
	Object.entries<Call>(ofFeature).map(([name, call]) => ({ feature, name, call })),
);
const scoped = entries.filter(({ call }) => call.scope !== undefined);

/** All that tokens may ever call. What is added here is decided here: see decision 51. */
const allowed = {
	"members:read": ["listMembers", "readMember"],
	"applications:read": ["listApplications"],
	"shifts:read": ["shiftTimes", "listShifts"],
	"hours:read": ["readHours", "hoursTable", "listHours"],
	"statistics:read": ["readNumbers", "numbersTable"],
} as const satisfies Record<(typeof scopes)[number], readonly string[]>;

test("API tokens may make these calls and no others", () => {
	for (const scope of scopes) {
		const opened = scoped.filter(({ call }) => call.scope === scope).map(({ name }) => name);
		assert.deepEqual(opened.toSorted(), allowed[scope].toSorted());
	}
});

test("a call for API tokens reads, asks for no password, and is one that directors make", () => {
	for (const { name, call } of scoped) {
		assert.equal(call.method, "GET", name);
		assert.equal(call.asksPassword, undefined, name);
		assert.ok(!call.showsFile && !call.showsPage && !call.body, name);
		assert.ok(call.who === "verified_member" || (Array.isArray(call.who) && call.who.includes("director")), name);
	}
});

test("no scope reaches what people wrote or who they are beyond the list: whole features are closed to tokens", () => {
	const open = ["applications", "members", "numbers", "shifts"];
	for (const { feature, name } of scoped) assert.ok(open.includes(feature), `${feature}: ${name}`);
	assert.ok(entries.filter(({ feature }) => !open.includes(feature)).length > 100);
});

/** Names of fields in which people write to each other, about somebody or about themselves. */
const written =
	/^(body|message|messages|note|notes|text|words|content|answers?|comments?|summary|transcript|references?|referees?|documents?|history|about|gender|birth_date|address|phone|availability|motivation)$|reason/;
/** Why a shift was called off, and why somebody needs cover: the server leaves them out for tokens. */
const known = ["off_reason", "cover_reason"];

const fieldsIn = (schema: unknown): string[] => {
	if (typeof schema !== "object" || schema === null) return [];
	const own = "properties" in schema && schema.properties ? Object.keys(schema.properties) : [];
	return [...own, ...Object.values(schema).flatMap(fieldsIn)];
};

test("the answers of these calls have no field for what somebody wrote", () => {
	for (const { name, call } of scoped) {
		if (call.sendsFile) continue;
		const fields = fieldsIn(z.toJSONSchema(call.answer, { unrepresentable: "any" }));
		assert.ok(fields.length > 3, name);
		assert.deepEqual(
			fields.filter((field) => written.test(field) && !known.includes(field)),
			[],
			name,
		);
	}
});
