import { listeners } from "@warmline/contract/accounts/calls";
import { listCannedResponses, notes } from "@warmline/contract/chats/agent-calls";
import type { ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import { type Chat, defaultCallerName } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { startsWith } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import type { Socket } from "../../platform/realtime/channel.ts";
import { useStore } from "../../platform/storage/store.ts";
import { chatOf, idOf, rowOf } from "../sample-chats.ts";
import { type AgentStore, createAgentStore } from "../store/agent-store.ts";
import { AgentWorkspace } from "./AgentWorkspace.tsx";
import { setQuestionMark } from "./shortcuts.ts";

const lina = member("listener");
const me = { id: lina.id, supervising: false };
const mine = (n: number, more: Partial<Chat> = {}) =>
	chatOf(n, { assigned_agent: lina.id, agent_name: "Lina", ...more });

function Workspace({ store }: { readonly store: AgentStore }) {
	return <AgentWorkspace me={me} store={store} state={useStore(store.store)} duty={null} />;
}

const open = async ({ own = [], waiting = [] }: { own?: readonly Chat[]; waiting?: readonly Chat[] }) => {
	const socket: Socket = { send: vi.fn(), close: vi.fn(), onopen: null, onmessage: null, onclose: null };
	const store = createAgentStore({
		me,
		url: () => "ws://test/",
		connect: () => socket,
		fetchMessages: async () => [],
		heardListeners: vi.fn(),
		heardErased: vi.fn(),
		heardSettings: vi.fn(),
		heardDebriefs: vi.fn(),
	});
	store.channel.open();
	socket.onopen?.();
	const hear = (frame: ToAgentFrame) => socket.onmessage?.({ data: JSON.stringify(frame) });
	hear({ action: "unassigned_chats", chats: [...waiting], next: null });
	hear({ action: "assigned_chats", chats: [...own], next: null });
	hear({ action: "availability", available: true, presence: "available", open_chats: own.length, limit: 3 });
	await mount(<Workspace store={store} />, { at: "/chat-dashboard", as: lina });
	return { store, hear, socket };
};

const row = (n: number) => page.getByRole("button", { name: new RegExp(`^Visitor ${n}`) });
const rows = () => page.getByRole("listitem").filter({ has: page.getByText(/^Visitor \d$/) });
const order = () =>
	rows()
		.elements()
		.map((one) => /Visitor \d/.exec(one.textContent)?.[0]);
const field = page.getByPlaceholder(label.ui.typeAMessage);
const accept = page.getByRole("button", { name: label.chats.accept, exact: true });
const heading = (n: number) => page.getByRole("heading", { name: `Visitor ${n}` });
const dialog = page.getByRole("dialog", { name: label.chats.keyboardShortcuts });
/** The visitor of a chat has written at that minute and waits. */
const asks = (n: number, minute: number): ToAgentFrame => ({
	action: "chat_update",
	...rowOf(n, {
		assigned_agent: lina.id,
		agent_name: "Lina",
		seq: 9,
		turn_since: `2026-11-01T10:${String(minute).padStart(2, "0")}:00.000Z`,
	}),
});
const answered = (n: number): ToAgentFrame => ({
	action: "chat_update",
	...rowOf(n, { assigned_agent: lina.id, agent_name: "Lina", seq: 9, turn: "user" }),
});

beforeEach(() => {
	answer(listeners, { results: [] });
	answer(notes, { results: [] });
});

test("an answer lets the next one who waits come first, but not under the pointer or the focus (D2)", async () => {
	const { hear } = await open({ own: [mine(1), mine(2), mine(3)] });
	expect(order()).toEqual(["Visitor 1", "Visitor 2", "Visitor 3"]);
	await row(1).hover();
	hear(answered(1));
	await expect.element(row(1).getByText(startsWith(label.chats.visitorsTurnFor))).toBeVisible();
	expect(order()).toEqual(["Visitor 1", "Visitor 2", "Visitor 3"]);
	await page.getByRole("heading", { name: label.chats.chats, exact: true }).hover();
	await expect.poll(order).toEqual(["Visitor 2", "Visitor 3", "Visitor 1"]);

	row(3).element().focus();
	await userEvent.tab();
	await expect.element(row(1)).toHaveFocus();
	hear(answered(2));
	hear(asks(4, 30));
	await expect.element(row(2).getByText(startsWith(label.chats.visitorsTurnFor))).toBeVisible();
	expect(order()).toEqual(["Visitor 2", "Visitor 3", "Visitor 1"]);
	page.getByRole("searchbox").element().focus();
	await expect.poll(order).toEqual(["Visitor 3", "Visitor 2", "Visitor 1"]);
});

test("keys lead from chat to chat, to the next who waits, to the field and to the search", async () => {
	await open({ own: [mine(1), mine(3, { turn: "user" })], waiting: [chatOf(2)] });
	await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
	await expect.element(heading(1)).toBeVisible();
	await expect.element(field).toHaveFocus();
	await userEvent.keyboard("Half typed{Alt>}{ArrowUp}{/Alt}");
	await expect.element(heading(2)).toBeVisible();
	await expect.element(accept).toHaveFocus();
	await expect.element(field).not.toBeInTheDocument();
	await userEvent.keyboard("{Alt>}w{/Alt}");
	await expect.element(heading(1)).toBeVisible();
	await expect.element(field).toHaveValue("Half typed");
	await expect.element(page.getByRole("status").filter({ hasText: "Visitor 1" })).toBeInTheDocument();
	await userEvent.keyboard("{Control>}k{/Control}");
	await expect.element(page.getByRole("searchbox")).toHaveFocus();
	await userEvent.keyboard("{Alt>}r{/Alt}");
	await expect.element(field).toHaveFocus();
});

test("on a row the arrow keys go to the next one, from the own chats on to those that wait", async () => {
	await open({ own: [mine(1), mine(2)], waiting: [chatOf(3)] });
	row(1).element().focus();
	for (const n of [2, 3]) {
		await userEvent.keyboard("{ArrowDown}");
		await expect.element(row(n)).toHaveFocus();
	}
	await userEvent.keyboard("{ArrowDown}{ArrowUp}");
	await expect.element(row(2)).toHaveFocus();
});

test("a chat that another has taken, a refusal and a lost connection do not move the lists", async () => {
	const { hear, socket } = await open({ own: [mine(1)], waiting: [chatOf(3)] });
	const top = () => row(1).element().getBoundingClientRect().top;
	const before = top();
	await row(3).click();
	await expect.element(accept).toBeVisible();
	hear({ action: "chat_assigned", chat_id: idOf(3), agent_id: idOf(902), agent_name: "Omar" });
	await expect.element(page.getByText(t(label.chats.takenBy, { name: "Omar", visitor: "Visitor 3" }))).toBeVisible();
	expect(top()).toBe(before);
	hear({ action: "error", code: "conflict", message: "Another listener has this chat." });
	await expect.element(page.getByText("Another listener has this chat.")).toBeVisible();
	expect(top()).toBe(before);
	socket.onclose?.({ code: 1006 });
	await expect.element(page.getByText(label.ui.reconnecting)).toBeVisible();
	expect(top()).toBe(before);
});

test("? lists the shortcuts outside of text fields, and can be switched off", async () => {
	await open({ own: [mine(1)] });
	await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
	await expect.element(field).toHaveFocus();
	await userEvent.keyboard("Are you safe?");
	await expect.element(field).toHaveValue("Are you safe?");
	await expect.element(dialog).not.toBeInTheDocument();
	row(1).element().focus();
	await userEvent.keyboard("{Shift>}?{/Shift}");
	await expect.element(dialog).toBeVisible();
	await expect.element(dialog.getByText(label.chats.nextWaiting)).toBeVisible();
	await expectAccessible();
	await dialog.getByRole("checkbox", { name: startsWith(label.chats.useTheQuestionMark) }).click();
	await userEvent.keyboard("{Escape}");
	await expect.element(dialog).not.toBeInTheDocument();
	row(1).element().focus();
	await userEvent.keyboard("{Shift>}?{/Shift}");
	await expect.element(dialog).not.toBeInTheDocument();
	await page.getByRole("button", { name: label.chats.keyboardShortcuts }).click();
	await expect.element(dialog).toBeVisible();
	setQuestionMark(true);
});

test("after Accept the field has the focus, and a message is no way to take a chat", async () => {
	const { hear, socket } = await open({ waiting: [chatOf(1)] });
	await row(1).click();
	await expect.element(accept).toBeVisible();
	await expect.element(field).not.toBeInTheDocument();
	await accept.click();
	expect(socket.send).toHaveBeenCalledWith(JSON.stringify({ action: "accept_chat", chat_id: idOf(1) }));
	hear({ action: "chat_assigned", chat_id: idOf(1), agent_id: lina.id, agent_name: "Lina" });
	await expect.element(field).toHaveFocus();
});

test("a lost connection leaves the field writable and focused, and what is sent meanwhile waits in sight", async () => {
	const { socket } = await open({ own: [mine(1)] });
	await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
	await userEvent.keyboard("I am");
	socket.onclose?.({ code: 1006 });
	await expect.element(page.getByText(label.ui.reconnecting)).toBeVisible();
	await expect.element(field).toHaveFocus();
	await userEvent.keyboard(" here.{Enter}");
	await expect.element(field).toHaveValue("");
	await expect.element(field).toHaveFocus();
	await expect.element(page.getByRole("log").getByText("I am here.")).toBeVisible();
	await expect.element(page.getByRole("log").getByText(label.ui.sentWhenOnline)).toBeVisible();
});

test("a button that a lost connection disables hands the focus on", async () => {
	const { socket } = await open({ own: [mine(1)] });
	await row(1).click();
	await expect.element(field).toBeVisible();
	page.getByRole("button", { name: label.chats.endChat }).element().focus();
	socket.onclose?.({ code: 1006 });
	await expect.element(page.getByRole("button", { name: label.chats.endChat })).toBeDisabled();
	await expect.element(field).toHaveFocus();
});

test("Caller details take the focus and give it back to their button", async () => {
	await open({ own: [mine(1)] });
	await row(1).click();
	const details = page.getByRole("button", { name: label.chats.detailsAndNotes });
	await details.click();
	await expect.element(page.getByRole("heading", { name: label.chats.callerDetails })).toHaveFocus();
	await page.getByRole("button", { name: label.ui.close }).click();
	await expect.element(details).toHaveFocus();
});

test("a chat that somebody else has taken leaves the focus on the heading of the list", async () => {
	const { hear } = await open({ waiting: [chatOf(1)] });
	await row(1).click();
	await expect.element(accept).toBeVisible();
	accept.element().focus();
	hear({ action: "chat_assigned", chat_id: idOf(1), agent_id: idOf(902), agent_name: "Omar" });
	await expect.element(page.getByText(t(label.chats.takenBy, { name: "Omar", visitor: "Visitor 1" }))).toBeVisible();
	await expect.element(page.getByRole("heading", { name: label.chats.chats, exact: true })).toHaveFocus();
});

test("a canned response takes the listener's name, and the visitor's only once one has been entered", async () => {
	const response = { id: idOf(7), shared: true, mine: false, shortcut: "hi", body: "Hello {visitor}, I’m {listener}." };
	answer(listCannedResponses, () => ({ results: [response] }));
	const anonymous = mine(1);
	const user = { ...anonymous.user, name: defaultCallerName(idOf(1)) };
	await open({ own: [{ ...anonymous, user }, mine(2)] });
	await page.getByRole("button", { name: new RegExp(`^${user.name}`) }).click();
	await field.fill("/hi");
	await expect.element(page.getByRole("option", { name: /^\/hi/ })).toBeVisible();
	await userEvent.keyboard("{Enter}");
	await expect.element(field).toHaveValue("Hello, I’m Lina.");
	await row(2).click();
	await field.fill("/hi");
	await expect.element(page.getByRole("option", { name: /^\/hi/ })).toBeVisible();
	await userEvent.keyboard("{Enter}");
	await expect.element(field).toHaveValue("Hello Visitor 2, I’m Lina.");
});
