import assert from "node:assert/strict";
import { test } from "vitest";
import { chatOf, idOf } from "../sample-chats.ts";
import { minutesSince, turnOf } from "./turn.ts";

const lina = idOf(901);
const at = (time: string) => Date.parse(`2026-11-01T${time}:00.000Z`);
const chat = chatOf(1, { assigned_agent: lina, agent_name: "Lina", turn: "agent" });

test("the row says whose turn it is and for how many minutes (D2)", () => {
	assert.deepEqual(turnOf(chat, lina, at("10:06")), { text: "Your turn · 5 min", due: true });
	assert.deepEqual(turnOf(chat, idOf(902), at("10:06")), { text: "Waiting for Lina · 5 min", due: true });
	assert.deepEqual(turnOf({ ...chat, turn: "user" }, lina, at("10:03")), {
		text: "Waiting for visitor · 2 min",
		due: false,
	});
});

test("the first minute is not counted, nor one before it (D2)", () => {
	assert.equal(turnOf(chat, lina, at("10:01"))?.text, "Your turn");
	assert.equal(minutesSince("2026-11-01T10:01:00.000Z", at("09:00")), 0);
});

test("who waits for anybody, has ended, or has not spoken is nobody's turn (D2)", () => {
	assert.equal(turnOf({ ...chat, status: "waiting" }, lina, at("10:06")), null);
	assert.equal(turnOf({ ...chat, status: "ended" }, lina, at("10:06")), null);
	assert.equal(turnOf({ ...chat, turn: null }, lina, at("10:06")), null);
});
