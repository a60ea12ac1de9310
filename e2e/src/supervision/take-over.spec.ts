import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { exactly } from "@warmline/web/labels/match";
import { expect, phone, test } from "../support/test.ts";
import { asksInPage, box, log, says } from "../support/visitor.ts";

const row = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(words) });
const tools = (page: Page) => page.getByRole("toolbar", { name: label.chats.chatTools });
const unsent = (page: Page) => page.getByLabel(label.chats.unsentWords);

const selectedIn = (field: HTMLElement | SVGElement) =>
	field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : "";

test("a chat is taken over in mid-sentence, and nobody's words are lost or said by mistake (D8, V5)", async ({
	people,
}) => {
	const visitor = await people.stranger(phone);
	await asksInPage(visitor, "I do not know whether I can say this");
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	await row(lina, "I do not know whether").click();
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await expect(visitor.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Lina" }) })).toBeVisible();
	await row(sam, "I do not know whether").click();
	await box(lina).pressSequentially("What I was about to s");
	await expect(visitor.getByText(t(label.ui.isTyping, { name: "Lina" }))).toBeVisible();
	await box(visitor).pressSequentially("Well, it is");

	await tools(sam).getByRole("button", { name: label.chats.takeOver }).click();
	await sam.getByRole("dialog").getByRole("button", { name: label.chats.takeOver }).click();
	await expect(sam.getByText(label.chats.withYou, { exact: true })).toBeVisible();
	await expect(
		lina.getByRole("paragraph").filter({ hasText: exactly(label.chats.takenBy, { name: "Sam" }) }),
	).toBeVisible();
	await expect(unsent(lina)).toHaveValue("What I was about to s");
	await expect(unsent(lina)).not.toBeEditable();
	await expect(box(lina)).toHaveCount(0);
	await lina.keyboard.press("Enter");
	await unsent(lina).press("ControlOrMeta+a");
	expect(await unsent(lina).evaluate(selectedIn)).toBe("What I was about to s");

	await expect(visitor.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Sam" }) })).toBeVisible();
	await expect(visitor.getByText(t(label.ui.isTyping, { name: "Lina" }))).toHaveCount(0);
	await expect(box(visitor)).toHaveValue("Well, it is");
	await expect(log(visitor)).toContainText(t(label.contract.supervisorTookOver, { by: "Sam" }));
	await says(sam, "I am Sam. You can say it here.");
	await expect(log(visitor).getByRole("listitem").filter({ hasText: "You can say it here." })).toContainText("Sam");
	await box(visitor).pressSequentially(" about my son");
	await box(visitor).press("Enter");
	await expect(log(sam)).toContainText("Well, it is about my son");
	await expect(log(visitor)).not.toContainText("What I was");
	await expect(log(sam)).not.toContainText("What I was");

	await tools(sam)
		.getByRole("button", { name: t(label.chats.handBackTo, { name: "Lina" }) })
		.click();
	await sam.getByRole("dialog").getByRole("button", { name: label.chats.handBack }).click();
	await expect(visitor.getByRole("heading", { name: t(label.visitor.chattingWith, { name: "Lina" }) })).toBeVisible();
	await row(lina, t(label.contract.handedBack, { by: "Sam", to: "Lina" })).click();
	await expect(unsent(lina)).toHaveCount(0);
	await expect(log(lina)).toContainText("You can say it here.");
	await expect(box(lina)).toHaveValue("What I was about to s");
	await says(lina, "Thank you for saying it.");
	await expect(log(visitor)).toContainText("Thank you for saying it.");
});
