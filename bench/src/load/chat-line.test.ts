import assert from "node:assert/strict";
import { test } from "vitest";
import { type ChatEnd, hearMessages, messageFrames } from "./chat-line.ts";
import { mask } from "./socket.ts";

const line = { heard: () => {}, write: () => {}, say: () => {}, close: () => {}, closed: Promise.resolve() };
const end: ChatEnd = {
	line,
	write: (client_id) => JSON.stringify({ action: "send_message", text: "x".repeat(100), client_id }),
};

/** The text of a frame of 126 to 65,535 bytes, which is where all messages of the load are. */
const textOf = (frame: Buffer) => Buffer.from(frame.subarray(8).map((byte, i) => byte ^ (mask[i & 3] ?? 0)));

test("each frame carries its own number and is otherwise the same", () => {
	const frames = messageFrames(end, "visitor");
	assert.deepEqual(JSON.parse(textOf(frames(1_234_567)).toString()), {
		action: "send_message",
		text: "x".repeat(100),
		client_id: "v01234567",
	});
	assert.match(textOf(frames(8)).toString(), /"v00000008"/);
});

test("a message counts at the other side and not at the one that wrote it", () => {
	const text = textOf(messageFrames(end, "visitor")(42));
	const heard: [string, number][] = [];
	hearMessages("agent", (number) => heard.push(["agent", number]))(text, 0, text.length);
	hearMessages("visitor", (number) => heard.push(["visitor", number]))(text, 0, text.length);
	assert.deepEqual(heard, [["agent", 42]]);
});

test("a message behind the frame's end is left for the next frame", () => {
	const text = Buffer.concat([Buffer.from('{"action":"typing"}'), textOf(messageFrames(end, "visitor")(7))]);
	const heard: number[] = [];
	hearMessages("agent", (number) => heard.push(number))(text, 0, 19);
	assert.deepEqual(heard, []);
});

test("a refused message ends the load", () => {
	const text = Buffer.from('{"action":"error","code":"too_many_requests","message":"Slower.","client_id":"v00000001"}');
	assert.throws(() => hearMessages("visitor", () => {})(text, 0, text.length), /too_many_requests/);
});
