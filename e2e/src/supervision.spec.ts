import type { Page } from "@playwright/test";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, phone, test } from "./test.ts";
import { box, says } from "./visitor.ts";

test.describe.configure({ timeout: 120_000 });

const places = (page: Page) => page.getByRole("navigation", { name: "Members" });
const card = (page: Page, id: string) => page.getByRole("article", { name: `Visitor ${id.slice(-4).toUpperCase()}` });
const onDuty = (page: Page) => page.getByRole("region", { name: "On duty" });
const log = (page: Page) => page.getByRole("log", { name: "Messages" });
const team = (page: Page) => page.getByRole("complementary", { name: "Team on duty" });

const toWall = async (page: Page) => {
	await places(page).getByRole("link", { name: "Wall" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Wall" })).toBeVisible();
};

test("a quiet wall says so, and who is on", async ({ people }) => {
	const sam = await people.member("supervisor");
	await toWall(sam);
	await expect(sam.getByText("No chats right now. It is quiet.")).toBeVisible();
	await expect(onDuty(sam)).toContainText("Sam");
	await expect(onDuty(sam).getByRole("button", { name: "End the duty of Sam" })).toHaveCount(0);
	await checkScreen(sam, "wall-empty");
});

test("the wall has a card a chat, the most urgent first, and says who waits for whom", async ({
	people,
	backstage,
}) => {
	const answered = await backstage.asks("I have an answer", { scale: 9 });
	const waiting = await backstage.asks("I wait for somebody");
	const raised = await backstage.asks("It is too much for her");
	const line = await backstage.agent("listener1");
	for (const chat_id of [answered, raised]) await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await line.says({ action: "send_message", chat_id: answered, message: "I am here." }, "new_message");

	const sam = await people.member("supervisor");
	await toWall(sam);
	await expect(sam.getByRole("article")).toHaveCount(3);
	await expect(card(sam, answered)).toContainText("Scale 9 of 10");
	await expect(card(sam, answered)).toContainText("It is the visitor's turn: under 1 min");
	await expect(card(sam, answered)).toContainText("With Lina");
	await expect(card(sam, answered)).toContainText("Visitor's line is gone");
	await expect(card(sam, waiting)).toContainText("Waits for a listener: under 1 min");
	await expect(sam.getByText("3 chats, 1 waiting for a listener")).toBeVisible();

	await line.says({ action: "raise_hand", chat_id: raised, reason: "beyond_scope" }, "chat_update");
	await expect(card(sam, raised)).toContainText("Hand up: beyond my scope, under 1 min");
	await expect(sam.getByRole("article").first()).toContainText("Hand up");
	await expect(sam.getByRole("article").last()).toContainText("It is the visitor's turn");

	const show = sam.getByLabel("Show");
	await show.selectOption("waiting");
	await expect(sam.getByRole("article")).toHaveCount(1);
	await show.selectOption("needs");
	await expect(sam.getByRole("article")).toHaveCount(2);
	await show.selectOption({ label: "With Lina" });
	await expect(sam.getByRole("article")).toHaveCount(2);
	await show.selectOption("all");

	const errors = consoleErrors(sam);
	await checkScreen(sam, "wall");
	expect(errors).toEqual([]);
	const lower = card(sam, raised).getByRole("button", { name: "Lower hand" });
	await sam.context().setOffline(true);
	await expect(sam.getByText("Reconnecting... What you typed is kept.")).toBeVisible();
	await expect(lower).toBeDisabled();
	await sam.context().setOffline(false);
	await lower.click();
	await expect(card(sam, raised)).not.toContainText("Hand up");
	line.close();
});

test("from the card a supervisor watches, whispers, takes over and hands back", async ({ people, backstage }) => {
	const chat_id = await backstage.asks("A hard one");
	const lina = await people.member("listener1");
	await lina.getByRole("button", { name: /A hard one/ }).click();
	await lina.getByRole("button", { name: "Accept" }).click();
	await says(lina, "I am Lina.");

	const sam = await people.member("supervisor");
	await toWall(sam);
	await card(sam, chat_id).getByRole("button", { name: "Whisper" }).click();
	const whisper = sam.getByRole("dialog", { name: "Whisper to Lina" });
	await whisper.getByRole("button", { name: "Whisper" }).click();
	await expect(whisper.getByText("Please write something.")).toBeVisible();
	await checkScreen(sam, "wall-whisper");
	await whisper.getByLabel("Your words").fill("Ask what helped before.");
	await whisper.getByRole("button", { name: "Whisper" }).click();
	await expect(sam.getByText("Whispered to Lina.")).toBeVisible();
	await expect(lina.getByText("Ask what helped before.")).toBeVisible();

	await card(sam, chat_id).getByRole("button", { name: "Take over" }).click();
	const question = sam.getByRole("dialog", { name: /^Take over the chat with/ });
	await question.getByRole("button", { name: "Leave it" }).click();
	await expect(card(sam, chat_id)).toContainText("With Lina");
	await card(sam, chat_id).getByRole("button", { name: "Take over" }).click();
	await checkScreen(sam, "wall-take-over");
	await question.getByRole("button", { name: "Take over" }).click();
	await expect(card(sam, chat_id)).toContainText("With you");
	await expect(card(sam, chat_id)).toContainText("Taken over from Lina");
	await card(sam, chat_id).getByRole("button", { name: "Hand back" }).click();
	await expect(card(sam, chat_id)).toContainText("With Lina");

	await card(sam, chat_id).getByRole("link", { name: "Watch" }).click();
	await expect(log(sam)).toContainText("I am Lina.");
});

test("who is on is seen with chats and limit; the limit is changed and a duty ended", async ({ people, backstage }) => {
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	await toWall(sam);
	await expect(onDuty(sam)).toContainText("0 of 3 chats");
	await onDuty(sam).getByRole("button", { name: "Change the limit of Lina" }).click();
	const limit = sam.getByRole("dialog", { name: "How many chats for Lina?" });
	await limit.getByLabel("Chats at a time").fill("99");
	await limit.getByRole("button", { name: "Save" }).click();
	await expect(limit.getByText("Please choose a whole number from 1 to 20.")).toBeVisible();
	await checkScreen(sam, "wall-limit");
	await limit.getByLabel("Chats at a time").fill("5");
	await limit.getByRole("button", { name: "Save" }).click();
	await expect(limit).toBeHidden();
	await expect(onDuty(sam)).toContainText("0 of 5 chats");
	await onDuty(sam).getByRole("button", { name: "Change the limit of Lina" }).click();
	await limit.getByRole("button", { name: "Same as everybody" }).click();
	await expect(onDuty(sam)).not.toContainText("0 of 5 chats");

	await onDuty(sam).getByRole("button", { name: "End the duty of Lina" }).click();
	await sam.getByRole("dialog").getByRole("button", { name: "End duty" }).click();
	await expect(onDuty(sam).getByRole("listitem").filter({ hasText: "Lina" })).toContainText("Away");
	await expect(lina.getByText("Sam has set you away.", { exact: false })).toBeVisible();
	const line = await backstage.agent("listener1");
	await line.says({ action: "set_available", available: true }, "availability");
	await expect(onDuty(sam).getByRole("listitem").filter({ hasText: "Lina" })).toContainText("Available");
	line.close();
});

test("a ring stands above every page until somebody has come", async ({ people, backstage }) => {
	const chat_id = await backstage.asks("She needs help with me");
	const sam = await people.member("supervisor", phone);
	await places(sam).getByRole("link", { name: "Shifts" }).click();
	const line = await backstage.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await line.says({ action: "raise_hand", chat_id, reason: "help" }, "chat_update");
	const name = `Visitor ${chat_id.slice(-4).toUpperCase()}`;
	await expect(sam.getByText(`${name}: the listener asks for help.`)).toBeVisible();
	await checkScreen(sam, "ring");
	await sam.getByRole("link", { name: "Open the chat" }).click();
	await expect(log(sam)).toContainText("She needs help with me");
	await line.says({ action: "lower_hand", chat_id }, "chat_update");
	await expect(sam.getByText(`${name}: the listener asks for help.`)).toHaveCount(0);
	line.close();
});

test("those who are on talk to each other on every page, in plain words", async ({ people }) => {
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor", phone);
	await expect(places(sam).getByRole("link", { name: "Home" })).toBeVisible();
	await places(sam).getByRole("link", { name: "Home" }).click();
	await expect(sam.getByRole("heading", { level: 1, name: /^Good / })).toBeFocused();
	// What was said before he was told the last words would not be new to him.
	await sam.getByRole("button", { name: "Team", exact: true }).click();
	await expect(team(sam).getByText("Nobody has said anything yet.")).toBeVisible();
	await sam.keyboard.press("Escape");
	await expect(team(sam)).toBeHidden();
	await lina.getByRole("button", { name: "Team" }).click();
	const words = lina.getByLabel("Words to the team");
	await expect(words).toBeFocused();
	await words.fill("Back in five minutes. https://example.org");
	await words.press("Enter");
	await expect(team(lina)).toContainText("Back in five minutes.");
	await expect(words).toHaveValue("");
	await expect(team(lina).getByRole("link")).toHaveCount(0);

	await sam.getByRole("button", { name: "Team, new words" }).click();
	await expect(team(sam)).toContainText("Back in five minutes. https://example.org");
	await checkScreen(sam, "team");
	await places(sam).getByRole("link", { name: "Chats" }).click();
	await expect(sam.getByText("No unassigned chats.")).toBeVisible();
	await expect(team(sam)).toBeHidden();
	await sam.getByRole("button", { name: "Team", exact: true }).click();
	await sam.keyboard.press("Escape");
	await expect(team(sam)).toBeHidden();
	await expect(sam.getByRole("button", { name: "Team", exact: true })).toBeFocused();
	await lina.reload();
	await lina.getByRole("button", { name: "Team", exact: true }).click();
	await expect(team(lina)).toContainText("Back in five minutes.");
	await expect(box(lina)).toHaveCount(0);
});

test("a listener has no places of supervisors, and a supervisor none of directors", async ({ people }) => {
	const lina = await people.member("listener1");
	const id = await lina.evaluate(() => sessionStorage.getItem("user_id"));
	await expect(places(lina).getByRole("link", { name: "Home" })).toBeVisible();
	for (const name of ["Wall", "Past chats", "Follow-ups", "Blocks", "Moderation", "Audit log", "Settings"]) {
		await expect(places(lina).getByRole("link", { name })).toHaveCount(0);
	}
	for (const path of ["wall", "past-chats", "follow-ups", "blocks", "chat-settings"]) {
		await lina.goto(`/${id}/${path}`);
		await expect(lina.getByRole("heading", { name: "This page is for supervisors and directors" })).toBeVisible();
	}
	await checkScreen(lina, "not-your-page");
	await lina.getByRole("link", { name: "Go to the chats" }).click();
	await lina.waitForURL("**/chat-dashboard");

	const sam = await people.member("supervisor", phone);
	const samsId = await sam.evaluate(() => sessionStorage.getItem("user_id"));
	await places(sam).getByRole("button", { name: "More" }).click();
	await expect(sam.getByRole("menuitem")).toHaveText([
		"Practice",
		"Follow-ups",
		"Past chats",
		/^Blocks/,
		/^Moderation/,
		"Settings",
	]);
	await checkScreen(sam, "more-menu");
	await sam.goto(`/${samsId}/audit`);
	await expect(sam.getByRole("heading", { name: "This page is for directors" })).toBeVisible();
});
