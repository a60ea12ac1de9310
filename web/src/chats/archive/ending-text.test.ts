import { equal } from "node:assert/strict";
import type { Chat } from "@warmline/contract/chats/chat";
import type { Ending } from "@warmline/contract/chats/message";
import { test } from "vitest";
import { chatOf } from "../sample-chats.ts";
import { endingText, lengthText } from "./ending-text.ts";

const endedChat = (by: "user" | "agent" | "system", how: Ending, at = "10:20"): Chat =>
	chatOf(0, { status: "ended", ended: { at: `2026-11-01T${at}:00.000Z`, by, how } });

test("who ended a chat is said, and how", () => {
	equal(endingText(endedChat("user", "ended")), "The visitor ended it.");
	equal(endingText(endedChat("agent", "ended")), "Ended by our team.");
	equal(endingText(endedChat("user", "left_quickly")), "The visitor left quickly.");
	const idle = endedChat("system", "idle");
	equal(endingText({ ...idle, turn: "user" }), "It timed out after a period without messages.");
	equal(endingText({ ...idle, turn: "agent" }), "It timed out. The visitor’s last message was not answered.");
	equal(endingText(endedChat("system", "closed")), "Chat closed before someone could answer.");
	equal(endingText(chatOf(0)), "This chat is still open.");
});

test("a chat is as long as from the first word to the end, and at least a minute", () => {
	equal(lengthText(endedChat("user", "ended")), "20 minutes");
	equal(lengthText(endedChat("user", "ended", "10:00")), "1 minute");
	equal(lengthText(chatOf(0)), "");
});
