import assert from "node:assert/strict";
import { notificationKinds } from "@warmline/contract/notifications/kinds";
import { test } from "vitest";
import { setZone } from "../platform/time/time.ts";
import { noticeSentence } from "./notice-text.ts";
import { aboutPost, sampleNotice } from "./sample-notices.ts";

test("a notice says in one sentence who did what", () => {
	const said = (given: Parameters<typeof sampleNotice>[0]) => noticeSentence(sampleNotice(given));
	assert.equal(said({ kind: "follow" }), "Lina follows you now.");
	assert.equal(said({ kind: "mention", target: aboutPost("p") }), "Lina mentioned you in a post.");
	assert.equal(said({ kind: "mention", target: aboutPost("p", "c") }), "Lina mentioned you in a comment.");
	assert.equal(said({ kind: "comment", target: aboutPost("p", "c") }), "Lina commented on your post.");
});

test("likes of one post are one sentence, with how many there are", () => {
	const said = (others: number) => noticeSentence(sampleNotice({ kind: "like", others, target: aboutPost("p") }));
	assert.equal(said(0), "Lina likes your post.");
	assert.equal(said(1), "Lina and 1 other person like your post.");
	assert.equal(said(4), "Lina and 4 other people like your post.");
});

test("news of a shift names its time on the clocks of who reads it", () => {
	const target = { ...aboutPost(null), words: "You’ve dropped this shift.", shift_at: "2026-11-21T23:00:00.000Z" };
	const said = (zone: string) => {
		setZone(zone);
		return noticeSentence(sampleNotice({ kind: "shift", target }));
	};
	assert.match(said("America/Toronto"), /^You’ve dropped this shift\. \(Saturday, November 21.+6:00 p\.m\.\)$/);
	assert.match(said("Europe/Paris"), /^You’ve dropped this shift\. \(Sunday, November 22.+12:00 a\.m\.\)$/);
	setZone(null);
});

test("what the organisation says stands there as it is, and somebody who is gone is a colleague", () => {
	const words = "You can post in the community again.";
	assert.equal(noticeSentence(sampleNotice({ kind: "moderation", target: { ...aboutPost(null), words } })), words);
	assert.equal(noticeSentence(sampleNotice({ actor: null })), "A colleague follows you now.");
	for (const kind of notificationKinds) assert.match(noticeSentence(sampleNotice({ kind })), /\.$/);
});
