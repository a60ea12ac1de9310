import assert from "node:assert/strict";
import { test } from "vitest";
import { isSeenAt, noticeTarget } from "./notice-target.ts";
import { aboutPost, sampleNotice } from "./sample-notices.ts";

const waiting = { ...aboutPost(null), message: "report_waits_post" } as const;
const me = { id: "me", role: "listener" } as const;
const sam = { id: "me", role: "supervisor" } as const;
const dora = { id: "me", role: "director" } as const;

test("each notice leads to what it is about", () => {
	const lead = (given: Parameters<typeof sampleNotice>[0], reader: typeof me | typeof sam | typeof dora = me) => {
		const target = noticeTarget(sampleNotice(given), reader);
		return target && target.path + target.hash;
	};
	const lina = sampleNotice().actor?.id;
	assert.equal(lead({ kind: "like", target: aboutPost("p") }), "/me/activity-feed/posts/p");
	assert.equal(lead({ kind: "comment", target: aboutPost("p", "c") }), "/me/activity-feed/posts/p#comment-c");
	assert.equal(lead({ kind: "follow" }), `/me/user-profile/${lina}`);
	assert.equal(lead({ kind: "shift", actor: null }), "/me/shift-manager/mine");
	assert.equal(lead({ kind: "shift" }), "/me/shift-manager/mine");
	const asked = { ...aboutPost(null), message: "shift_needs_listener", shift_at: "2026-11-22T03:00:00.000Z" } as const;
	assert.equal(
		lead({ kind: "shift", actor: null, target: asked }),
		"/me/shift-manager?from=2026-11-21#2026-11-22T03:00:00.000Z",
	);
	assert.equal(
		lead({ kind: "shift", actor: null, target: { ...asked, message: "shift_swap_declined" } }),
		"/me/shift-manager/mine",
	);
	assert.equal(lead({ kind: "application", actor: null }), "/me/my-record");
	assert.equal(lead({ kind: "moderation", actor: null }), null);
	assert.equal(lead({ kind: "moderation", actor: null, target: waiting }, sam), "/me/moderation");
	assert.equal(
		lead({ kind: "moderation", actor: null, target: { ...waiting, message: "moderation_suspension_lifted" } }, sam),
		null,
	);
	const block = { ...waiting, message: "block_waits" } as const;
	assert.equal(lead({ kind: "moderation", actor: null, target: block }, sam), "/me/blocks");
	assert.equal(lead({ kind: "moderation", actor: null, target: block }), null);
	const token = { ...waiting, message: "api_token_expires" } as const;
	assert.equal(lead({ kind: "moderation", actor: null, target: token }, dora), "/me/integrations");
	assert.equal(lead({ kind: "moderation", actor: null, target: token }, sam), null, "who is no director any more");
	assert.equal(lead({ kind: "follow", actor: null }), null);
});

test("who is where a notice leads has seen it, but not what a moderator wrote", () => {
	const here = "/ME/activity-feed/posts/p";
	assert.equal(isSeenAt(sampleNotice({ kind: "like", target: aboutPost("p") }), me, here), true);
	assert.equal(isSeenAt(sampleNotice({ kind: "like", target: aboutPost("q") }), me, here), false);
	assert.equal(isSeenAt(sampleNotice({ kind: "moderation", target: aboutPost("p") }), me, here), false);
	assert.equal(isSeenAt(sampleNotice({ kind: "moderation" }), me, here), false);
	assert.equal(isSeenAt(sampleNotice({ kind: "moderation", target: waiting }), sam, "/me/moderation"), true);
	assert.equal(isSeenAt(sampleNotice({ kind: "moderation" }), sam, "/me/moderation"), false);
});
