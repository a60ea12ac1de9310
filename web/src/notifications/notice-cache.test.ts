import assert from "node:assert/strict";
import type { Notification as Notice } from "@warmline/contract/notifications/calls";
import { test } from "vitest";
import { type NoticePages, noticesIn, withArrived, withRead } from "./notice-cache.ts";
import { aboutPost, sampleNotice } from "./sample-notices.ts";

const pagesOf = (...pages: readonly Notice[][]): NoticePages => ({
	pages: pages.map((results) => ({ results, next: null, unread: 0 })),
	pageParams: pages.map(() => ""),
});
const inShort = (pages: NoticePages) => noticesIn(pages).map(({ id, read_at }) => (read_at === null ? `${id}*` : id));
const seen = "2026-11-21T10:00:00.000Z";

test("what arrives stands on top, once", () => {
	const pages = pagesOf([sampleNotice({ id: "2" })], [sampleNotice({ id: "1", read_at: seen })]);
	const next = sampleNotice({ id: "3" });
	assert.deepEqual(inShort(withArrived(withArrived(pages, next), next)), ["3*", "2*", "1"]);
});

test("a like takes the place of those of the same post that were not read", () => {
	const like = (id: string, given: Partial<Notice> = {}) =>
		sampleNotice({ id, kind: "like", target: aboutPost("p"), ...given });
	const other = like("3", { target: aboutPost("q") });
	const pages = pagesOf([like("4"), other], [sampleNotice({ id: "2" }), like("1", { read_at: seen })]);
	assert.deepEqual(inShort(withArrived(pages, like("5", { others: 1 }))), ["5*", "3*", "2*", "1"]);
});

test("some are read by name, or all up to the newest that was seen", () => {
	const pages = pagesOf([sampleNotice({ id: "3" }), sampleNotice({ id: "2" })], [sampleNotice({ id: "1" })]);
	assert.deepEqual(inShort(withRead(pages, { ids: ["2"] }, seen)), ["3*", "2", "1*"]);
	assert.deepEqual(inShort(withRead(pages, { up_to: "2" }, seen)), ["3*", "2", "1"]);
});
