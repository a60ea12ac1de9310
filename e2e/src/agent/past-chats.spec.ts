import { say } from "@warmline/contract/say";
import { label } from "@warmline/web/labels";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, phone, test } from "../support/test.ts";

test("a supervisor finds a past chat by its name and reads it", async ({ people, backstage }) => {
	const chat_id = await backstage.asks("It began on a Monday.", { scale: 7 });
	const line = await backstage.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await line.says({ action: "send_message", chat_id, message: "Tell me about Monday." }, "new_message");
	await line.says({ action: "end_chat", chat_id }, "chat_ended");
	line.close();

	const name = `Visitor ${chat_id.slice(-4).toUpperCase()}`;
	const sam = await people.member("supervisor");
	const errors = consoleErrors(sam);
	await sam.getByRole("link", { name: label.members.pastChats }).click();
	await expect(sam.getByRole("link", { name })).toBeVisible();
	const search = sam.getByLabel(label.ui.search, { exact: true });
	await search.fill("nobody is called this");
	await expect(sam.getByText(label.chats.noPastChatFound)).toBeVisible();
	await search.fill(name);
	const row = sam.getByRole("listitem").filter({ hasText: name });
	await expect(row).toContainText(
		`${say(label.chats.withSentence, { name: "Lina" })} ${label.visitor.endedFromOurSide}`,
	);
	await row.getByRole("link", { name }).click();

	await expect(sam.getByRole("heading", { name: say(label.chats.chatWith, { name }) })).toBeVisible();
	const words = sam.getByRole("region", { name: label.chats.whatWasSaid });
	await expect(words).toContainText("It began on a Monday.");
	await expect(words).toContainText("Tell me about Monday.");
	await expect(sam.getByText(label.chats.lookIsLogged)).toBeVisible();
	await expect(sam.getByText(label.chats.noNotesOnChat)).toBeVisible();
	await sam.reload();
	await expect(sam.getByText(say(label.chats.scaleOfTen, { scale: 7 }))).toBeVisible();
	await sam.goBack();
	await expect(search).toHaveValue(name);
	expect(errors).toEqual([]);
});

test("a transcript that is not there says so", async ({ people }) => {
	const sam = await people.member("supervisor", phone);
	const id = await sam.evaluate(() => sessionStorage.getItem("user_id"));
	await sam.goto(`/${id}/past-chats/0190a0a0-0000-7000-8000-000000000099`);
	await expect(sam.getByRole("heading", { name: label.chats.noSuchChat })).toBeVisible();
});

test("somebody who found a chat heavy, and who left a message, wait for a word", async ({ people, backstage }) => {
	const chat_id = await backstage.asks("A very heavy one");
	const line = await backstage.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await line.says({ action: "end_chat", chat_id }, "chat_ended");
	line.close();
	const lina = await people.member("listener1");
	await lina.evaluate(async (id) => {
		const { csrf_token } = await (await fetch("/api/v1/csrf/")).json();
		await fetch(`/api/v1/chat/${id}/wrap-up/`, {
			method: "POST",
			headers: {
				"Content-Type": "application/json",
				"X-CSRFToken": csrf_token,
				Authorization: `Token ${sessionStorage.getItem("token")}`,
			},
			body: JSON.stringify({ summary: "It stays with me.", heavy: true }),
		});
	}, chat_id);
	const email = "came.too.late@example.org";
	await backstage.post("/chat/leave-message/", { email, message: "You were closed.", accept_terms: true });

	const sam = await people.member("supervisor");
	await sam.getByRole("link", { name: label.members.followUps }).click();
	const heavy = sam.getByRole("listitem").filter({ hasText: "It stays with me." });
	await expect(heavy).toBeVisible();
	const left = sam.getByRole("link", { name: email });
	await expect(left).toHaveAttribute("href", /^mailto:came\.too\.late%40example\.org/);

	await heavy
		.getByRole("button", { name: say(label.chats.doneWhat, { what: say(label.chats.talkWith, { name: "Lina" }) }) })
		.click();
	await heavy
		.getByRole("button", { name: say(label.chats.undoWhat, { what: say(label.chats.talkWith, { name: "Lina" }) }) })
		.click();
	const told = [sam.waitForResponse("**/debriefs/*/done/"), sam.waitForResponse("**/left-messages/*/done/")];
	await heavy
		.getByRole("button", { name: say(label.chats.doneWhat, { what: say(label.chats.talkWith, { name: "Lina" }) }) })
		.click();
	await sam
		.getByRole("button", { name: say(label.chats.doneWhat, { what: say(label.chats.emailTo, { email }) }) })
		.click();
	await expect(sam.getByText(label.chats.doneThankYou)).toHaveCount(2);
	await sam.getByRole("link", { name: label.members.home }).click();
	for (const answer of told) expect((await answer).status()).toBe(204);
	const lists = [sam.waitForResponse("**/debriefs/"), sam.waitForResponse("**/left-messages/**")];
	await sam.getByRole("link", { name: label.members.followUps }).click();
	await Promise.all(lists);
	await expect(heavy).toHaveCount(0);
	await expect(left).toHaveCount(0);
});
