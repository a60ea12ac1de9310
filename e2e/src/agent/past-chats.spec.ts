import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, phone, test } from "../support/test.ts";

test("a supervisor finds a past chat by its name and reads it", async ({ people, api }) => {
	const chat_id = await api.asks("It began on a Monday.", { scale: 7 });
	const line = await api.agent("listener1");
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
	await expect(row).toContainText(`${t(label.chats.withSentence, { name: "Lina" })} ${label.visitor.endedFromOurSide}`);
	await row.getByRole("link", { name }).click();

	await expect(sam.getByRole("heading", { name: t(label.chats.chatWith, { name }) })).toBeVisible();
	const words = sam.getByRole("region", { name: label.chats.whatWasSaid });
	await expect(words).toContainText("It began on a Monday.");
	await expect(words).toContainText("Tell me about Monday.");
	await expect(sam.getByText(label.chats.lookIsLogged)).toBeVisible();
	await expect(sam.getByText(label.chats.noNotesOnChat)).toBeVisible();
	await sam.reload();
	await expect(sam.getByText(t(label.chats.scaleOfTen, { scale: 7 }))).toBeVisible();
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

test("who left a message while it was closed waits for an email, until somebody says that it is done", async ({
	people,
	api,
}) => {
	const email = "came.too.late@example.org";
	await api.post("/chat/leave-message/", { email, message: "You were closed.", accept_terms: true });

	const sam = await people.member("supervisor");
	await sam.getByRole("link", { name: label.members.followUps }).click();
	const left = sam.getByRole("link", { name: email });
	await expect(left).toHaveAttribute("href", /^mailto:came\.too\.late%40example\.org/);
	const what = { what: t(label.chats.emailTo, { email }) };
	await sam.getByRole("button", { name: t(label.chats.doneWhat, what) }).click();
	await sam.getByRole("button", { name: t(label.chats.undoWhat, what) }).click();
	const told = sam.waitForResponse("**/left-messages/*/done/");
	await sam.getByRole("button", { name: t(label.chats.doneWhat, what) }).click();
	await expect(sam.getByText(label.chats.doneThankYou)).toBeVisible();
	await sam.getByRole("link", { name: label.members.home }).click();
	expect((await told).status()).toBe(204);
	const list = sam.waitForResponse("**/left-messages/**");
	await sam.getByRole("link", { name: label.members.followUps }).click();
	await list;
	await expect(left).toHaveCount(0);
});
