import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, exactly, startsWith } from "@warmline/web/labels/match";
import { expect, phone, test } from "../support/test.ts";
import { asksInPage, box, log, says } from "../support/visitor.ts";

const row = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(words) });
const tools = (page: Page) => page.getByRole("toolbar", { name: label.chats.chatTools });

const takes = async (page: Page, words: string) => {
	await row(page, words).click();
	await page.getByRole("button", { name: label.chats.accept }).click();
	await expect(page.getByText(label.chats.withYou, { exact: true })).toBeVisible();
};

const offers = async (page: Page, toWhom: RegExp, why: string) => {
	await tools(page).getByRole("button", { name: label.chats.transfer }).click();
	const dialog = page.getByRole("dialog");
	const choice = await dialog.getByRole("option", { name: toWhom }).textContent();
	await dialog.getByLabel(label.chats.toWhom).selectOption({ label: choice ?? "" });
	await dialog.getByLabel(label.chats.why).fill(why);
	await dialog.getByRole("button", { name: label.chats.offerTheChat }).click();
	await expect(dialog).toBeHidden();
};

test("a listener offers a chat; it is declined, offered again, and accepted with its history", async ({
	people,
	api,
}) => {
	await api.asks("Please stay with me");
	const lina = await people.member("listener1");
	const omar = await people.member("listener2");
	await takes(lina, "Please stay with me");
	await says(lina, "I am here.");

	await tools(lina).getByRole("button", { name: label.chats.transfer }).click();
	const dialog = lina.getByRole("dialog");
	await dialog.getByRole("button", { name: label.chats.offerTheChat }).click();
	await expect(dialog.getByText(label.chats.listenerMissing)).toBeVisible();
	await expect(dialog.getByText(label.chats.pleaseWriteWhy)).toBeVisible();
	await dialog.getByRole("button", { name: label.chats.cancel }).click();

	await offers(lina, /Omar/, "My shift ends in ten minutes.");
	await expect(lina.getByText(exactly(label.chats.offeredTo, { name: /Omar.*/ }))).toBeVisible();

	// Wherever they are in the member area.
	await omar.getByRole("link", { name: label.members.shifts, exact: true }).click();
	await expect(omar.getByText("My shift ends in ten minutes.")).toBeVisible();
	await omar.getByRole("button", { name: label.chats.cannotNow }).click();
	await expect(lina.getByText(exactly(label.chats.offerDeclined, { name: /Omar.*/ }))).toBeVisible();
	await expect(omar.getByText("My shift ends in ten minutes.")).toBeHidden();
	await lina.getByRole("button", { name: label.chats.dismiss }).click();
	await expect(box(lina)).toBeEnabled();

	await offers(lina, /Omar/, "She would like to talk with a man.");
	await omar.getByRole("button", { name: label.chats.takeTheChat }).click();
	await expect(log(omar)).toContainText("I am here.");
	await expect(log(omar)).toContainText(t(label.contract.handedOver, { by: "Lina", to: "Omar" }));
	await expect(omar.getByText(label.chats.withYou, { exact: true })).toBeVisible();
	await expect(row(lina, "Please stay with me")).toHaveCount(0);
	await expect(log(lina)).toHaveCount(0);
});

test("an offer can be taken back, and is gone for both", async ({ people, api }) => {
	await api.asks("I change hands");
	const lina = await people.member("listener1");
	const omar = await people.member("listener2");
	await takes(lina, "I change hands");
	await offers(lina, /Omar/, "I am tired.");
	await expect(omar.getByRole("button", { name: label.chats.takeTheChat })).toBeVisible();
	await tools(lina).getByRole("button", { name: label.chats.takeBackOffer }).click();
	await expect(omar.getByRole("button", { name: label.chats.takeTheChat })).toBeHidden();
	await expect(lina.getByText(contains(label.chats.offeredTo))).toBeHidden();
});

