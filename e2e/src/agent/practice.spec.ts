import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { anyOf, contains, exactly, startsWith } from "@warmline/web/labels/match";
import { consoleErrors } from "../support/console-errors.ts";
import { enter, expect, holdCalls, phone, test } from "../support/test.ts";
import { log, tabTo } from "../support/visitor.ts";

test.describe.configure({ timeout: 120_000 });

const box = (page: Page) =>
	page.getByPlaceholder(anyOf(exactly(label.practice.writeAsListener), exactly(label.practice.writeAsVisitor)));
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const says = async (page: Page, words: string) => {
	await box(page).fill(words);
	await box(page).press("Enter");
};

const toPractice = async (page: Page) => {
	await page
		.getByRole("navigation", { name: label.members.members })
		.getByRole("link", { name: label.members.practice })
		.click();
	await expect(page.getByRole("heading", { level: 1, name: label.practice.practice })).toBeVisible();
};

/** Tess asks, and Lina comes with a card. */
const begin = async (tess: Page, lina: Page, card = "Three exams next week") => {
	await toPractice(tess);
	await tess.getByRole("button", { name: label.practice.askForColleague }).click();
	await expect(tess.getByRole("heading", { name: label.practice.waitingForColleague })).toBeVisible();
	await toPractice(lina);
	await lina.getByRole("link", { name: startsWith(label.practice.playVisitorFor, { name: "Tess" }) }).click();
	await lina.getByRole("button", { name: t(label.practice.playThisCard, { title: card }) }).click();
	await expect(heading(lina)).toHaveText(t(label.practice.practiceWith, { name: "Tess" }));
	await expect(heading(tess)).toHaveText(t(label.practice.practiceWith, { name: "Lina" }));
};

const comment = async (page: Page, on: string, words: string) => {
	await page.getByRole("button", { name: t(label.practice.commentOn, { words: on }) }).click();
	await page.getByLabel(label.practice.commentOnLine).fill(words);
	await page.getByRole("button", { name: label.practice.saveComment }).click();
	await expect(log(page)).toContainText(words);
};

const end = async (page: Page) => {
	await page.getByRole("button", { name: label.practice.endPractice }).click();
	await page
		.getByRole("dialog", { name: label.practice.endThisPractice })
		.getByRole("button", { name: label.practice.endIt })
		.click();
	await expect(page.getByText(label.practice.practiceEnded)).toBeVisible();
};

test("a trainee practises with a listener, who comments; both read it together afterwards", async ({ people }) => {
	const tess = await people.member("trainee");
	const lina = await people.member("listener1");
	const errors = [consoleErrors(tess), consoleErrors(lina)];

	await toPractice(tess);
	await expect(tess.getByText(label.practice.nobodyWaits)).toBeVisible();
	await expect(tess.getByText(label.practice.noPastPractice)).toBeVisible();
	await tess.getByRole("button", { name: label.practice.askForColleague }).click();
	await expect(tess.getByRole("heading", { name: label.practice.waitingForColleague })).toBeVisible();
	await toPractice(lina);
	await expect(
		lina.getByRole("link", { name: startsWith(label.practice.playVisitorFor, { name: "Tess" }) }),
	).toBeVisible();
	await lina.getByRole("link", { name: startsWith(label.practice.playVisitorFor, { name: "Tess" }) }).click();
	await lina.getByRole("button", { name: t(label.practice.playThisCard, { title: "Three exams next week" }) }).click();

	await expect(heading(tess)).toHaveText(t(label.practice.practiceWith, { name: "Lina" }));
	await expect(tess).toHaveTitle(startsWith(label.practice.practiceWith, { name: "Lina" }));
	await expect(tess.getByText(contains(label.practice.playsVisitorNotice))).toBeVisible();
	await expect(tess.getByText("Three exams next week")).toHaveCount(0);
	const card = lina.getByRole("complementary", { name: label.practice.card });
	await expect(card).toContainText("Three exams next week");
	await card.getByRole("button", { name: label.practice.useTheOpening }).click();
	await expect(box(lina)).toHaveValue(/three exams/);
	await expect(box(lina)).toBeFocused();
	await box(lina).press("Enter");
	await expect(log(tess)).toContainText("three exams");
	await expect(card.getByRole("button", { name: label.practice.useTheOpening })).toHaveCount(0);

	await box(tess).pressSequentially("That sounds");
	await expect(lina.getByText(contains(label.ui.isTyping))).toBeVisible();
	await says(tess, "That sounds like a lot at once. What weighs the most?");
	await expect(log(lina)).toContainText("What weighs the most?");
	await says(lina, "my parents i guess");
	await says(tess, "You should make a plan.");
	await expect(log(lina)).toContainText("You should make a plan.");
	await expect(tess.getByRole("button", { name: startsWith(label.practice.comment) })).toHaveCount(0);

	await lina.getByRole("button", { name: t(label.practice.commentOn, { words: "You should make a plan." }) }).click();
	await lina.getByRole("button", { name: label.practice.saveComment }).click();
	await expect(lina.getByText(label.contract.postTextMissing)).toBeVisible();
	await log(lina).getByRole("button", { name: label.practice.close }).click();
	await comment(lina, "You should make a plan.", "Here I felt unheard: I wanted to speak of my parents.");
	await expect(tess.getByText("Here I felt unheard")).toHaveCount(0);
	await tess.reload();
	await expect(log(tess)).toContainText("You should make a plan.");
	await expect(tess.getByText("Here I felt unheard")).toHaveCount(0);

	await end(tess);
	await expect(lina.getByText(label.practice.practiceEnded)).toBeVisible();
	await expect(box(lina)).toHaveCount(0);
	await expect(log(tess)).toContainText("Here I felt unheard");
	await expect(tess.getByRole("complementary", { name: label.practice.card })).toContainText("Three exams next week");
	await comment(tess, "You should make a plan.", "I hear it now, too.");
	await expect(log(lina)).toContainText("I hear it now, too.");

	await tess.getByRole("link", { name: label.practice.practiseAgain }).click();
	const past = tess.getByRole("link", { name: startsWith(label.practice.youListenedTo, { name: "Lina" }) });
	await expect(past).toBeVisible();
	await expect(tess.getByText(tn(4, label.practice.lines))).toBeVisible();
	await past.click();
	await expect(heading(tess)).toBeFocused();
	await expect(log(tess)).toContainText("I hear it now, too.");
	expect(errors.flat()).toEqual([]);
});

