import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, exactly, startsWith } from "@warmline/web/labels/match";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, phone, test } from "../support/test.ts";
import { asksInWindow, fillIntake, log, messageField, submit } from "../support/visitor.ts";

test.describe.configure({ timeout: 120_000 });

// A product of its own, which believes where somebody says they come from: whoever else is asked in other stories comes from here.
test.use({ settings: { TRUSTED_PROXIES: "127.0.0.1,::1" } });

const comesFrom = async (page: Page, address: string) => {
	await page.context().setExtraHTTPHeaders({ "X-Forwarded-For": address });
	return page;
};

const dialog = (page: Page) => page.getByRole("dialog");
const part = (page: Page, name: string) => page.getByRole("region", { name });
const calm = (page: Page) => page.getByRole("heading", { level: 1, name: label.visitor.cannotChatFromHere });
const crisisLine = (page: Page) => page.getByRole("main").getByRole("link", { name: "9-8-8" });

test("a listener asks, a supervisor blocks for a shorter time, and who is kept away meets no dead end", async ({
	people,
	api,
}) => {
	const from = "203.0.113.7";
	const sam = await people.member("supervisor");
	const lina = await people.member("listener1");
	const errors = [sam, lina].map(consoleErrors);
	await sam.getByRole("link", { name: label.members.blocks }).click();
	await expect(part(sam, label.blocks.waitingForDecision)).toContainText(label.applications.nothingWaits);

	const chat = await asksInWindow(await comesFrom(await people.stranger(), from), "Words that hurt");
	await lina.getByRole("button", { name: /Words that hurt/ }).click();
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await lina.getByRole("button", { name: label.chats.askForBlock }).click();
	await dialog(lina).getByRole("button", { name: label.blocks.askForIt }).click();
	await expect(dialog(lina).getByText(label.moderation.reasonNotChosen)).toBeVisible();
	await dialog(lina).getByLabel(label.blocks.why).selectOption(label.moderation.somethingElse);
	await dialog(lina).getByRole("button", { name: label.blocks.askForIt }).click();
	await expect(dialog(lina).getByText(label.contract.explanationMissing)).toBeVisible();
	await expect(dialog(lina).getByLabel(label.blocks.inAFewWords)).toBeFocused();
	await dialog(lina).getByLabel(label.blocks.why).selectOption(label.contract.insultsOrAbuse);
	await dialog(lina).getByLabel(label.blocks.inAFewWords).fill("Shouts at me, again and again.");
	await dialog(lina).getByLabel(label.blocks.forHowLong).selectOption(label.contract.sevenDays);
	await dialog(lina).getByRole("checkbox", { name: label.blocks.endChatToo }).check();
	await dialog(lina).getByRole("button", { name: label.blocks.askForIt }).click();
	await expect(lina.getByText(label.blocks.blockAsked)).toBeVisible();
	await expect(chat.getByRole("heading", { name: label.chats.chatEnded })).toBeVisible();

	await dialog(lina).getByRole("button", { name: label.chats.skip }).click();

	// It came by itself.
	const asked = part(sam, label.blocks.waitingForDecision).getByRole("article", {
		name: label.contract.insultsOrAbuse,
	});
	await expect(asked).toContainText(t(label.blocks.asksFor, { name: "Lina", time: label.contract.sevenDays }));
	await expect(asked).toContainText("Shouts at me, again and again.");
	await expect(asked).toContainText(label.blocks.noOtherBlock);
	await expect(
		sam.getByRole("link", { name: `${label.members.blocks}${tn(1, label.members.areWaiting)}` }),
	).toBeVisible();
	await asked.getByRole("button", { name: label.blocks.confirm }).click();
	await expect(dialog(sam).getByLabel(label.blocks.forHowLong).getByRole("option")).toHaveText([
		label.contract.oneHour,
		label.contract.oneDay,
		label.contract.sevenDays,
	]);
	await dialog(sam).getByLabel(label.blocks.forHowLong).selectOption(label.contract.oneDay);
	await dialog(sam)
		.getByLabel(t(label.blocks.wordsTo, { name: "Lina" }))
		.fill("One day will do. Take a break.");
	await dialog(sam).getByRole("button", { name: label.blocks.blockIt }).click();
	await expect(sam.getByText(label.blocks.blockDone)).toBeFocused();
	await expect(asked).toHaveCount(0);
	const holding = part(sam, label.blocks.blockedNow).getByRole("article");
	await expect(holding).toContainText(contains(label.blocks.confirmedUntil, { name: "Sam" }));
	await expect(sam.getByRole("link", { name: label.members.blocks, exact: true })).toBeVisible();

	await chat.getByRole("button", { name: label.visitor.goOnWithChat }).click();
	await expect(chat.getByText(contains(label.visitor.connectionPaused))).toBeVisible();

	const bea = await comesFrom(await people.stranger(phone), from);
	await fillIntake(bea, "Please let me in");
	await submit(bea).click();
	await expect(calm(bea)).toBeFocused();
	await expect(bea.getByText(contains(label.visitor.connectionPaused, { when: /.* at .*/ }))).toBeVisible();
	await expect(bea.getByRole("link", { name: "hello@warmline.example" }).first()).toBeVisible();
	await expect(crisisLine(bea)).toBeVisible();
	await bea.getByRole("button", { name: label.visitor.backToForm }).click();
	await expect(messageField(bea)).toHaveValue("Please let me in");

	// On a wide screen a window of its own was about to open.
	const dan = await comesFrom(await people.stranger(), from);
	await fillIntake(dan, "Let me in, too");
	await submit(dan).click();
	await expect(calm(dan)).toBeVisible();
	await expect.poll(() => dan.context().pages().length).toBe(1);

	await api.changeSettings({ paused_reason: "No power." });
	const cara = await comesFrom(await people.stranger(phone), from);
	await cara.goto("/chat-form");
	await cara.getByLabel(label.chats.yourMessage).fill("Please write to me");
	await cara.getByLabel(label.chats.email).fill("cara@mail.example");
	await cara.getByRole("checkbox").check();
	await cara.getByRole("button", { name: label.visitor.leaveThisMessage }).click();
	await expect(cara.getByRole("alert")).toContainText(contains(label.visitor.connectionPaused));
	await expect(cara.getByLabel(label.chats.yourMessage)).toHaveValue("Please write to me");
	await api.changeSettings({ paused_reason: null });

	await holding.getByRole("button", { name: label.blocks.lift }).click();
	await dialog(sam).getByRole("button", { name: label.blocks.liftTheBlock }).click();
	await expect(sam.getByText(label.blocks.blockLifted)).toBeFocused();
	const over = part(sam, label.blocks.recentlyOver).getByRole("article");
	await expect(over).toContainText(t(label.blocks.liftedBy, { name: "Sam" }));

	await submit(bea).click();
	await expect(log(bea)).toContainText("Please let me in");

	const hears = "Their note: One day will do. Take a break.";
	await lina.getByRole("link", { name: startsWith(label.notifications.notifications) }).click();
	await expect(lina.getByRole("main").getByText(hears)).toBeVisible();
	await over.getByRole("link", { name: label.blocks.readTheChat }).click();
	await expect(sam.getByRole("region", { name: label.chats.whatWasSaid })).toContainText("Words that hurt");
	expect(errors.flat()).toEqual([]);
});