test("a request for help alerts a supervisor, who writes a private note, joins, takes over and hands back", async ({
	people,
	api,
}) => {
	await api.asks("It is too much for me");
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	await takes(lina, "It is too much for me");
	await tools(lina).getByRole("button", { name: label.chats.askForHelp }).click();
	await lina.getByRole("button", { name: contains(label.chats.beyondScope) }).click();
	await expect(lina.getByText(contains(label.chats.helpAskedNotice))).toBeVisible();
	await lina.getByRole("button", { name: startsWith(label.chats.use, { words: "I am a trained listener" }) }).click();
	await expect(box(lina)).toHaveValue(/^I am a trained listener/);

	await sam.getByRole("link", { name: label.chats.openTheChat }).click();
	await expect(sam.getByText(contains(label.chats.beyondScopeNotice, { name: /Lina.*/ }))).toBeVisible();
	await expect(lina.getByText(exactly(label.chats.supervisorCame, { name: /Sam.*/ }))).toBeVisible();
	// Somebody who watches writes notes: the visitor is out of reach until they join.
	const note = sam.getByLabel(exactly(label.chats.privateNoteTo, { name: /Lina.*/ }));
	await expect(note).toBeFocused();
	await expect(box(sam)).toHaveCount(0);
	await expect(sam.getByText(label.chats.youAreWatching)).toBeVisible();
	await sam.keyboard.type("Ask whether she is safe tonight.");
	await sam.keyboard.press("Enter");
	const coached = lina.getByRole("region", { name: label.chats.privateNotes });
	await expect(coached).toContainText("Ask whether she is safe tonight.");
	await expect(coached).toContainText(contains(label.chats.privateNoteFrom, { name: /Sam.*/ }));
	await expect(log(lina)).not.toContainText("Ask whether she is safe tonight.");
	await lina.reload();
	await expect(coached).toContainText("Ask whether she is safe tonight.");
	await coached.getByRole("button", { name: label.chats.hide }).click();
	await expect(coached).not.toContainText("Ask whether she is safe tonight.");
	await sam.reload();
	await expect(sam.getByRole("region", { name: label.chats.privateNotes })).toContainText(
		"Ask whether she is safe tonight.",
	);

	await lina.getByRole("button", { name: label.chats.replyPrivately }).click();
	await expect(lina.getByLabel(label.chats.privateReply)).toBeFocused();
	await lina.getByLabel(label.chats.privateReply).fill("She says that she is.");
	await lina.getByRole("button", { name: label.chats.sendNote }).click();
	await expect(sam.getByRole("region", { name: label.chats.privateNotes })).toContainText("She says that she is.");
	await expect(log(lina)).not.toContainText("She says that she is.");

	await sam.getByRole("button", { name: label.chats.joinChat }).click();
	await expect(log(lina)).toContainText(t(label.contract.supervisorJoined, { by: "Sam" }));
	await expect(sam.getByText(label.chats.messageToTheVisitor)).toBeVisible();
	await says(sam, "I am Sam. I am here, too.");
	await expect(log(lina).getByRole("listitem").filter({ hasText: "I am here, too." })).toContainText("Sam");

	await sam.getByRole("button", { name: label.chats.leaveChat }).click();
	await expect(log(lina)).toContainText(t(label.contract.supervisorLeft, { by: "Sam" }));
	await expect(sam.getByText(label.chats.messageToTheVisitor)).toBeHidden();
	await expect(sam.getByLabel(startsWith(label.chats.privateNoteTo, { name: "Lina" }))).toBeFocused();

	await tools(sam).getByRole("button", { name: label.chats.takeOver }).click();
	await sam.getByRole("dialog").getByRole("button", { name: label.chats.takeOver }).click();
	await expect(sam.getByText(label.chats.withYou, { exact: true })).toBeVisible();
	await expect(sam.getByRole("region", { name: label.chats.privateNotes })).not.toContainText(
		"Ask whether she is safe tonight.",
	);
	await expect(lina.getByText(label.chats.noChatsAssigned)).toBeVisible();
	await tools(sam)
		.getByRole("button", { name: startsWith(label.chats.handBackTo, { name: "Lina" }) })
		.click();
	await sam.getByRole("dialog").getByRole("button", { name: label.chats.handBack }).click();
	await expect(row(lina, t(label.contract.handedBack, { by: "Sam", to: "Lina" }))).toBeVisible();
	await expect(sam.getByText(startsWith(label.chats.withSomebody, { name: "Lina" })).first()).toBeVisible();
});

test("crisis lines go into the chat after one question", async ({ people, api }) => {
	await api.asks("I do not know what to do");
	const lina = await people.member("listener1");
	await takes(lina, "I do not know what to do");
	await tools(lina).getByRole("button", { name: label.chats.crisisLines }).click();
	await lina.getByRole("dialog").getByRole("button", { name: label.chats.putThemIn }).click();
	await expect(log(lina).getByRole("region", { name: label.chats.crisisLines })).toBeVisible();
});

test("a listener finds a resource by keyboard, and the visitor has its card on their phone, and after a reload", async ({
	people,
}) => {
	const visitor = await people.stranger(phone);
	await asksInPage(visitor, "I need somebody for my son");
	const lina = await people.member("listener1");
	await takes(lina, "I need somebody for my son");
	await tools(lina).getByRole("button", { name: label.resources.shareResource }).press("Enter");
	const dialog = lina.getByRole("dialog");
	await dialog.getByLabel(label.site.searchCentres).fill("kids");
	await expect(dialog.getByRole("listitem").first()).toContainText("9-1-1");
	await dialog.getByRole("button", { name: /Kids Help Phone/ }).press("Enter");
	await expect(dialog.getByRole("heading", { name: label.resources.shareThis })).toBeVisible();
	await lina.keyboard.press("Enter");
	await expect(dialog).toBeHidden();
	await expect(log(lina).getByRole("region", { name: "Kids Help Phone" })).toBeVisible();
	await expect(tools(lina).getByRole("button", { name: label.resources.shareResource })).toBeFocused();
	const card = log(visitor).getByRole("region", { name: "Kids Help Phone" });
	for (const when of ["at once", "after a reload"]) {
		await test.step(when, async () => {
			await expect(card.getByRole("link", { name: startsWith(label.visitor.call) })).toHaveAttribute(
				"href",
				"tel:+18006686868",
			);
			await expect(card.getByRole("link", { name: /CONNECT/ })).toHaveAttribute("href", "sms:686868");
			const site = card.getByRole("link", { name: startsWith(label.resources.website) });
			await expect(site).toHaveAttribute("rel", "noopener noreferrer");
			await visitor.reload();
		});
	}
});
