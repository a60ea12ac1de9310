import { readFileSync } from "node:fs";
import type { WebSocketRoute } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { password } from "../support/product.ts";
import { enter, expect, phone, test } from "../support/test.ts";
import { asksInPage, box, log, says } from "../support/visitor.ts";

test.describe.configure({ timeout: 150_000 });

const agentChannel = /\/ws\/agent\//;

test("after a crash of the server both sides are back by themselves and talk on (D10, V8)", async ({
	people,
	product,
}) => {
	const lina = await people.member("listener1");
	const visitor = await people.stranger(phone);
	await asksInPage(visitor, "Will we lose each other?");
	await lina.getByRole("button", { name: /Will we lose each other/ }).click();
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await expect(visitor.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Lina" }) })).toBeVisible();
	await box(lina).fill("What I was about to say");
	await box(visitor).fill("What I thought of");

	await product.kill();
	for (const page of [lina, visitor]) {
		await expect(page.getByText(label.ui.reconnecting)).toBeVisible();
		await box(page).press("Enter");
		await expect(log(page).getByText(label.ui.sentWhenOnline)).toBeVisible();
		await box(page).fill("What comes next");
	}
	await product.run();
	// Each pause between two tries is longer than the one before.
	for (const page of [lina, visitor]) {
		await expect(log(page).getByText(label.ui.sentWhenOnline)).toBeHidden({ timeout: 45_000 });
		await expect(box(page)).toHaveValue("What comes next");
	}
	for (const page of [lina, visitor]) {
		await expect(log(page).getByText("Will we lose each other?")).toHaveCount(1);
		await expect(log(page).getByText("What I was about to say")).toHaveCount(1);
		await expect(log(page).getByText("What I thought of")).toHaveCount(1);
		await expect(page.getByText(label.visitor.sending)).toBeHidden();
	}
});

test("after five retries the connection is lost, and a button reconnects (D10)", async ({ people, product, api }) => {
	const lina = await people.stranger();
	await lina.clock.install();
	// The line of the community is left standing: the tries are those of the desk.
	await lina.routeWebSocket(/\/ws\/member\//, (line) => line.onMessage(() => line.send('{"action":"online"}')));
	await enter(lina, "listener1");
	await expect(lina.getByText(label.chats.noUnassignedChats)).toBeVisible();
	let tries = 0;
	lina.on("request", (request) => {
		if (request.url().endsWith("/socket-ticket/")) tries++;
	});
	await product.kill();
	const reconnect = lina.getByRole("button", { name: label.ui.reconnect });
	await expect(async () => {
		await lina.clock.fastForward(40_000);
		await expect(reconnect).toBeVisible({ timeout: 200 });
	}).toPass();
	expect(tries).toBe(5);
	await expect(lina.getByText(label.ui.connectionLost)).toBeVisible();

	await product.run();
	await api.asks("I wrote while you were away");
	await reconnect.click();
	await expect(lina.getByRole("button", { name: /I wrote while you were away/ })).toBeVisible();
	await expect(reconnect).toBeHidden();
});

test("who was logged out elsewhere reads why, logs in, and is back in the chat with all of it (A13, D10)", async ({
	people,
	api,
}) => {
	const lina = await people.stranger();
	await enter(lina, "listener1");
	const { chat_id, visitor } = await api.waits("I will stay here");
	await lina.getByRole("button", { name: /I will stay here/ }).click();
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await says(lina, "So will I.");
	await expect(log(lina).getByText(label.ui.sending)).toBeHidden();

	await api.as("listener1", "DELETE", "/account/sessions/");
	await expect(lina.getByText(label.accounts.sessionEnded)).toBeVisible();
	visitor.send({ action: "send_message", message: "Where are you?", sender: "user" });
	await lina.getByLabel(label.accounts.emailOrUsername).fill("listener1");
	await lina.getByLabel(label.accounts.password, { exact: true }).fill(password);
	await lina.getByRole("button", { name: label.accounts.login }).click();
	await expect(log(lina)).toContainText(/So will I\..*Where are you\?/s);
	expect(lina.url()).toContain(chat_id);
	await says(lina, "I am back.");
	await expect(log(lina)).toContainText("I am back.");
	visitor.close();
});

test("frames that nobody understands are only logged (D13)", async ({ people, api }) => {
	const lina = await people.stranger();
	const logged: string[] = [];
	lina.on("console", (line) => logged.push(line.text()));
	const lines: WebSocketRoute[] = [];
	await lina.routeWebSocket(agentChannel, (socket) => {
		socket.connectToServer();
		lines.push(socket);
	});
	await enter(lina, "listener1");
	await expect(lina.getByText(label.chats.noUnassignedChats)).toBeVisible();
	const line = lines.at(-1);
	line?.send('{"action":"confetti"}');
	line?.send("no JSON at all");
	line?.send('{"action":"new_unassigned_chat","chat":{"chat_id":7}}');
	await api.asks("A chat after the noise");
	await lina.getByRole("button", { name: /A chat after the noise/ }).click();
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await says(lina, "Good that the page goes on.");
	await expect(log(lina)).toContainText("Good that the page goes on.");
	expect(logged.filter((text) => text.includes("was not understood")).length).toBe(3);
});

test("a workspace that cannot start says why, and can be loaded again (D12)", async ({ people }) => {
	const lina = await people.stranger();
	let refusing = true;
	await lina.routeWebSocket(agentChannel, async (socket) => {
		if (refusing) await socket.close({ code: 4403 });
		else socket.connectToServer();
	});
	await enter(lina, "listener1");
	const panel = lina.getByRole("alert");
	await expect(panel).toContainText(label.chats.roleWithoutChats);
	refusing = false;
	await panel.getByRole("button", { name: label.ui.reloadPage }).click();
	await expect(lina.getByText(label.chats.noUnassignedChats)).toBeVisible();
});

test("a page that does not load shows the error panel, and Reload Page mends it (D12)", async ({ people }) => {
	const lina = await people.stranger();
	const manifest = JSON.parse(readFileSync("web/dist/.vite/render/en/manifest.json", "utf8"));
	const file = `**/${manifest["src/app/MemberPages.tsx"].file}`;
	await lina.route(file, (route) => route.fulfill({ status: 404, body: "" }));
	await enter(lina, "listener1");
	const panel = lina.getByRole("alert");
	await expect(panel.getByRole("heading", { name: label.ui.error })).toBeVisible();
	await lina.unroute(file);
	await panel.getByRole("button", { name: label.ui.reloadPage }).click();
	await expect(lina.getByText(label.chats.noUnassignedChats)).toBeVisible();
});

test("a member whose details are torn in the tab is asked for again (A12, D12)", async ({ people }) => {
	const lina = await people.member("listener1");
	await lina.evaluate(() => sessionStorage.setItem("user", '{"id":'));
	await lina.reload();
	await expect(lina.getByText(label.chats.noUnassignedChats)).toBeVisible();
	expect(await lina.evaluate(() => JSON.parse(sessionStorage.getItem("user") ?? "").username)).toBe("listener1");
});
