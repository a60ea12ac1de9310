import type { ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import { t, tn } from "@warmline/contract/i18n";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { label } from "../../../test/labels/index.ts";
import { endsWith } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import type { Socket } from "../../platform/realtime/channel.ts";
import { useStore } from "../../platform/storage/store.ts";
import { LiveViewCard } from "../live-view/LiveViewCard.tsx";
import { chatOf, idOf } from "../sample-chats.ts";
import { type AgentStore, createAgentStore } from "../store/agent-store.ts";
import { alertsOf } from "./alerts.ts";
import { AlertsNow } from "./ChatAlerts.tsx";

const sam = member("supervisor", { name: "Sam" });
const me = { id: sam.id, supervising: true };

const connectedStore = () => {
	const socket: Socket = { send: vi.fn(), close: vi.fn(), onopen: null, onmessage: null, onclose: null };
	const store = createAgentStore({
		me,
		url: () => "ws://test/",
		connect: () => socket,
		fetchMessages: async () => [],
		heardListeners: vi.fn(),
		heardErased: vi.fn(),
		heardDebriefs: vi.fn(),
		heardSettings: vi.fn(),
	});
	store.channel.open();
	socket.onopen?.();
	const hear = (frame: ToAgentFrame) => socket.onmessage?.({ data: JSON.stringify(frame) });
	hear({ action: "availability", available: true, presence: "available", open_chats: 0, limit: 3 });
	return { store, hear };
};

function Alerts({ store }: { readonly store: AgentStore }) {
	const state = useStore(store.store);
	return <AlertsNow store={store} state={state} alerts={alertsOf(state, me, null)} />;
}

const asks = (n: number): ToAgentFrame => ({ action: "new_unassigned_chat", chat: chatOf(n) });
const taken = (n: number): ToAgentFrame => ({
	action: "chat_assigned",
	chat_id: idOf(n),
	agent_id: idOf(901),
	agent_name: "Lina",
});
const region = () => page.getByRole("status");
const dismiss = () => page.getByRole("button", { name: label.chats.dismiss });

test("a supervisor reads over the live view, and on the card, that a listener is disconnected", async () => {
	const chat = chatOf(1, { assigned_agent: idOf(901), agent_name: "Lina" });
	const { store, hear } = connectedStore();
	await mount(
		<>
			<Alerts store={store} />
			<ul>
				<LiveViewCard chat={chat} rings="agent_gone" meId={sam.id} now={Date.now()} connected onAct={vi.fn()} />
			</ul>
		</>,
		{ at: "/me/wall", as: sam },
	);
	hear({ action: "ring", chat_id: chat.chat_id, why: "agent_gone", caller_name: chat.user.name });
	await expect.element(page.getByText(endsWith(label.chats.listenerDisconnected))).toBeVisible();
	await expect.element(page.getByRole("article").getByText(label.chats.listenerGone)).toBeVisible();
	await expectAccessible();
	hear({ action: "ring_ended", chat_id: chat.chat_id });
	await expect.element(page.getByText(endsWith(label.chats.listenerDisconnected))).not.toBeInTheDocument();
	store.stop();
});

test("new chats are one line over the page and in one live region, and gone once somebody has taken them", async () => {
	const { store, hear } = connectedStore();
	await mount(
		<>
			<Alerts store={store} />
			<p>The page</p>
		</>,
		{ at: "/me/shift-manager", as: sam },
	);
	const top = () => page.getByText("The page").element().getBoundingClientRect().top;
	const before = top();
	await expect.element(region()).toHaveTextContent("");
	hear(asks(1));
	await expect.element(region()).toHaveTextContent(t(label.chats.newChatWaits, { name: "Visitor 1" }));
	await expect
		.element(page.getByRole("link", { name: label.chats.openTheChat }))
		.toHaveAttribute("href", expect.stringMatching(`/chat-dashboard\\?chat=${idOf(1)}$`));
	expect(top()).toBe(before);
	hear(asks(2));
	hear(asks(3));
	await expect.element(region()).toHaveTextContent(tn(3, label.chats.newChatsWait));
	await expectAccessible();
	for (const n of [1, 2, 3]) hear(taken(n));
	await expect.element(dismiss()).not.toBeInTheDocument();
	await expect.element(region()).toHaveTextContent("");
	store.stop();
});

test("a call for help is shown in full while visitors wait", async () => {
	const { store, hear } = connectedStore();
	await mount(<Alerts store={store} />, { at: "/me/shift-manager", as: sam });
	hear(asks(1));
	hear({ action: "ring", chat_id: idOf(9), why: "agent_gone", caller_name: "Visitor 9" });
	await expect.element(page.getByText(endsWith(label.chats.listenerDisconnected))).toBeVisible();
	await dismiss().click();
	await expect.element(region()).toHaveTextContent(t(label.chats.newChatWaits, { name: "Visitor 1" }));
	store.stop();
});

test("what was dismissed does not come back, and the next chat is shown alone", async () => {
	const { store, hear } = connectedStore();
	await mount(<Alerts store={store} />, { at: "/me/shift-manager", as: sam });
	hear(asks(1));
	await dismiss().click();
	await expect.element(dismiss()).not.toBeInTheDocument();
	hear(asks(2));
	await expect.element(region()).toHaveTextContent(t(label.chats.newChatWaits, { name: "Visitor 2" }));
	store.stop();
});

test("beside the list of chats a new one is announced and nothing covers the page", async () => {
	const { store, hear } = connectedStore();
	await mount(<Alerts store={store} />, { at: "/me/chat-dashboard", as: sam });
	hear(asks(1));
	await expect.element(region()).toHaveTextContent(t(label.chats.newChatWaits, { name: "Visitor 1" }));
	await expect.element(dismiss()).not.toBeInTheDocument();
	store.stop();
});

test("a listener's private reply is shown to the supervisor who wrote first", async () => {
	const { store, hear } = connectedStore();
	await mount(<Alerts store={store} />, { at: "/me/shift-manager", as: sam });
	const chat = chatOf(1, { assigned_agent: idOf(901), agent_name: "Lina", unread: 0 });
	hear({ action: "assigned_chats", chats: [chat], next: null });
	const note = { agent_id: idOf(901), timestamp: chat.timestamp, chat_id: chat.chat_id } as const;
	hear({ ...note, action: "coach_message", id: idOf(70), message: "?", sender_id: sam.id, sender_name: "Sam" });
	hear({ ...note, action: "coach_message", id: idOf(71), message: "Yes", sender_id: idOf(901), sender_name: "Lina" });
	await expect
		.element(region())
		.toHaveTextContent(t(label.chats.sentPrivateNote, { name: "Lina", visitor: "Visitor 1" }));
	store.select(chat.chat_id);
	await expect.element(dismiss()).not.toBeInTheDocument();
	store.stop();
});
