import assert from "node:assert/strict";
import { languages } from "@warmline/contract/content/words";
import { reportKinds, verdicts } from "@warmline/contract/moderation/calls";
import { waitingWords } from "@warmline/contract/moderation/waiting-text";
import { test } from "vitest";
import { sentenceIn } from "../platform/language.ts";
import {
	clearedFor,
	hiddenFor,
	mayWriteAgain,
	outcome,
	removedFor,
	shownAgain,
	suspendedUntil,
	warned,
} from "./notice-text.ts";
import { fits, maySuspend } from "./policy.ts";

const person = (id: string, role: "listener" | "supervisor" | "director") => ({ id, role });

test("who may be suspended by whom", () => {
	const [listener, supervisor, director] = (["listener", "supervisor", "director"] as const).map((role) =>
		person("one", role),
	);
	assert.ok(listener && supervisor && director);
	const by = (role: "supervisor" | "director") =>
		[listener, supervisor, director].map((about) => maySuspend(person("other", role), about));
	assert.deepEqual(by("supervisor"), [true, false, false]);
	assert.deepEqual(by("director"), [true, true, false]);
	assert.equal(maySuspend(person("one", "director"), supervisor), false);
});

test("a member as such is not hidden", () => {
	const of = (kind: (typeof reportKinds)[number]) => verdicts.filter((verdict) => fits(kind, verdict));
	assert.deepEqual(of("post"), verdicts);
	assert.deepEqual(of("comment"), verdicts);
	assert.deepEqual(of("member"), ["keep", "remove", "warn", "suspend"]);
});

test("each sentence that people are told is said in each language, with what a moderator wrote as it was written", () => {
	const words = "Please: be kind.\nUntil {day} $& 2026";
	const withWords = [
		hiddenFor(words),
		removedFor(words),
		clearedFor(words),
		warned(words),
		suspendedUntil("2026-12-01", words, { hidden: true }),
		suspendedUntil("2026-12-01", words, { hidden: false }),
	];
	const alone = [
		...Object.values(waitingWords),
		...reportKinds.flatMap((kind) =>
			verdicts.filter((verdict) => fits(kind, verdict)).map((one) => outcome(kind, one)),
		),
		hiddenFor(undefined),
		removedFor(undefined),
		suspendedUntil("2026-12-01", undefined, { hidden: true }),
		suspendedUntil("2026-12-01", undefined, { hidden: false }),
		shownAgain(),
		mayWriteAgain(),
	];
	for (const language of languages.slice(1)) {
		for (const sentence of [...alone, ...withWords]) assert.notEqual(sentenceIn(language, sentence), sentence);
		for (const sentence of withWords) assert.ok(sentenceIn(language, sentence).endsWith(words), sentence);
		for (const sentence of [...alone, ...withWords].filter((one) => one.includes("2026-12-01")))
			assert.ok(sentenceIn(language, sentence).includes("2026-12-01"), sentence);
	}
});
