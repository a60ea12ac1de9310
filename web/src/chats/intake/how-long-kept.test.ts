import { equal } from "node:assert/strict";
import { test } from "vitest";
import { howLongKept } from "./how-long-kept.ts";

test("a visitor reads how long a chat is kept, and that they can erase it", () => {
	const himself = "You can also erase it yourself as soon as it’s over.";
	equal(howLongKept(90), `We keep your chat for 90 days, then erase it. ${himself}`);
	equal(howLongKept(1), `We keep your chat for 1 day, then erase it. ${himself}`);
	equal(howLongKept(null), `We keep your chat until it is erased. ${himself}`);
});
