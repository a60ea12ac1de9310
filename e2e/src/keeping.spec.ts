import type { Page } from "@playwright/test";
import type { Backstage } from "./backstage.ts";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, phone, test } from "./test.ts";
import { asksInPage, fillIntake, log, tabTo } from "./visitor.ts";

test.describe.configure({ timeout: 120_000 });

const keptIn = () => Object.entries(sessionStorage).flat().join(" ");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const erased = (page: Page) => page.getByRole("heading", { name: "This chat is erased." });

/** Answered by Lina, and ended by its visitor. */
const endedChat = async (page: Page, backstage: Backstage, message: string) => {
	const chat_id = await asksInPage(page, message);
	const line = await backstage.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await line.says({ action: "send_message", chat_id, message: "I am with you." }, "new_message");
	line.close();
	await expect(log(page)).toContainText("I am with you.");
	await button(page, "End chat").click();
	await button(page, "Yes, end it").click();
	await expect(page.getByRole("heading", { name: "This chat has ended" })).toBeVisible();
	return chat_id;
};

test("a visitor reads how long a chat is kept, and erases his own by keyboard", async ({ people, backstage }) => {
	const page = await people.stranger(phone);
	const errors = consoleErrors(page);
	await page.goto("/chat-form");
	await expect(
		page.getByText("We keep what you write for 90 days after the chat, then erase it. You can erase it yourself"),
	).toBeVisible();
	await checkScreen(page, "chat-form-kept");
	const chat_id = await endedChat(page, backstage, "Nobody else shall read this");
	await expect(button(page, "Erase this chat")).toBeVisible();
	await checkScreen(page, "visitor-end-erasable");
	const name = `Visitor ${chat_id.slice(-4).toUpperCase()}`;
	const sam = await people.member("supervisor");
	await sam.getByRole("link", { name: "Past chats" }).click();
	await sam.getByRole("link", { name }).click();
	await expect(sam.getByText("Nobody else shall read this")).toBeVisible();

	await tabTo(page, button(page, "Erase this chat"));
	await page.keyboard.press("Enter");
	const asked = page.getByRole("heading", { name: "Erase this chat for good?" });
	await expect(asked).toBeFocused();
	await expect(button(page, "Start a new chat")).toHaveCount(0);
	await checkScreen(page, "visitor-erase-asked");
	await page.keyboard.press("Escape");
	await expect(asked).toHaveCount(0);
	await expect(button(page, "Erase this chat")).toBeFocused();
	await page.keyboard.press("Enter");
	await page.route("**/erase/", (route) => route.fulfill({ status: 500, body: "" }));
	await tabTo(page, button(page, "Erase it for good"));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alert")).toHaveText("The chat could not be erased. Please try again.");
	await checkScreen(page, "visitor-erase-failed");
	await page.unroute("**/erase/");
	await tabTo(page, button(page, "Erase it for good"));
	await page.keyboard.press("Enter");

	await expect(erased(page)).toBeFocused();
	await expect(page).toHaveTitle("Chat Support");
	await expect(page.getByText("Nobody else shall read this")).toHaveCount(0);
	await expect(page.getByRole("link", { name: "9-8-8" })).toBeVisible();
	expect(await page.evaluate(keptIn)).toBe("");
	await checkScreen(page, "visitor-erased");
	await page.reload();
	await expect(page.getByRole("heading", { name: "This chat cannot be opened here" })).toBeVisible();
	await expect(page.getByText("Nobody else shall read this")).toHaveCount(0);
	expect(await page.evaluate(keptIn)).toBe("");

	await sam.reload();
	await expect(sam.getByRole("heading", { name: "There is no such chat." })).toBeVisible();
	await expect(sam.getByText("Nobody else shall read this")).toHaveCount(0);
	await checkScreen(sam, "transcript-gone");
	await sam.getByRole("link", { name: "All past chats" }).click();
	await sam.getByLabel("Search", { exact: true }).fill(name);
	await expect(sam.getByText("No past chat fits this search.")).toBeVisible();
	expect(errors.filter((one) => !/500|WebSocket/.test(one))).toEqual([]);
});

