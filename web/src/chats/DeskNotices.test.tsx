import type { ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { label } from "../../test/labels/index.ts";
import { endsWith } from "../../test/labels/match.ts";
import { member, mount } from "../../test/mount.tsx";
import type { Socket } from "../platform/channel.ts";
import { useStore } from "../platform/store.ts";
import { DeskNotices } from "./DeskNotices.tsx";
import { createDesk, type Desk } from "./desk.ts";
import { chatOf, idOf } from "./sample-chats.ts";
import { WallCard } from "./WallCard.tsx";

const sam = member("supervisor", { name: "Sam" });

const connectedDesk = () => {
	const socket: Socket = { send: vi.fn(), close: vi.fn(), onopen: null, onmessage: null, onclose: null };
	const desk = createDesk({
		me: { id: sam.id, supervising: true },
		url: () => "ws://test/",
		connect: () => socket,
		fetchMessages: async () => [],
		heardListeners: vi.fn(),
		heardErased: vi.fn(),
		heardSettings: vi.fn(),
	});
	desk.channel.open();
	socket.onopen?.();
	return { desk, hear: (frame: ToAgentFrame) => socket.onmessage?.({ data: JSON.stringify(frame) }) };
};

function Notices({ desk }: { readonly desk: Desk }) {
	return <DeskNotices desk={desk} state={useStore(desk.store)} />;
}

test("a supervisor is told above the wall, and on the card, that a listener's line is gone", async () => {
	const chat = chatOf(1, { assigned_agent: idOf(901), agent_name: "Lina" });
	const { desk, hear } = connectedDesk();
	await mount(
		<>
			<Notices desk={desk} />
			<ul>
				<WallCard chat={chat} rings="agent_gone" meId={sam.id} now={Date.now()} connected onAct={vi.fn()} />
			</ul>
		</>,
		{ at: "/me/wall", as: sam },
	);
	hear({ action: "ring", chat_id: chat.chat_id, why: "agent_gone", caller_name: chat.user.name });
	await expect.element(page.getByText(endsWith(label.chats.listenerLineGone))).toBeVisible();
	await expect.element(page.getByRole("article").getByText(label.chats.listenerGone)).toBeVisible();
	await expectAccessible();
	hear({ action: "ring_ended", chat_id: chat.chat_id });
	await expect.element(page.getByText(endsWith(label.chats.listenerLineGone))).not.toBeInTheDocument();
	desk.stop();
});
