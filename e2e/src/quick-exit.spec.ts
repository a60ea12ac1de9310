import type { Page } from "@playwright/test";
import society from "../../content/society.json" with { type: "json" };
import { expect, phone, test } from "./test.ts";
import { asksInPage, box, messageField } from "./visitor.ts";

const keptIn = () => Object.keys(sessionStorage);

/** Types, leaves while the neutral page does not come, and types on; answers how that page comes. */
const leavesOnBadLine = async (page: Page, field: ReturnType<typeof box>) => {
	const line = Promise.withResolvers<void>();
	await page.route(society.neutral_exit_url, async (route) => {
		await line.promise;
		await route.fallback();
	});
	await field.fill("Nobody must");
	await expect.poll(() => page.evaluate(keptIn)).not.toEqual([]);
	const left = page.waitForRequest(society.neutral_exit_url);
	await page.getByRole("button", { name: "Leave this page" }).click({ noWaitAfter: true });
	await left;
	await page.keyboard.type(" read this");
	return async () => {
		line.resolve();
		await page.waitForURL(society.neutral_exit_url);
	};
};

test("on a bad line what is typed in the form after leaving it is kept nowhere (V1, V3)", async ({ people }) => {
	const page = await people.stranger(phone);
	await page.goto("/chat-form");
	const comes = await leavesOnBadLine(page, messageField(page));
	await comes();
	await page.goto("/chat-form");
	await expect(messageField(page)).toHaveValue("");
	expect(await page.evaluate(() => sessionStorage.getItem("intake") ?? "")).not.toContain("Nobody");
});

test("on a bad line what is typed and told in a chat after leaving it is kept nowhere (V3)", async ({
	people,
	backstage,
}) => {
	const page = await people.stranger(phone);
	const chat_id = await asksInPage(page, "Somebody is coming");
	const agent = await backstage.agent("listener1");
	await agent.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await expect(page.getByRole("heading", { name: "Chatting with Lina" })).toBeVisible();
	const ended = agent.hears("chat_ended");
	const comes = await leavesOnBadLine(page, box(page));
	expect(await ended).toMatchObject({ chat_id, how: "left_quickly" });
	agent.close();
	await comes();
	await page.goto("/start");
	expect(await page.evaluate(keptIn)).toEqual([]);
});
