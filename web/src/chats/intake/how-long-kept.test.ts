import { equal } from "node:assert/strict";
import { test } from "vitest";
import { howLongKept } from "./how-long-kept.ts";

test("a visitor reads how long a chat is kept, and that he can erase it", () => {
	const himself = "You can erase it yourself when the chat is over.";
	equal(howLongKept(90), `We keep what you write for 90 days after the chat, then erase it. ${himself}`);
	equal(howLongKept(1), `We keep what you write for 1 day after the chat, then erase it. ${himself}`);
	equal(howLongKept(null), `We keep what you write until it is erased. ${himself}`);
});
