import assert from "node:assert/strict";
import { updateCallerName } from "@warmline/contract/chats/agent-calls";
import { test } from "vitest";
import { chatsIn } from "../../../test/frames.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newVisitor, newBrowser, lina, omar, sam, noor } = cast;

test("a new name is told to every agent who has the chat in their list (D5)", async () => {
	const { chat_id } = await newVisitor().asksForSupport();
	await omar.connects();
	const { status, body } = await lina.calls(updateCallerName, { new_name: "  Ada  " }, { chat_id });
	assert.deepEqual([status, body], [200, { result: { chat_id, name: "Ada" } }]);
	await omar.hears("chat_update", { chat_id, user: { name: "Ada" }, assigned_agent: null, seq: 1, unread: 1 });
});

test("what the visitor says from then on carries the new name, and it can be searched for (D5)", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	await lina.calls(updateCallerName, { new_name: "Grace 100%" }, { chat_id });
	visitor.says("send_message", { message: "hello" });
	await visitor.hears("new_message", { message: { sender_name: "Grace 100%" } });
	await lina.connects();
	lina.says("fetch_unassigned_chats", { query: "grace 100%" });
	const chats = chatsIn(await lina.hears("unassigned_chats"));
	assert.deepEqual(
		chats.map(({ chat_id }) => chat_id),
		[chat_id],
	);
});

test("camelCase is taken, 80 characters are enough, and nothing is too little (D5)", async () => {
	const { chat_id } = await newVisitor().asksForSupport();
	const path = `/api/v1/chat/${chat_id}/update-caller-name/`;
	assert.equal((await lina.send("POST", path, { newName: "🌻".repeat(80) })).status, 200);
	for (const new_name of ["", "  ", "\u0000", "a".repeat(81), 7, null, ["Ada"], undefined]) {
		refusal(await lina.send("POST", path, { new_name }), 400, "invalid_new_name");
	}
});

test("somebody else's chat cannot be renamed, except by a supervisor (D5)", async () => {
	const { chat_id } = await newVisitor().asksForSupport();
	await lina.connects();
	lina.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id });
	const path = `/api/v1/chat/${chat_id}/update-caller-name/`;
	refusal(await omar.send("POST", path, { new_name: "Mine" }), 404, "not_found");
	refusal(await noor.send("POST", path, { new_name: "Mine" }), 403, "forbidden");
	refusal(await newBrowser().send("POST", path, { new_name: "Mine" }), 401, "not_logged_in");
	assert.equal((await sam.send("POST", path, { new_name: "Ours" })).status, 200);
	await lina.hears("chat_update", { chat_id, user: { name: "Ours" }, assigned_agent: lina.id });
	const missing = "/api/v1/chat/0190a0a0-0000-7000-8000-00000000dead/update-caller-name/";
	refusal(await sam.send("POST", missing, { new_name: "Nobody" }), 404, "not_found");
});
