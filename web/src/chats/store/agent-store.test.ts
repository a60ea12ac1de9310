import assert from "node:assert/strict";
import type { AgentFrameInput, ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import type { Message } from "@warmline/contract/chats/message";
import { afterEach, beforeEach, test, vi } from "vitest";
import type { Socket } from "../../platform/realtime/channel.ts";
import { chatOf, idOf, rowOf } from "../sample-chats.ts";
import { createAgentStore } from "./agent-store.ts";

const lina = idOf(901);

const setUp = (supervising = false) => {
	const sockets: Socket[] = [];
	const sent: AgentFrameInput[] = [];
	const fetched: number[] = [];
	const erased: string[] = [];
	const store = createAgentStore({
		me: { id: lina, supervising },
		url: () => "ws://test/",
		connect: () => {
			const socket: Socket = {
				send: (text) => sent.push(JSON.parse(text)),
				close: () => {},
				onopen: null,
				onmessage: null,
				onclose: null,
			};
			sockets.push(socket);
			return socket;
		},
		fetchMessages: async (_chatId, after): Promise<Message[]> => {
			fetched.push(after);
			return [];
		},
		heardListeners: () => {},
		heardErased: (chatId) => void erased.push(chatId),
		heardDebriefs: () => undefined,
		heardSettings: () => {},
	});
	const socket = () => sockets[sockets.length - 1];
	const hear = (frame: ToAgentFrame) => socket()?.onmessage?.({ data: JSON.stringify(frame) });
	const actions = () => sent.splice(0).map((frame) => frame.action);
	store.channel.open();
	socket()?.onopen?.();
	return { store, socket, hear, sent, actions, fetched, erased };
};

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

test("a listener asks for waiting and own chats, a supervisor for waiting and all (D6, D7)", () => {
	assert.deepEqual(setUp().actions(), ["fetch_unassigned_chats", "fetch_my_assigned_chats"]);
	assert.deepEqual(setUp(true).actions(), ["fetch_unassigned_chats", "fetch_all_chats"]);
});

test("a frame heard between the question and its answer is not lost (D8)", () => {
	const { store, hear } = setUp();
	hear({ action: "new_unassigned_chat", chat: chatOf(2) });
	hear({ action: "unassigned_chats", chats: [chatOf(1)], next: null });
	const rows = store.store.get().lists.unassigned.map((one) => one.chat_id);
	assert.deepEqual(rows, [idOf(1), idOf(2)]);
});

test("after a break the lists and the open chat are asked for again (D10)", () => {
	const { store, hear, socket, actions, fetched } = setUp();
	hear({ action: "unassigned_chats", chats: [chatOf(1)], next: null });
	hear({ action: "assigned_chats", chats: [], next: null });
	store.select(idOf(1));
	actions();
	socket()?.onclose?.({ code: 1006 });
	assert.equal(store.store.get().connection, "reconnecting");
	vi.advanceTimersByTime(2000);
	socket()?.onopen?.();
	assert.deepEqual(actions(), ["fetch_unassigned_chats", "fetch_my_assigned_chats", "join_chat_room"]);
	assert.deepEqual(fetched, [0, 0]);
});

test("events that arrive while the connection is authenticated are missing in the list, and requested again (D10, V8)", async () => {
	const { store, hear, socket, fetched } = setUp();
	hear({ action: "unassigned_chats", chats: [], next: null });
	hear({ action: "assigned_chats", chats: [chatOf(1, { assigned_agent: lina, agent_name: "Lina" })], next: null });
	store.select(idOf(1));
	socket()?.onclose?.({ code: 1006 });
	vi.advanceTimersByTime(2000);
	socket()?.onopen?.();
	await Promise.resolve();
	const asked = fetched.length;
	hear({ action: "unassigned_chats", chats: [], next: null });
	const said = { assigned_agent: lina, agent_name: "Lina", seq: 3 };
	hear({ action: "assigned_chats", chats: [chatOf(1, said)], next: null });
	assert.equal(fetched.length, asked + 1);
});

test("acting while down sends nothing and says so (D10)", () => {
	const { store, socket, actions } = setUp();
	actions();
	socket()?.onclose?.({ code: 1006 });
	store.accept(idOf(1));
	assert.deepEqual(actions(), []);
	assert.equal(store.store.get().refusal, "You are not connected. Nothing was sent.");
});

test("a chat that its visitor has erased is closed here, and nothing of it is kept", () => {
	const { store, hear, erased } = setUp(true);
	const own = { assigned_agent: lina, agent_name: "Lina" };
	hear({ action: "unassigned_chats", chats: [], next: null });
	hear({ action: "fetch_all_chats", chats: [chatOf(1, own), chatOf(2, own)], next: null });
	store.select(idOf(1));
	store.draft(idOf(1), "Do you still");
	hear({ action: "chat_ended", chat_id: idOf(1), by: "user", how: "ended" });
	assert.equal(store.store.get().lists.open?.chat_id, idOf(1));
	hear({ action: "chat_erased", chat_id: idOf(2) });
	assert.equal(store.store.get().lists.erased, false, "another chat than the one that is open");
	hear({ action: "chat_erased", chat_id: idOf(1) });
	const { lists, conversation, drafts } = store.store.get();
	assert.deepEqual([lists.open, lists.erased, lists.assigned, conversation, drafts], [null, true, [], null, {}]);
	assert.deepEqual(erased, [idOf(2), idOf(1)]);
	hear({ action: "new_unassigned_chat", chat: chatOf(3) });
	store.select(idOf(3));
	assert.equal(store.store.get().lists.erased, false);
});

test("how a chat was is asked again only where this page had the chat and has not asked yet", () => {
	const { store, hear } = setUp();
	const due = (n: number, again = true) =>
		hear({
			action: "wrap_up_due",
			chat_id: idOf(n),
			caller_name: "Visitor",
			by: "user",
			how: "ended",
			minutes: 3,
			messages: 5,
			...(again ? { again } : {}),
		});
	const asked = () => store.store.get().wrapUps.map((one) => one.chat_id);
	const own = { assigned_agent: lina, agent_name: "Lina" };
	hear({ action: "unassigned_chats", chats: [], next: null });
	hear({ action: "assigned_chats", chats: [chatOf(1, own), chatOf(2, own)], next: null });
	due(3);
	assert.deepEqual(asked(), [], "of before this page was opened");
	due(1);
	assert.deepEqual(asked(), [idOf(1)]);
	due(2, false);
	for (const n of [1, 2]) {
		store.dismissWrapUp(idOf(n));
		due(n);
	}
	assert.deepEqual(asked(), []);
	hear({ action: "chat_requeued", chat: chatOf(1) });
	hear({ action: "chat_assigned", chat_id: idOf(1), agent_id: lina, agent_name: "Lina" });
	due(1);
	assert.deepEqual(asked(), [idOf(1)], "it has ended once more");
});

test("a chat that somebody else took is closed here, and what was typed in it is kept apart (D8)", () => {
	const { store, hear } = setUp();
	hear({ action: "unassigned_chats", chats: [chatOf(1)], next: null });
	store.select(idOf(1));
	store.draft(idOf(1), "Hello, I am");
	hear({ action: "chat_assigned", chat_id: idOf(1), agent_id: idOf(902), agent_name: "Omar" });
	const { lists, conversation, unsent } = store.store.get();
	assert.equal(lists.open, null);
	assert.equal(lists.takenBy?.by, "Omar");
	assert.equal(unsent, "Hello, I am");
	assert.equal(conversation, null);
});

test("what the server refuses is shown in its words (D12)", () => {
	const { store, hear } = setUp();
	hear({ action: "error", code: "at_limit", message: "You have as many chats as you may have." });
	assert.equal(store.store.get().refusal, "You have as many chats as you may have.");
});

test("a list that is not here whole is not asked for again at every word in an unknown chat (D2)", () => {
	const { hear, actions } = setUp(true);
	hear({ action: "unassigned_chats", chats: [], next: null });
	hear({ action: "fetch_all_chats", chats: [chatOf(1, { assigned_agent: lina })], next: "more" });
	actions();
	hear({ action: "chat_update", ...rowOf(7, { assigned_agent: idOf(902), agent_name: "Omar" }) });
	assert.deepEqual(actions(), []);
});

test("a list whose question was refused can be asked for again, and is when that was wished meanwhile (D1)", () => {
	const { store, hear, actions } = setUp();
	actions();
	store.search("too much");
	assert.deepEqual(actions(), []);
	hear({ action: "error", code: "rate_limited", message: "Too many questions." });
	assert.deepEqual(actions(), ["fetch_unassigned_chats", "fetch_my_assigned_chats"]);
	hear({ action: "error", code: "rate_limited", message: "Too many questions." });
	assert.deepEqual(actions(), []);
	store.search("less");
	assert.deepEqual(actions(), ["fetch_unassigned_chats", "fetch_my_assigned_chats"]);
	hear({ action: "unassigned_chats", chats: [chatOf(1)], next: null });
	assert.equal(store.store.get().lists.unassigned.length, 1);
});

test("an error that names a chat leaves the questions for the lists as they are (D12)", () => {
	const { store, hear, actions } = setUp();
	actions();
	hear({ action: "error", code: "not_found", message: "No such chat.", chat_id: idOf(1) });
	store.search("waiting for the first answer");
	assert.deepEqual(actions(), []);
});

test("who has ended her duty is said until she is available again, whatever was read before it comes after it (D14)", () => {
	const { store, hear } = setUp();
	const is = (presence: "available" | "away") =>
		hear({ action: "availability", available: presence === "available", presence, open_chats: 0, limit: 3 });
	const endedBy = () => store.store.get().dutyEndedBy;
	is("available");
	hear({ action: "duty_ended", by: "Sam" });
	is("available");
	assert.equal(endedBy(), "Sam");
	is("away");
	assert.equal(endedBy(), "Sam");
	is("available");
	assert.equal(endedBy(), null);
});

test("a message written while down goes out by itself, also when another chat was opened meanwhile (D10, V5)", async () => {
	const { store, socket, hear, sent } = setUp();
	const mine = [1, 2].map((n) => chatOf(n, { assigned_agent: lina, agent_name: "Lina" }));
	hear({ action: "assigned_chats", chats: mine, next: null });
	store.select(idOf(1));
	await vi.advanceTimersByTimeAsync(0);
	socket()?.onclose?.({ code: 1006 });
	store.draft(idOf(1), "I’m still here.");
	store.write("I’m still here.");
	const written = store.store.get().conversation?.thread.pending[0];
	assert.equal(written?.message, "I’m still here.");
	store.select(idOf(2));
	store.write("And here.");
	sent.length = 0;
	await vi.advanceTimersByTimeAsync(2000);
	socket()?.onopen?.();
	await vi.advanceTimersByTimeAsync(0);
	const texts = () => sent.flatMap((one) => (one.action === "send_message" ? [[one.chat_id, one.message]] : []));
	assert.deepEqual(texts(), [
		[idOf(1), "I’m still here."],
		[idOf(2), "And here."],
	]);
	hear({ action: "error", code: "chat_ended", message: "This chat has ended.", client_id: written?.client_id });
	assert.equal(store.store.get().refusal, "This chat has ended.");
	store.select(idOf(1));
	assert.equal(store.store.get().conversation?.thread.pending[0]?.failed, "This chat has ended.");
});

test("a resource that is shared while down goes out by its name, and what became of it is said at it", async () => {
	const { store, socket, hear, sent } = setUp();
	hear({
		action: "assigned_chats",
		chats: [1, 2].map((n) => chatOf(n, { assigned_agent: lina, agent_name: "Lina" })),
		next: null,
	});
	const kids = { name: "Kids Help Phone", region: "Canada" };
	store.select(idOf(1));
	await vi.advanceTimersByTimeAsync(0);
	socket()?.onclose?.({ code: 1006 });
	store.write(kids.name, kids);
	store.select(idOf(2));
	store.write(kids.name, kids);
	sent.length = 0;
	await vi.advanceTimersByTimeAsync(2000);
	socket()?.onopen?.();
	await vi.advanceTimersByTimeAsync(0);
	const shared = sent.flatMap((one) => (one.action === "share_resource" ? [one] : []));
	assert.deepEqual(
		shared.map(({ chat_id, name, region }) => [chat_id, name, region]),
		[1, 2].map((n) => [idOf(n), kids.name, kids.region]),
	);
	assert.equal(new Set(shared.map(({ client_id }) => client_id)).size, 2);
	const refused = { action: "error", code: "not_listed", message: "It is not listed." } as const;
	hear({ ...refused, client_id: shared[1]?.client_id });
	assert.equal(store.store.get().conversation?.thread.pending[0]?.failed, "It is not listed.");
});