test("a chat whose erasing was not answered is erased when it is asked for once more", async ({
	people,
	backstage,
}) => {
	const page = await people.stranger(phone);
	// That the server closes the line is not heard either.
	let bad = true;
	await page.routeWebSocket(/\/ws\/chat\/conversation\//, (line) => {
		const server = line.connectToServer();
		if (bad) server.onClose(() => undefined);
	});
	await endedChat(page, backstage, "On a bad line");
	await button(page, "Erase this chat").click();
	await page.route("**/erase/", async (route) => {
		await route.fetch();
		await route.abort();
	});
	await button(page, "Erase it for good").click();
	await expect(page.getByRole("alert")).toContainText("We could not reach the server.");
	await expect(log(page)).toContainText("On a bad line");
	await page.unroute("**/erase/");
	await button(page, "Erase it for good").click();
	await expect(erased(page)).toBeVisible();
	await button(page, "Start a new chat").click();
	await expect(button(page, "Submit to Chat")).toBeVisible();
	bad = false;
	await page.goBack();
	await expect(page.getByRole("heading", { name: "This chat cannot be opened here" })).toBeVisible();
	await expect(page.getByText("On a bad line")).toHaveCount(0);
});

test("a chat that was taken up again in another window says what to do first", async ({ people, backstage }) => {
	const page = await people.stranger(phone);
	await page.routeWebSocket(/\/ws\/chat\/conversation\//, (line) => {
		const server = line.connectToServer();
		server.onMessage((frame) => {
			if (!String(frame).includes("chat_reopened")) line.send(frame);
		});
	});
	const chat_id = await endedChat(page, backstage, "Not yet over");
	await button(page, "Erase this chat").click();
	const reopened = await page.evaluate(async (id) => {
		const { csrf_token } = await (await fetch("/api/v1/csrf/")).json();
		const headers = { "X-CSRFToken": csrf_token };
		return (await fetch(`/api/v1/chat/${id}/reopen/`, { method: "POST", headers })).status;
	}, chat_id);
	expect(reopened).toBe(200);
	await button(page, "Erase it for good").click();
	await expect(page.getByRole("alert")).toHaveText("Please end the chat first. Then it can be erased.");
	await expect(log(page)).toContainText("Not yet over");
});

test("a visitor for whom nobody could come any more erases his chat, too", async ({ people }) => {
	const page = await people.stranger(phone);
	await page.routeWebSocket(/\/ws\/chat\/conversation\//, (line) => {
		const server = line.connectToServer();
		server.onMessage((frame) => line.send(String(frame).replace('"how":"ended"', '"how":"closed"')));
	});
	await asksInPage(page, "You closed before you came");
	await button(page, "End chat").click();
	await button(page, "Yes, end it").click();
	await expect(page.getByRole("heading", { name: "We had to close before somebody could come" })).toBeVisible();
	await expect(page.getByText("We keep your message until it is answered, and 90 days longer.")).toBeVisible();
	await checkScreen(page, "visitor-closed-kept");
	await button(page, "Erase this chat").click();
	await expect(page.getByText("A message that you left to be answered by email is no part of it.")).toBeVisible();
	await checkScreen(page, "visitor-closed-erase-asked");
	await button(page, "Erase it for good").click();
	await expect(erased(page)).toBeVisible();
	expect(await page.evaluate(keptIn)).toBe("");
});

test("an agent who still has an erased chat before him can go on", async ({ people, backstage }) => {
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	const page = await people.stranger(phone);
	const chat_id = await asksInPage(page, "Open on her desk");
	await lina.getByRole("button", { name: /Open on her desk/ }).click();
	await button(lina, "Accept").click();
	await button(lina, "Details").click();
	await button(page, "End chat").click();
	await button(page, "Yes, end it").click();
	const wrapUp = lina.getByRole("dialog", { name: /^Your chat with Visitor/ });
	await wrapUp.getByLabel("In a few words").fill("A word too late.");
	const words = sam.getByText("Open on her desk");
	await sam.goto(`${new URL(sam.url()).pathname.replace("chat-dashboard", "past-chats")}/${chat_id}`);
	await expect(words).toBeVisible();
	// Before his line stands he would not be told that it was erased.
	await sam.getByRole("button", { name: "Team", exact: true }).click();
	await expect(sam.getByText("Nobody has said anything yet.")).toBeVisible();
	await sam.getByLabel("Words to the team").press("Escape");
	await button(page, "Erase this chat").click();
	await button(page, "Erase it for good").click();
	await expect(erased(page)).toBeVisible();

	await expect(sam.getByRole("heading", { name: "The visitor has erased this chat." })).toBeVisible();
	await expect(words).toHaveCount(0);
	await checkScreen(sam, "transcript-erased");
	await sam.getByRole("link", { name: "All past chats" }).click();
	await expect(sam.getByRole("heading", { name: "Past chats" })).toBeVisible();
	await expect(lina.getByText("Open on her desk")).toHaveCount(0);
	await wrapUp.getByRole("checkbox", { name: /That was heavy/ }).check();
	await wrapUp.getByRole("button", { name: "Save" }).click();
	await expect(wrapUp).toHaveCount(0);
	await expect(lina.getByText("The visitor has erased this chat.")).toBeVisible();
	await expect(lina.getByText("Select a conversation to start chatting.")).toBeVisible();
	await checkScreen(lina, "desk-chat-erased");
	await lina.reload();
	await expect(lina.getByText("Select a conversation to start chatting.")).toBeVisible();
	await expect(backstage.as("supervisor", "GET", `/chat/${chat_id}/notes/`)).rejects.toThrow("There is no such chat.");
});

