import assert from "node:assert/strict";
import { notificationKinds } from "@warmline/contract/notifications/kinds";
import type { Preferences } from "@warmline/contract/preferences/calls";
import { test } from "vitest";
import { kindLabels, withNotice } from "./notify-kinds.ts";

const both = { mail: true, push: true };
const notify: Preferences["notify"] = {
	mention: both,
	comment: both,
	like: { mail: false, push: false },
	follow: both,
	shift: both,
	application: both,
	moderation: both,
};

test("one kind of news by one way changes, and nothing else does (P4)", () => {
	const after = withNotice(notify, "like", "push", true);
	assert.deepEqual(after, { ...notify, like: { mail: false, push: true } });
	assert.deepEqual(withNotice(after, "like", "push", false), notify);
});

test("every kind of news has words (P4)", () => {
	for (const kind of notificationKinds) assert.ok(kindLabels[kind]);
});
