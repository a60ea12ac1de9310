import { equal, match } from "node:assert/strict";
import type { ApplicationEvent } from "@warmline/contract/applications/calls";
import { formerMember } from "@warmline/contract/members/former-member";
import { test } from "vitest";
import { eventSentence, nobodyThere } from "./board-text.ts";

const happened = (part: Partial<ApplicationEvent>) =>
	eventSentence({
		id: "0190a0a0-0000-7000-8000-000000000001",
		at: "2026-03-01T09:00:00.000Z",
		act: "accepted",
		by: "Dora",
		text: null,
		steps: [],
		...part,
	});

test("what happened is told with who did it, also after they were erased", () => {
	equal(happened({}), "Dora accepted it.");
	equal(happened({ by: null }), "A former member accepted it.");
});

test("a reference is told with whose it is, and an erased referee as a former member", () => {
	const referee = { act: "reference_answered", by: null } as const;
	equal(happened({ ...referee, text: "Kay Moor" }), "Kay Moor sent a reference.");
	equal(happened({ ...referee, text: formerMember }), "A former member sent a reference.");
	equal(
		happened({ act: "reference_answered", text: "Kay Moor" }),
		"Dora accepted a form from Kay Moor as the reference.",
	);
	equal(happened({ act: "reminded", by: null }), "A reminder was emailed.");
});

test("an empty stage says that there are no applications, and nothing about members who never applied", () => {
	match(nobodyThere.certified, /^No certified applicants here yet\. Members who joined without applying/);
	equal(nobodyThere.training, "No accepted applications in training.");
});
