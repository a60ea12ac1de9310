import { deepEqual, equal, rejects } from "node:assert/strict";
import { test } from "vitest";
import type { Socket } from "../../platform/realtime/channel.ts";
import { askPastChats } from "./past-chats.ts";

const line = () => {
	const sent: unknown[] = [];
	let closed = false;
	const socket: Socket = {
		send: (text) => sent.push(JSON.parse(text)),
		close: () => {
			closed = true;
		},
		onopen: null,
		onmessage: null,
		onclose: null,
	};
	const says = (frame: object) => socket.onmessage?.({ data: JSON.stringify(frame) });
	return { socket, sent, says, isClosed: () => closed };
};

const ask = (socket: Socket, query = "", cursor = "") =>
	askPastChats({ url: "ws://localhost/ws/agent/", connect: () => socket, query, cursor });

test("past chats are asked for on a connection of their own, which is closed after the answer", async () => {
	const { socket, sent, says, isClosed } = line();
	const answer = ask(socket, "Rosa", "a-cursor");
	socket.onopen?.();
	deepEqual(sent, [{ action: "fetch_all_chats", status: "ended", query: "Rosa", cursor: "a-cursor" }]);
	says({ action: "ring_ended", chat_id: "0190a0a0-0000-7000-8000-000000000001" });
	equal(isClosed(), false);
	says({ action: "fetch_all_chats", chats: [], next: "b-cursor" });
	deepEqual(await answer, { chats: [], next: "b-cursor" });
	equal(isClosed(), true);
});

test("the first page without a search names neither", async () => {
	const { socket, sent, says } = line();
	const answer = ask(socket);
	socket.onopen?.();
	deepEqual(sent, [{ action: "fetch_all_chats", status: "ended" }]);
	says({ action: "fetch_all_chats", chats: [], next: null });
	await answer;
});

test("a refusal comes back as its sentence", async () => {
	const { socket, says } = line();
	const answer = ask(socket);
	says({ action: "error", code: "invalid_cursor", message: "This page does not exist." });
	await rejects(answer, { message: "This page does not exist.", code: "invalid_cursor" });
});

test("a connection that closes without an answer counts as lost", async () => {
	const { socket } = line();
	const answer = ask(socket);
	socket.onclose?.({ code: 1006 });
	await rejects(answer, { code: "network" });
});
