import { expect, holdCalls, phone, test } from "./test.ts";
import { asksInPage, asksInWindow, box, fillIntake, log, messageField, says, submit, terms } from "./visitor.ts";

const initiateCall = "**/api/v1/chat/initiate-chat/";

test("the intake form asks what it may ask, and says what the terms are (V1)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/");
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
	await page.waitForURL("**/chat-form");
	await expect(messageField(page)).toBeVisible();
	const values = (name: string) =>
		page.locator(`select[name=${name}] option`).evaluateAll((all) => all.map((one) => one.getAttribute("value")));
	expect(await values("age")).toEqual(["", "18-25", "26-35", "36-45", "46+"]);
	expect(await values("gender")).toEqual(["", "male", "female", "other"]);
	expect(await values("interest")).toEqual(["", "chat_now", "learn_more"]);
	expect(await values("scale")).toEqual(["", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
	await expect(page.getByLabel("Email (optional)", { exact: true })).toHaveAttribute("type", "email");
	const sentence = page.getByText(/I accept the terms/);
	await expect(sentence).toContainText("IP address and location are shared");
	await expect(sentence).toContainText("security and spam prevention");
	await expect(page.getByText(/Core Competencies and a Code of Ethics/)).toBeVisible();
});

test("nothing is sent without terms and a message (V2)", async ({ people }) => {
	const page = await people.stranger(phone);
	let sent = 0;
	await page.route(initiateCall, (route) => {
		sent++;
		return route.abort();
	});
	await page.goto("/chat-form");
	await messageField(page).fill("   ");
	await expect(submit(page)).toBeDisabled();
	await terms(page).check();
	await submit(page).click();
	await expect(page.getByText("Please write a message.")).toBeVisible();
	await expect(messageField(page)).toBeFocused();
	await messageField(page).fill("Words at last");
	await page.getByLabel("Email (optional)", { exact: true }).fill("not an email");
	await submit(page).click();
	await expect(page.getByText("Invalid email format.")).toBeVisible();
	await terms(page).uncheck();
	await expect(submit(page)).toBeDisabled();
	expect(sent).toBe(0);
});

test("the button is disabled while the form is sent, and the whole form goes out (V2)", async ({ people }) => {
	const page = await people.stranger(phone);
	await fillIntake(page, "Please send me once");
	await page.getByLabel("Age").selectOption("26-35");
	await page.getByLabel("How heavy does it feel?").selectOption("7");
	const release = await holdCalls(page, initiateCall);
	const [call] = await Promise.all([page.waitForRequest(initiateCall), submit(page).click()]);
	await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
	release();
	await expect(log(page)).toContainText("Please send me once");
	expect(call.postDataJSON()).toMatchObject({ message: "Please send me once", age: "26-35", accept_terms: true });
	await expect(page).toHaveTitle("Chat Support");
});

test("a failure says so and keeps what was typed (V9)", async ({ people }) => {
	const page = await people.stranger();
	await fillIntake(page, "I wrote a lot of words here");
	await page.getByLabel("Gender").selectOption("other");
	await page.getByLabel("Email (optional)", { exact: true }).fill("me@example.org");
	await page.route(initiateCall, (route) => route.fulfill({ status: 500, body: "" }));
	await submit(page).click();
	await expect(page.getByRole("alert")).toContainText("Failed to initiate chat.");
	await expect.poll(() => page.context().pages().length).toBe(1);
	await page.reload();
	await expect(messageField(page)).toHaveValue("I wrote a lot of words here");
	await expect(page.getByLabel("Gender")).toHaveValue("other");
	await expect(page.getByLabel("Email (optional)", { exact: true })).toHaveValue("me@example.org");
	await expect(terms(page)).toBeChecked();

	await page.unroute(initiateCall);
	const [popup] = await Promise.all([page.waitForEvent("popup"), submit(page).click()]);
	await expect(log(popup)).toContainText("I wrote a lot of words here");
});

test("the page that opened the window says so, and a closed window loses nothing (V3)", async ({ people }) => {
	const page = await people.stranger();
	const first = await asksInWindow(page, "My window may close");
	await says(first, "A second thing");
	await expect(log(first)).toContainText("A second thing");
	await expect(first.getByText("Sending...")).toBeHidden();
	await first.close();

	await expect(page.getByRole("heading", { name: "Your chat is open in its own window" })).toBeVisible();
	await page.reload();
	await expect(page.getByText("Nothing is lost.")).toBeVisible();
	const [second] = await Promise.all([
		page.waitForEvent("popup"),
		page.getByRole("button", { name: "Open the window again" }).click(),
	]);
	await expect(log(second)).toContainText("My window may close");
	await expect(log(second)).toContainText("A second thing");
	await expect(box(second)).toBeEnabled();
	await second.close();

	await page.getByRole("link", { name: "Show the chat here" }).click();
	await expect(log(page)).toContainText("A second thing");
});

test("on a phone the way back from the chat leads to it again, and to the form once it has ended (V3)", async ({
	people,
}) => {
	const page = await people.stranger(phone);
	await asksInPage(page, "I only pressed Back");
	await page.goBack();
	await expect(page.getByRole("heading", { name: "Your chat is still open" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Open the window again" })).toHaveCount(0);
	await page.getByRole("link", { name: "Back to the chat" }).click();
	await expect(log(page)).toContainText("I only pressed Back");
	await page.getByRole("button", { name: "End chat" }).click();
	await page.getByRole("button", { name: "Yes, end it" }).click();
	await page.getByRole("button", { name: "Start a new chat" }).click();
	await expect(messageField(page)).toHaveValue("");
});

test("where pop-ups are blocked the chat is reached from the page itself (V4)", async ({ people }) => {
	const page = await people.stranger();
	await page.addInitScript(() => {
		window.open = () => null;
	});
	await fillIntake(page, "No windows for me");
	await submit(page).click();
	await expect(page.getByRole("alert")).toHaveText("Popup blocked! Please allow popups for this site.");
	await page.getByRole("link", { name: "Show the chat here" }).click();
	await expect(log(page)).toContainText("No windows for me");
	await says(page, "It works here too");
	await expect(log(page)).toContainText("It works here too");
	await expect(page.getByText("Sending...")).toHaveCount(0);
});

test("who waits is told his place, and moves up when somebody is taken (V7)", async ({ people, backstage }) => {
	const first = await people.stranger(phone);
	const second = await people.stranger(phone);
	const third = await people.stranger(phone);
	const chat = await asksInPage(first, "I came first");
	await asksInPage(second, "I came second");
	await asksInPage(third, "I came third");
	await expect(first.getByText("You are next.")).toBeVisible();
	await expect(second.getByText("There is 1 person before you.")).toBeVisible();
	await expect(third.getByText("There are 2 people before you.")).toBeVisible();

	const line = await backstage.agent("listener1");
	await line.says({ action: "accept_chat", chat_id: chat }, "chat_assigned");
	line.close();
	await expect(first.getByRole("heading", { name: "Chatting with Lina" })).toBeVisible();
	await expect(first.getByText("You are next.")).toBeHidden();
	await expect(second.getByText("You are next.")).toBeVisible();
	await expect(third.getByText("There is 1 person before you.")).toBeVisible();
});
