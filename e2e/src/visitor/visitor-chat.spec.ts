import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { expect, phone, test } from "../support/test.ts";
import { asksInPage, asksInWindow, box, chatIdOf, log, says } from "../support/visitor.ts";

test("own messages stand on the right, and a long chat is scrolled to the latest (V5, V7)", async ({ people, api }) => {
	const page = await people.stranger(phone);
	const chat_id = await asksInPage(page, "My own words");
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	for (let n = 1; n <= 60; n++) {
		await line.says({ action: "send_message", chat_id, message: `Answer number ${n}` }, "new_message");
	}
	line.close();
	await expect(page).toHaveTitle(t(label.chats.chatWith, { name: "Lina" }));
	const latest = log(page).getByText("Answer number 60", { exact: true });
	await expect(latest).toBeInViewport();
	await page.reload();
	await expect(latest).toBeInViewport();
	await expect(log(page).getByText(/^Answer number/)).toHaveCount(60);

	const theirs = await latest.boundingBox();
	await says(page, "Mine again");
	await expect(log(page)).toContainText("Mine again");
	await expect(page.getByText(label.visitor.sending)).toHaveCount(0);
	await expect(latest).toBeInViewport();
	const own = await log(page).getByText("Mine again", { exact: true }).boundingBox();
	expect(theirs?.x).toBeLessThan(40);
	expect((own?.x ?? 0) + (own?.width ?? 0)).toBeGreaterThan(phone.width - 40);
});

test("Enter sends, Shift with Enter begins a line, blank is not sent (V5)", async ({ people }) => {
	const page = await people.stranger(phone);
	const sent: string[] = [];
	page.on("websocket", (socket) =>
		socket.on("framesent", ({ payload }) => {
			if (String(payload).includes("send_message")) sent.push(String(payload));
		}),
	);
	await asksInPage(page, "How do the keys work?");
	await box(page).press("Enter");
	await box(page).fill("  \n ");
	await box(page).press("Enter");
	await page.getByRole("button", { name: label.chats.send }).click();

	await box(page).fill("First line");
	await box(page).press("Shift+Enter");
	await box(page).pressSequentially("second line");
	await box(page).press("Enter");
	await expect(log(page).getByText("First line\nsecond line")).toBeVisible();
	await expect(box(page)).toHaveValue("");
	await box(page).fill("By the button");
	await page.getByRole("button", { name: label.chats.send }).click();
	await expect(log(page)).toContainText("By the button");
	await expect(page.getByText(label.visitor.sending)).toHaveCount(0);
	expect(sent.length).toBe(2);
});

test("a chat that opens asks for its messages, and after a break only for what is new (V6)", async ({ people }) => {
	const page = await people.stranger(phone);
	const first: unknown[] = [];
	page.on("websocket", (socket) =>
		socket.once("framesent", ({ payload }) => {
			first.push(JSON.parse(String(payload)));
		}),
	);
	const chat_id = await asksInPage(page, "Do you still have my words?");
	expect(first).toEqual([{ action: "fetch_messages", chat_id, after: 0 }]);
	await page.reload();
	await expect(log(page)).toContainText("Do you still have my words?");
	expect(first[1]).toEqual({ action: "fetch_messages", chat_id, after: 0 });
	await page.context().setOffline(true);
	await expect(page.getByText(label.ui.reconnecting)).toBeVisible();
	await page.context().setOffline(false);
	await expect.poll(() => first[2]).toEqual({ action: "fetch_messages", chat_id, after: 1 });
	await expect(log(page).getByText("Do you still have my words?")).toHaveCount(1);
});

