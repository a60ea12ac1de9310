import type { Page } from "@playwright/test";
import type { Opening } from "@warmline/contract/chats/opening";
import type { ToVisitorFrame } from "@warmline/contract/chats/visitor-channel";
import { languages } from "@warmline/contract/content/words";
import { label } from "@warmline/web/labels";
import { inAnyLanguage } from "@warmline/web/labels/french";
import type { VisitorChat } from "../../support/api-client.ts";
import { expect, phone } from "../../support/test.ts";
import { log } from "../../support/visitor.ts";
import { VisitorLine } from "../../support/visitor-line.ts";
import { area, type Screen, type Stage } from "../screen.ts";

const minute = 60_000;
const later = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

const longWords = "I cannot sleep.\nhttps://example.org/a-very-long-address-without-a-break/".padEnd(160, "z");

const prepare = async ({ api, product }: Stage) => {
	const [line, sams] = [await api.agent("listener1"), await api.agent("supervisor")];
	const talk = async (message: string) => {
		const chat = await api.startChat(message);
		const { chat_id } = chat;
		await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
		const answer = "Hello, I am Lina. A long week, and nobody to tell it to so far. What weighs the most?";
		await line.says({ action: "send_message", chat_id, message: answer }, "new_message");
		return chat;
	};
	const end = async (chat: VisitorChat, by: "user" | "agent" | "system", how: "ended" | "closed") => {
		await sams.says({ action: "end_chat", chat_id: chat.chat_id }, "chat_ended");
		await product.query("UPDATE chats SET ended_by = $2, ended_how = $3 WHERE id = $1", [chat.chat_id, by, how]);
		return chat;
	};

	await api.asks("I came first");
	const chats = {
		waiting: await api.startChat("It has been a long week, and I would like to tell somebody about it."),
		talking: await talk(longWords),
		ended: await end(await talk("It was good to talk"), "agent", "ended"),
		endedByVisitor: await end(await talk("That is all for today"), "user", "ended"),
		closed: await end(await api.startChat("I came second"), "system", "closed"),
		inCrisis: await talk("It is too much"),
		referred: await talk("I look for somebody for my son"),
	};
	const kids = { name: "Kids Help Phone", region: "Canada", client_id: "kids" };
	await line.says({ action: "share_resource", chat_id: chats.referred.chat_id, ...kids }, "new_message");
	await line.says({ action: "share_crisis_lines", chat_id: chats.inCrisis.chat_id }, "new_message");
	const cookies = Object.values(chats).map(({ chat_id, visitor_token }) => ({
		...{ name: `chat_${chat_id.replaceAll("-", "")}`, value: visitor_token, url: product.url },
		...{ httpOnly: true, sameSite: "Strict" as const },
	}));
	return {
		addressOf: (name: keyof typeof chats) => `/customer-chat/${chats[name].chat_id}`,
		/** The page's browser is the one in which the chats were started. */
		own: (page: Page) => page.context().addCookies(cookies),
	};
};

type Data = Awaited<ReturnType<typeof prepare>>;
type ChatName = Parameters<Data["addressOf"]>[0];

const placeShown = (page: Page) => expect(page.getByText(/1 person ahead|1 personne avant/)).toBeVisible();
const messagesShown = (page: Page) => expect(log(page).getByRole("listitem").first()).toBeVisible();
const wordsShown = (words: string) => (page: Page) => expect(page.getByText(inAnyLanguage(words))).toBeVisible();
const press = (page: Page, name: string) => page.getByRole("button", { name: inAnyLanguage(name) }).click();

const inChat = (chat: ChatName, screen: Pick<Screen<Data>, "name"> & Partial<Screen<Data>>): Screen<Data> => ({
	route: "/customer-chat/:chatId",
	viewers: ["visitor"],
	requirements: ["V5"],
	address: ({ addressOf }) => addressOf(chat),
	arrange: (page, { own }) => own(page),
	ready: chat === "waiting" ? placeShown : messagesShown,
	languages,
	...screen,
});

