import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { contains, startsWith } from "@warmline/web/labels/match";
import { consoleErrors } from "../support/console-errors.ts";
import { enter, expect, type People, phone, test } from "../support/test.ts";
import { asksInPage, log, says } from "../support/visitor.ts";

const row = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(words) });
const menu = (page: Page) => page.getByRole("button", { name: startsWith(label.chats.youAre) });

/** What a desktop would show. The browser of the tests has no desktop, and none of its tabs is ever hidden. */
const recordNotices = (permission: NotificationPermission) => {
	const write = (name: string, line: string) => {
		const { dataset } = document.documentElement;
		dataset[name] = JSON.stringify([...JSON.parse(dataset[name] ?? "[]"), line]);
	};
	class Recorded extends EventTarget {
		static permission = permission;
		static requestPermission = async () => permission;
		onclick = null;
		private readonly tag: string;
		constructor(title: string, { tag = "", ...options }: NotificationOptions = {}) {
			super();
			if (permission !== "granted") throw new Error("a notice that is not allowed");
			this.tag = tag;
			write("shown", JSON.stringify({ title, tag, ...options }));
		}
		close() {
			write("closed", this.tag);
		}
	}
	Object.defineProperty(window, "Notification", { value: Recorded });
	let hidden = false;
	Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
	document.addEventListener("test:look", () => {
		hidden = !hidden;
		document.dispatchEvent(new Event("visibilitychange"));
	});
};

/** Looks away from the tab, or at it again. */
const look = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("test:look")));

const recorded = (page: Page, name: "shown" | "closed"): Promise<string[]> =>
	page.evaluate((which) => JSON.parse(document.documentElement.dataset[which] ?? "[]"), name);

const linaWith = async (people: People, permission: NotificationPermission) => {
	const lina = await people.stranger();
	if (permission === "granted") await lina.context().grantPermissions(["notifications"]);
	await lina.addInitScript(recordNotices, permission);
	await lina.clock.install();
	await enter(lina, "listener1");
	await expect(menu(lina)).toHaveText(contains(label.chats.available));
	return lina;
};

test("a hidden tab shows one notice for who waits, without a word of theirs, until somebody has come (D8)", async ({
	people,
	api,
}) => {
	const lina = await linaWith(people, "granted");
	await look(lina);
	const { chat_id, visitor } = await api.waits("My secret is that I am afraid", { email: "rosa@example.org" });
	await expect(row(lina, "My secret")).toBeVisible();
	await expect
		.poll(() => recorded(lina, "shown"))
		.toEqual([JSON.stringify({ title: label.chats.visitorWaits, tag: `waiting ${chat_id}` })]);
	await lina.clock.runFor(65_000);
	expect(await recorded(lina, "shown")).toHaveLength(1);
	expect(await recorded(lina, "closed")).toEqual([]);

	const omar = await api.agent("listener2");
	await omar.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await expect(row(lina, "My secret")).toHaveCount(0);
	await expect.poll(() => recorded(lina, "closed")).toEqual([`waiting ${chat_id}`]);
	await lina.clock.runFor(65_000);
	await look(lina);
	await look(lina);
	expect(await recorded(lina, "shown")).toHaveLength(1);
	omar.close();
	visitor.close();
});

test("words in an own chat are a notice while she looks away, and none while she looks (V5, D8)", async ({
	people,
}) => {
	const visitor = await people.stranger(phone);
	const lina = await linaWith(people, "granted");
	const chat_id = await asksInPage(visitor, "I will write more");
	await row(lina, "I will write more").click();
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await expect(lina.getByText(label.chats.withYou, { exact: true })).toBeVisible();
	await says(visitor, "While you look");
	await expect(log(lina)).toContainText("While you look");
	expect(await recorded(lina, "shown")).toEqual([]);

	await look(lina);
	await says(visitor, "My secret is that I am afraid");
	await expect(log(lina)).toContainText("My secret");
	await expect
		.poll(() => recorded(lina, "shown"))
		.toEqual([JSON.stringify({ title: label.chats.visitorWrote, tag: `unread ${chat_id} 3` })]);
	await look(lina);
	await expect.poll(() => recorded(lina, "closed")).toEqual([`unread ${chat_id} 3`]);
	await says(visitor, "And now you look again");
	await expect(log(lina)).toContainText("And now you look again");
	// Had these words been a notice, it would stand before the next one.
	await look(lina);
	await says(visitor, "And now you look away");
	await expect.poll(async () => (await recorded(lina, "shown")).at(-1)).toContain(`unread ${chat_id} 5`);
	expect(await recorded(lina, "shown")).toHaveLength(2);
});

test("where notices are blocked the page says how to allow them, and nothing breaks", async ({ people, api }) => {
	const lina = await linaWith(people, "denied");
	const errors = consoleErrors(lina);
	await menu(lina).click();
	await lina.getByRole("menuitem", { name: startsWith(label.chats.soundTest) }).click();
	await expect(lina.getByRole("menuitem", { name: contains(label.platform.noticesBlocked) })).toBeVisible();
	await lina.keyboard.press("Escape");
	await look(lina);
	const { visitor } = await api.waits("Nobody shows a notice for me");
	await expect(row(lina, "Nobody shows a notice")).toBeVisible();
	await expect(lina).toHaveTitle("(1) Chats");
	expect(await recorded(lina, "shown")).toEqual([]);
	expect(errors).toEqual([]);
	visitor.close();
});