test("a message that was left and cannot be read any more says so, among those that can", async ({
	people,
	backstage,
	product,
}) => {
	for (const message of ["One of two", "Two of two"])
		await backstage.post("/chat/leave-message/", { email: "two@example.org", message, accept_terms: true });
	await product.query(
		"UPDATE left_messages SET words = words || '\\x00' WHERE id = (SELECT id FROM left_messages ORDER BY id DESC OFFSET 1 LIMIT 1)",
	);
	const sam = await people.member("supervisor");
	await sam.getByRole("link", { name: "Follow-ups" }).click();
	await expect(sam.getByText("Two of two")).toBeVisible();
	await expect(sam.getByRole("heading", { name: "A message that cannot be read" })).toBeVisible();
	await expect(sam.getByText("One of two")).toHaveCount(0);
	await checkScreen(sam, "left-message-damaged");
	await product.query("DELETE FROM left_messages WHERE id IN (SELECT id FROM left_messages ORDER BY id DESC LIMIT 2)");
});

test("a director decides how long chats are kept, and is asked before that becomes shorter", async ({
	people,
	backstage,
}) => {
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await dora.getByRole("link", { name: "Settings" }).click();
	const choice = dora.getByLabel("How long chats are kept");
	const days = dora.getByLabel("Days after the end of a chat");
	const saved = dora.getByText("Saved. It holds from now on.");
	const kept = async () => (await (await dora.request.get("/api/v1/chat/status/")).json()).keep_days;
	await expect(choice).toHaveValue("90");

	await choice.selectOption("30 days");
	await button(dora, "Save").click();
	const dialog = dora.getByRole("dialog", { name: "Keep chats for 30 days only?" });
	await expect(dialog).toContainText("Nothing brings them back.");
	await checkScreen(dora, "chat-settings-shorter");
	await button(dora, "Cancel").click();
	await expect(dialog).toHaveCount(0);
	expect(await kept()).toBe(90);
	await expect(choice).toHaveValue("30");
	await button(dora, "Save").click();
	await button(dora, "Save and erase").click();
	await expect(saved).toBeVisible();
	await expect(dialog).toHaveCount(0);
	expect(await kept()).toBe(30);

	await choice.selectOption("Another number of days");
	await days.fill("");
	await button(dora, "Save").click();
	await expect(dora.getByText("Please choose a whole number from 1 to 3650.")).toBeVisible();
	await expect(days).toHaveAttribute("aria-invalid", "true");
	await expect(days).toBeFocused();
	await checkScreen(dora, "chat-settings-days");
	await days.fill("45");
	await button(dora, "Save").click();
	await expect(saved).toBeVisible();
	expect(await kept()).toBe(45);
	await backstage.changeSettings({ keep_days: 365 });
	await expect(choice).toHaveValue("365");

	await choice.selectOption("Until they are erased");
	await button(dora, "Save").click();
	await expect(saved).toBeVisible();
	expect(await kept()).toBe(null);
	const page = await people.stranger();
	await fillIntake(page, "For how long?");
	await expect(page.getByText("We keep what you write until it is erased.")).toBeVisible();
	await backstage.changeSettings({ keep_days: 90 });
	await dora.getByRole("link", { name: "Audit log" }).click();
	await expect(dora.getByText("days chats are kept: 365 to until they are erased")).toBeVisible();
	expect(errors).toEqual([]);
});