test("nothing is lost by a reload, a disconnect, or a lost frame", async ({ people }) => {
	const tess = await people.stranger(phone);
	let swallowing = false;
	await tess.routeWebSocket(/\/ws\/practice\//, (socket) => {
		const server = socket.connectToServer();
		socket.onMessage((frame) => {
			if (!swallowing || !String(frame).includes("send_line")) server.send(frame);
		});
	});
	await enter(tess, "trainee");
	const lina = await people.member("listener1");
	await toPracticeOnPhone(tess);
	await tess.getByRole("button", { name: label.practice.askForColleague }).click();
	await toPractice(lina);
	await lina.getByRole("link", { name: startsWith(label.practice.playVisitorFor, { name: "Tess" }) }).click();
	await lina.getByRole("button", { name: t(label.practice.playThisCard, { title: "New in town" }) }).click();
	await expect(heading(tess)).toHaveText(t(label.practice.practiceWith, { name: "Lina" }));

	await says(lina, "I do not know anybody here.");
	await expect(log(tess)).toContainText("I do not know anybody here.");
	swallowing = true;
	await says(tess, "Sent to nobody");
	await expect(tess.getByText(label.ui.sending)).toBeVisible();
	await box(tess).fill("Half a thought");
	swallowing = false;
	await tess.reload();
	await expect(log(lina)).toContainText("Sent to nobody");
	await expect(box(tess)).toHaveValue("Half a thought");
	await expect(log(tess).getByText("Sent to nobody")).toHaveCount(1);

	await lina.context().setOffline(true);
	await expect(lina.getByText(label.ui.reconnecting)).toBeVisible();
	await box(lina).fill("Written without a line");
	await box(lina).press("Enter");
	await expect(box(lina)).toHaveValue("");
	await box(tess).press("Enter");
	await expect(tess.getByText(label.ui.sending)).toHaveCount(0);
	await lina.context().setOffline(false);
	await expect(log(lina)).toContainText("Half a thought");
	await expect(log(tess).getByText("Written without a line")).toHaveCount(1);
	await says(lina, "You came back.");
	await expect(log(tess)).toContainText("You came back.");
	await expect(log(tess).getByText("Half a thought")).toHaveCount(1);
	await end(lina);
	await expect(tess.getByText(label.practice.practiceEnded)).toBeVisible();
	await tess.getByText(t(label.practice.cardTitle, { title: "New in town" })).click();
	await expect(tess.getByRole("heading", { name: label.practice.cards })).toBeVisible();
});

const toPracticeOnPhone = async (page: Page) => {
	const places = page.getByRole("navigation", { name: label.members.members });
	await places.getByRole("link", { name: label.practice.practice }).click();
	await expect(page.getByRole("heading", { level: 1, name: label.practice.practice })).toBeVisible();
};