/** What the server would say at another hour is said on the page's line. */
const afterFrames = (
	chat: ChatName,
	name: string,
	frames: () => readonly ToVisitorFrame[],
	shown: Screen<Data>["ready"],
): Screen<Data> => {
	let line: VisitorLine;
	return inChat(chat, {
		name,
		viewers: ["visitor:line"],
		size: phone,
		arrange: async (page, { own }) => {
			await own(page);
			line = await VisitorLine.of(page);
		},
		steps: async (page, data) => {
			for (const frame of frames()) line.tells(frame);
			await shown?.(page, data);
		},
	});
};

const door: Opening = { open: true, why: "open", reason: null, closes_at: null, next_open: null };

const waiting: readonly Screen<Data>[] = [
	inChat("waiting", { name: "visitor-waiting" }),
	inChat("waiting", {
		name: "visitor-editing",
		size: phone,
		steps: async (page) => {
			await press(page, label.visitor.editThisMessage);
			await expect(page.getByRole("textbox", { name: inAnyLanguage(label.visitor.yourFirstMessage) })).toBeFocused();
		},
	}),
	inChat("waiting", {
		name: "visitor-large-text",
		size: phone,
		largeText: true,
	}),
	afterFrames(
		"waiting",
		"visitor-waits-no-supervisor",
		() => [{ action: "door", ...door, open: false, why: "no_supervisor" }],
		wordsShown(label.visitor.pausedWithoutSupervisor),
	),
	afterFrames(
		"waiting",
		"visitor-closing-soon",
		() => [{ action: "door", ...door, closes_at: later(13.5) }],
		(page) => expect(page.getByText(/in 14 minutes|dans 14 minutes/)).toBeVisible(),
	),
];

const talking: readonly Screen<Data>[] = [
	inChat("talking", { name: "visitor-talking" }),
	inChat("talking", {
		name: "visitor-ending",
		size: phone,
		steps: async (page) => {
			await press(page, label.chats.endChat);
			await expect(page.getByRole("button", { name: inAnyLanguage(label.visitor.keepChatting) })).toBeFocused();
		},
	}),
	afterFrames(
		"talking",
		"visitor-idle",
		() => [{ action: "idle_warning", ends_at: later(5) }],
		(page) => expect(page.getByRole("timer")).toHaveText(/[45]:\d\d$/),
	),
	afterFrames(
		"talking",
		"visitor-line-lost",
		() => [{ action: "agent_line", connected: false }],
		wordsShown(label.visitor.listenerLineLost),
	),
	afterFrames(
		"talking",
		"visitor-waits-again",
		() => [
			{ action: "chat_requeued" },
			{ action: "queue", ahead: 0, listeners: 2, wait: { from_minutes: 4, to_minutes: 9 } },
		],
		wordsShown(label.visitor.youAreNext),
	),
	inChat("inCrisis", {
		name: "visitor-crisis-card",
		ready: (page) => expect(page.getByRole("region", { name: inAnyLanguage(label.chats.crisisLines) })).toBeVisible(),
	}),
	inChat("referred", {
		name: "visitor-resource-card",
		ready: (page) => expect(page.getByRole("link", { name: /CONNECT/ })).toBeVisible(),
	}),
];

const canBeErased = (page: Page) =>
	expect(page.getByRole("button", { name: inAnyLanguage(label.visitor.eraseThisChat) })).toBeVisible();

const ended: readonly Screen<Data>[] = [
	inChat("ended", { name: "visitor-end", ready: canBeErased }),
	inChat("endedByVisitor", { name: "visitor-ended", ready: canBeErased }),
	inChat("closed", {
		name: "visitor-landed",
		arrange: async (page, { own }) => {
			await own(page);
			const closed: Opening = { ...door, open: false, why: "no_shift", next_open: later(48 * 60) };
			const json = { ...closed, waiting: 0, listeners_available: 0, wait: null, keep_days: 90 };
			await page.route("**/api/v1/chat/status/", (route) => route.fulfill({ json }));
		},
		ready: wordsShown(label.visitor.opensAgain),
	}),
	inChat("ended", {
		name: "visitor-erased",
		languages: ["en"],
		size: phone,
		ready: canBeErased,
		steps: async (page) => {
			await press(page, label.visitor.eraseThisChat);
			await press(page, label.visitor.eraseForGood);
			await expect(page.getByRole("heading", { name: label.visitor.chatErased })).toBeFocused();
		},
	}),
];

/** A visitor's chat, from the waiting to what is left of it. */
export const visitorChats = area({ prepare, screens: [...waiting, ...talking, ...ended] });