test("without a network a visitor writes on, the page says so, and all of it goes out once, in order (V5, V8)", async ({
	people,
	api,
}) => {
	const page = await people.stranger(phone);
	const chat_id = await asksInPage(page, "My train has tunnels");
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await box(page).fill("Half a thought");
	await page.context().setOffline(true);
	await expect(page.getByText(label.ui.reconnecting)).toBeVisible();
	await expect(box(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.type("The other half");
	await page.keyboard.press("Enter");
	await page.keyboard.type("And what I");
	await expect(page.getByText(label.ui.sentWhenOnline)).toHaveCount(2);
	await line.says({ action: "send_message", chat_id, message: "Said in the tunnel" }, "new_message");
	line.close();

	await page.context().setOffline(false);
	await expect(log(page)).toContainText("Said in the tunnel");
	await expect(page.getByText(label.ui.reconnecting)).toBeHidden();
	await expect(page.getByText(label.ui.sentWhenOnline)).toHaveCount(0);
	await expect(page.getByText(label.visitor.sending)).toHaveCount(0);
	await expect(box(page)).toBeFocused();
	await expect(box(page)).toHaveValue("And what I");
	await page.reload();
	await expect(log(page)).toContainText(/Said in the tunnel.*Half a thought.*The other half/s);
	for (const words of ["Half a thought", "The other half"]) await expect(log(page).getByText(words)).toHaveCount(1);
	await expect(box(page)).toHaveValue("And what I");
});

test("a message that the server never got is sent again after its restart, and stands there once (V8)", async ({
	people,
	product,
}) => {
	test.setTimeout(120_000);
	const page = await people.stranger(phone);
	let swallowing = false;
	await page.routeWebSocket(/\/ws\/chat\/conversation\//, (socket) => {
		const server = socket.connectToServer();
		socket.onMessage((frame) => {
			if (!swallowing) server.send(frame);
		});
	});
	await asksInPage(page, "Are you there after the storm?");
	swallowing = true;
	await says(page, "Sent into the storm");
	await expect(page.getByText(label.visitor.sending)).toBeVisible();
	await product.kill();
	await expect(page.getByText(label.ui.sentWhenOnline)).toBeVisible();
	swallowing = false;
	await product.run();

	// Between two tries in the first half minute, in which a server comes back, lie up to 19.2 s.
	await expect(page.getByText(label.ui.sentWhenOnline)).toHaveCount(0, { timeout: 25_000 });
	await expect(page.getByText(label.visitor.sending)).toHaveCount(0);
	await page.reload();
	await expect(log(page).getByText("Are you there after the storm?")).toHaveCount(1);
	await expect(log(page).getByText("Sent into the storm")).toHaveCount(1);
});

test("messages that do not come are missed aloud, and can be asked for again (V9)", async ({ people }) => {
	const page = await people.stranger(phone);
	await page.clock.install();
	let silent = true;
	await page.routeWebSocket(/\/ws\/chat\/conversation\//, (socket) => {
		const server = socket.connectToServer();
		socket.onMessage((frame) => {
			if (!silent) server.send(frame);
		});
	});
	await page.goto("/chat-form");
	await page.getByLabel(label.visitor.talkAboutQuestion).fill("Where are my words?");
	await page.getByRole("checkbox", { name: label.visitor.acceptTerms }).check();
	await page.getByRole("button", { name: label.visitor.submitToChat }).click();
	await expect(page.getByText(label.ui.fetchingMessages)).toBeVisible();
	await expect(box(page)).toBeEnabled();
	await page.clock.fastForward(10_000);
	await expect(page.getByRole("alert")).toContainText(label.ui.messagesFailed);
	silent = false;
	await page.getByRole("button", { name: label.chats.tryAgain }).click();
	await expect(log(page)).toContainText("Where are my words?");
});

test("a visitor ends their chat after one question, and can begin a new one (V5)", async ({ people }) => {
	const page = await people.stranger(phone);
	await asksInPage(page, "A short one");
	await page.getByRole("button", { name: label.chats.endChat }).click();
	await expect(page.getByRole("button", { name: label.visitor.keepChatting })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: label.visitor.yesEndIt })).toBeHidden();
	await page.getByRole("button", { name: label.chats.endChat }).click();
	await page.getByRole("button", { name: label.visitor.yesEndIt }).click();
	await expect(page.getByRole("heading", { name: label.chats.chatEnded })).toBeVisible();
	await expect(box(page)).toHaveCount(0);
	await page.getByRole("button", { name: label.visitor.startNewChat }).click();
	await expect(page.getByLabel(label.visitor.talkAboutQuestion)).toHaveValue("");
});

test("a phone that drops the page in mid-conversation without a network comes back to all of it (V5, V6, V8)", async ({
	people,
	api,
}) => {
	const page = await people.stranger(phone);
	const chat_id = await asksInPage(page, "My phone is old");
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await line.says({ action: "send_message", chat_id, message: "Mine, too." }, "new_message");
	await says(page, "It forgets things");
	await expect(page.getByText(label.visitor.sending)).toHaveCount(0);
	await box(page).fill("Half a thought");
	await page.context().setOffline(true);
	await expect(page.reload()).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
	await line.says({ action: "send_message", chat_id, message: "I wait for you." }, "new_message");

	await page.context().setOffline(false);
	await page.reload();
	await expect(page.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Lina" }) })).toBeVisible();
	for (const words of ["My phone is old", "Mine, too.", "It forgets things", "I wait for you."]) {
		await expect(log(page).getByText(words, { exact: true })).toHaveCount(1);
	}
	await expect(box(page)).toHaveValue("Half a thought");
	const heard = line.hears("new_message");
	await box(page).press("Enter");
	expect(await heard).toMatchObject({ message: { sender: "user", message: "Half a thought", seq: 5 } });
	await page.reload();
	await expect(log(page).getByText("Half a thought", { exact: true })).toHaveCount(1);
	await expect(box(page)).toHaveValue("");
	line.close();
});

test("a window closed in mid-conversation is opened again, and what was said meanwhile is there (V3, V6)", async ({
	people,
	api,
}) => {
	const page = await people.stranger();
	const first = await asksInWindow(page, "My window closes");
	const chat_id = chatIdOf(first);
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await expect(first.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Lina" }) })).toBeVisible();
	await box(first).fill("Half a thought");
	const gone = line.hears("chat_update");
	await first.close();
	expect(await gone).toMatchObject({ chat_id, visitor_connected: false });
	await line.says({ action: "send_message", chat_id, message: "I’m still here." }, "new_message");

	const [second] = await Promise.all([
		page.waitForEvent("popup"),
		page.getByRole("button", { name: label.visitor.openWindowAgain }).click(),
	]);
	await expect(second.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Lina" }) })).toBeVisible();
	await expect(log(second)).toContainText("I’m still here.");
	await expect(box(second)).toHaveValue("Half a thought");
	const heard = line.hears("new_message");
	await box(second).press("Enter");
	expect(await heard).toMatchObject({ message: { sender: "user", message: "Half a thought" } });
	line.close();
});