test("what is asked for can be taken back, and who comes too late is told so", async ({ people }) => {
	const tess = await people.member("trainee");
	await toPractice(tess);
	await tess.getByRole("button", { name: label.practice.askForColleague }).click();
	const lina = await people.member("listener1");
	await toPractice(lina);
	await lina.getByRole("link", { name: startsWith(label.practice.playVisitorFor, { name: "Tess" }) }).click();
	await expect(lina.getByRole("heading", { level: 2, name: label.practice.firstPractice })).toBeVisible();
	// Who waits is asked for again every few seconds.
	const release = await holdCalls(lina, "**/api/v1/practice/?limit=*");
	await tess.getByRole("button", { name: label.practice.takeBack }).click();
	await expect(tess.getByRole("button", { name: label.practice.askForColleague })).toBeVisible();
	await lina.getByRole("button", { name: t(label.practice.playThisCard, { title: "New in town" }) }).click();
	release();
	await expect(lina.getByRole("main")).toContainText(/No such practice|no longer waiting/);
	await lina.getByRole("link", { name: label.practice.backToWaiting }).click();
	await expect(lina.getByText(label.practice.nobodyWaits)).toBeVisible();
});

test("a supervisor watches and comments; a third member and who has not applied are told kindly", async ({
	people,
}) => {
	const tess = await people.member("trainee");
	const lina = await people.member("listener1");
	await begin(tess, lina, "Somebody who tests the limits");
	await says(tess, "I am here.");
	const sam = await people.member("supervisor");
	await toPractice(sam);
	await expect(sam.getByText(label.practice.runningNow)).toBeVisible();
	await sam
		.getByRole("link", { name: t(label.practice.listenedTo, { learner: "Tess", partner: "Lina" }) })
		.first()
		.click();
	await expect(sam.getByText(startsWith(label.practice.onlookerNotice))).toBeVisible();
	await expect(box(sam)).toHaveCount(0);
	await comment(sam, "I am here.", "A calm beginning.");
	await expect(log(lina)).toContainText("A calm beginning.");

	const omar = await people.member("listener2");
	await omar.goto(new URL(sam.url()).pathname);
	await expect(heading(omar)).toHaveText(label.practice.notOpenToYou);
	const noor = await people.member("newhire");
	await expect(noor.getByRole("link", { name: label.members.practice })).toHaveCount(0);
	await noor.goto(`${new URL(noor.url()).pathname.split("/").slice(0, 2).join("/")}/practice`);
	await expect(heading(noor)).toHaveText(label.practice.opensWithTraining);
	await end(lina);
	await expect(log(tess)).toContainText("A calm beginning.");
});

test("a whole practice goes by the keyboard alone", async ({ people }) => {
	const tess = await people.member("trainee");
	const lina = await people.member("listener1");
	await begin(tess, lina);
	await box(lina).press("Enter");
	await says(lina, "hi");
	await expect(log(tess)).toContainText("hi");
	await expect(box(tess)).toBeFocused();
	await tess.keyboard.type("Hello, I am here.");
	await tess.keyboard.press("Enter");
	const button = lina.getByRole("button", { name: t(label.practice.commentOn, { words: "Hello, I am here." }) });
	await lina.getByRole("heading", { level: 1 }).click();
	await tabTo(lina, button);
	await lina.keyboard.press("Enter");
	await lina.keyboard.type("Warm.");
	await tabTo(lina, lina.getByRole("button", { name: label.practice.saveComment }));
	await lina.keyboard.press("Enter");
	await expect(log(lina)).toContainText("Warm.");
	await expect(button).toBeFocused();
	await end(lina);
});

test("who waits on another page is told that somebody has come; what was not sent at the end can be copied", async ({
	people,
}) => {
	const tess = await people.member("trainee");
	const lina = await people.member("listener1");
	await toPractice(tess);
	await tess.getByRole("button", { name: label.practice.askForColleague }).click();
	await expect(tess.getByRole("heading", { name: label.practice.waitingForColleague })).toBeVisible();
	await tess
		.getByRole("navigation", { name: label.members.members })
		.getByRole("link", { name: label.members.shifts })
		.click();
	await tess.reload();
	await toPractice(lina);
	await lina.getByRole("link", { name: startsWith(label.practice.playVisitorFor, { name: "Tess" }) }).click();
	await lina.getByRole("button", { name: t(label.practice.playThisCard, { title: "New in town" }) }).click();
	await expect(tess.getByText(t(label.practice.playsVisitorForYou, { name: "Lina" }))).toBeVisible();
	await expect(tess).toHaveURL(/shift-manager$/);
	await tess.getByRole("link", { name: label.practice.goToPractice }).click();
	await expect(heading(tess)).toHaveText(t(label.practice.practiceWith, { name: "Lina" }));
	await expect(tess.getByText(t(label.practice.playsVisitorForYou, { name: "Lina" }))).toHaveCount(0);
	await box(tess).fill("Half a thought");
	await end(lina);
	await expect(tess.getByLabel(label.practice.youHadBegun)).toHaveValue("Half a thought");
	await tess
		.getByRole("navigation", { name: label.members.members })
		.getByRole("link", { name: label.members.home })
		.click();
	await expect(tess.getByText(t(label.practice.playsVisitorForYou, { name: "Lina" }))).toHaveCount(0);
});
