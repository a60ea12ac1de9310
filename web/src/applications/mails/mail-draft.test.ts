import assert from "node:assert/strict";
import { test } from "vitest";
import { emptyDraft, mailDraft, mailFrom } from "./mail-draft.ts";

const draft = { ...emptyDraft, subject: "Saturday", text: "We meet at ten." };
const everybody = { stage: "training", kind: "" } as const;

test("the same mail to the same people has the same id at each try, after a reload too", () => {
	const first = mailFrom(draft, everybody);
	const kept = mailDraft.parse(JSON.parse(JSON.stringify({ ...draft, tried: first })));
	assert.deepEqual(mailFrom(kept, everybody), first);
});

test("other words or other people are another mail", () => {
	const tried = { ...draft, tried: mailFrom(draft, everybody) };
	const others = [
		mailFrom({ ...tried, text: "We meet at eleven." }, everybody),
		mailFrom({ ...tried, subject: "Sunday" }, everybody),
		mailFrom(tried, { ...everybody, stage: "certified" }),
		mailFrom(tried, { ...everybody, kind: "placement" }),
	];
	const ids = new Set([tried.tried, ...others].map(({ client_id }) => client_id));
	assert.equal(ids.size, 5);
});

test("what is foreign counts as no draft", () => {
	for (const stored of [{}, [], { subject: 1 }, { subject: "", text: "", tried: {} }])
		assert.equal(mailDraft.safeParse(stored).success, false);
});