test("a supervisor blocks from a transcript at once, by the keyboard, and a colleague's list follows", async ({
	people,
	api,
}) => {
	const ann = await comesFrom(await people.stranger(phone), "203.0.113.8");
	await fillIntake(ann, "Once more the same");
	await submit(ann).click();
	await expect(log(ann)).toContainText("Once more the same");
	await api.endEveryChat();
	const dora = await people.member("director");
	await dora.getByRole("link", { name: label.members.blocks }).click();
	await expect(part(dora, label.blocks.blockedNow)).toContainText(label.blocks.nobodyIsBlocked);

	const sam = await people.member("supervisor");
	await sam.getByRole("link", { name: label.members.pastChats }).click();
	await sam
		.getByRole("main")
		.getByRole("link", { name: startsWith(label.chats.visitor) })
		.first()
		.click();
	await sam.getByRole("button", { name: label.blocks.block }).focus();
	await sam.keyboard.press("Enter");
	await dialog(sam).getByLabel(label.blocks.why).selectOption(label.contract.sexualTalk);
	await expect(dialog(sam).getByRole("checkbox")).toHaveCount(0);
	await dialog(sam).getByLabel(label.blocks.forHowLong).focus();
	await sam.keyboard.press("Tab");
	await sam.keyboard.press("Tab");
	await expect(dialog(sam).getByRole("button", { name: label.blocks.block, exact: true })).toBeFocused();
	await sam.keyboard.press("Enter");
	await expect(sam.getByText(exactly(label.blocks.blockedUntil))).toBeVisible();
	const held = part(dora, label.blocks.blockedNow).getByRole("article", { name: label.contract.sexualTalk });
	await expect(held).toContainText(t(label.blocks.blockedFor, { name: "Sam", time: label.contract.oneDay }));
	await held.getByRole("button", { name: label.blocks.lift }).click();
	await dialog(dora).getByRole("button", { name: label.blocks.liftTheBlock }).click();
	await expect(part(dora, label.blocks.blockedNow)).toContainText(label.blocks.nobodyIsBlocked);
});
