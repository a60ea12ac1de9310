import assert from "node:assert/strict";
import { messageLimit } from "@warmline/contract/chats/message";
import { test } from "vitest";
import { wasListenedTo, wordsToLeave } from "./unanswered-text.ts";

const wrote = (sender: "user" | "agent" | "system", message: string) => ({ sender, message });

test("what a visitor wrote while they waited can be left as one message, with what they had typed (V2)", () => {
	const messages = [wrote("user", "Hello? "), wrote("system", "One moment."), wrote("user", "It is a long day.")];
	assert.deepEqual(wordsToLeave(messages, ["I can not", "And I"]), {
		message: "Hello?\n\nIt is a long day.\n\nI can not\n\nAnd I",
		isWhole: true,
	});
	assert.deepEqual(wordsToLeave([], [" "]), { message: "", isWhole: true });
});

test("where all of it is too long for one message, the newest stays, and that it is not all is known (V2)", () => {
	const long = wrote("user", "a".repeat(messageLimit));
	assert.deepEqual(wordsToLeave([wrote("user", "Hello?"), long], ["b", "c"]), { message: "b\n\nc", isWhole: false });
	assert.deepEqual(wordsToLeave([], [`x${"d".repeat(messageLimit)}`]), {
		message: "d".repeat(messageLimit),
		isWhole: false,
	});
	assert.equal(wordsToLeave([long], [""]).isWhole, true);
});

test("who was listened, before they waited again can say how they feel played the visitor", () => {
	assert.equal(wasListenedTo([wrote("user", "Hello?"), wrote("system", "One moment.")]), false);
	assert.equal(wasListenedTo([wrote("user", "Hello?"), wrote("agent", "Hello.")]), true);
});
