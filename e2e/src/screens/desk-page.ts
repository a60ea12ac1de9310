import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { idOf } from "../support/community.ts";
import { once } from "../support/once.ts";
import { expect } from "../support/test.ts";
import { log } from "../support/visitor.ts";
import type { Stage } from "./screen.ts";

/** A chat, open on the dashboard. */
export const chatAt = (chatId: string) => `/:userId/chat-dashboard?chat=${chatId}`;

export const dialog = (page: Page) => page.getByRole("dialog");
export const tools = (page: Page) => page.getByRole("toolbar", { name: label.chats.chatTools });

/** A conversation stands there, and one may write in it, or accept it first. */
export const conversation = async (page: Page) => {
	await expect(log(page).getByRole("listitem").first()).toBeVisible();
	await expect(page.locator("textarea, [data-focus=accept]").last()).toBeEnabled();
};

const readyWords = {
	hello: "Good that you are here.",
	help: "What would help you right now?",
};

/** Chats of a listener of the demo organisation, of one of this area, and of nobody yet. */
export const prepareDesk = async ({ api }: Stage) => {
	const taken = await api.asks("My dog died on Monday, and the house is so quiet.", { age: "26-35", scale: 8 });
	const waiting = await api.asks("Hello, is anybody there?", {
		email: "somebody.with.a.long.address@example.org",
	});
	const hard = await api.asks("It is too much for me");
	const line = await api.agent("listener1");
	for (const chat_id of [taken, hard]) await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await line.says({ action: "send_message", chat_id: taken, message: "The house is quiet now." }, "new_message");
	await api.as("listener1", "POST", `/chat/${taken}/notes/`, { body: "Prefers short sentences." });
	for (const [shortcut, body] of Object.entries(readyWords)) {
		await api.as("listener1", "POST", "/chat/canned-responses/", { shortcut, body });
	}

	const ownLine = await api.agent("nils");
	const heavy = await api.asks("This will be hard");
	const lost = await api.asks("I do not know whether I can say this");
	const held = await api.startChat("This stays open on a desk");
	for (const chat_id of [heavy, lost, held.chat_id]) {
		await ownLine.says({ action: "accept_chat", chat_id }, "chat_assigned");
	}
	const sams = await api.agent("supervisor");
	await sams.checkIn();
	const end = (chat_id: string) => sams.says({ action: "end_chat", chat_id }, "chat_ended");
	const read = await api.startChat("Nobody else shall read this");
	await end(read.chat_id);

	const requestHelp = once(() =>
		line.says({ action: "raise_hand", chat_id: hard, reason: "beyond_scope" }, "chat_update"),
	);
	const coach = once(async () => {
		await requestHelp();
		const heard = line.hears("coach_message");
		sams.send({ action: "coach_message", chat_id: hard, message: "Ask whether she is safe tonight." });
		await heard;
	});
	return {
		taken,
		waiting,
		hard,
		heavy,
		lost,
		held,
		read,
		eraseRead: () => api.eraseChat(read),
		eraseHeld: async () => {
			await end(held.chat_id);
			await api.eraseChat(held);
		},
		requestHelp,
		coach,
		offer: once(async () => {
			const chat_id = await api.asks("Please stay with me");
			await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
			const listener_id = await idOf(api, "listener2");
			const omars = await api.agent("listener2");
			// A chat is offered to who is on.
			await omars.checkIn();
			const reason = "My shift ends in ten minutes.";
			await line.says({ action: "transfer_chat", chat_id, listener_id, reason }, "chat_update");
		}),
		takeOver: () => sams.says({ action: "take_over_chat", chat_id: lost }, "chat_assigned"),
		/** What is seen of a visitor at first. */
		show: (caller_details: "full" | "masked") => api.changeSettings({ caller_details }),
	};
};

export type DeskData = Awaited<ReturnType<typeof prepareDesk>>;
