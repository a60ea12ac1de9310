import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, exactly, startsWith } from "@warmline/web/labels/match";
import type { ApiClient } from "../support/api-client.ts";
import { fieldOf } from "../support/desk.ts";
import {
	atItsNextLook,
	checkIn,
	minute,
	oneShiftSoon,
	ownShift,
	pressesCheckIn,
	type SharedClock,
	type ShiftOfStory,
	shown,
	shownToMember,
	test,
} from "../support/shift-day.ts";
import { expect, logIn, type People, phone } from "../support/test.ts";
import { asksInPage, log, messageField, says, submit, terms } from "../support/visitor.ts";

test.describe.configure({ timeout: 120_000 });

const row = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(words) });
const place = (page: Page, name: string) =>
	page.getByRole("navigation", { name: label.members.members }).getByRole("link", { name, exact: true });
const closed = (page: Page) => page.getByRole("heading", { name: label.visitor.closedNow });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const takes = async (page: Page, words: string) => {
	await row(page, words).click();
	await button(page, label.chats.accept).click();
	await expect(page.getByText(label.chats.withYou, { exact: true })).toBeVisible();
};

/** Sam and Lina have checked in to a shift that has just begun. */
const bothOnDuty = async (
	{ people, clock, api }: { people: People; clock: SharedClock; api: ApiClient },
	shift: ShiftOfStory,
) => {
	await clock.until(shift.starts - 5 * minute);
	const sam = await clock.member(people, "supervisor");
	const lina = await clock.member(people, "listener1");
	await checkIn(api, "supervisor", shift);
	await checkIn(api, "listener1", shift);
	await clock.until(shift.starts + minute);
	await expect(lina.getByText(t(label.chats.openUntil, { time: shownToMember(shift.ends) }))).toBeVisible(
		atItsNextLook,
	);
	return { sam, lina };
};

test.beforeEach(async ({ api }) => {
	await api.changeSettings({ door: "shifts" });
});

test("before a shift the chat says when it opens; who works in it checks in, and it opens by itself (F1)", async ({
	people,
	product,
	api,
	clock,
}) => {
	const shift = await oneShiftSoon(product, api, clock);
	await clock.until(shift.starts - 20 * minute);
	const visitor = await clock.window(people, phone);
	await visitor.goto("/chat-form");
	await expect(closed(visitor)).toBeVisible();
	await expect(visitor.getByText(label.visitor.openAtHours)).toBeVisible();
	const opens = visitor.getByText(exactly(label.visitor.opensAgain));
	await expect(opens).toContainText(` at ${shown(shift.starts)} (`);

	const sam = await clock.member(people, "supervisor");
	const lina = await clock.window(people);
	const duty = lina.waitForResponse("**/shift-manager/duty/");
	await logIn(lina, "listener1");
	await expect(
		sam.getByText(startsWith(label.chats.nextOpening, { closed: label.chats.closedWithoutShift })),
	).toBeVisible();
	await duty;
	await place(lina, label.members.home).click();
	const panel = lina.getByRole("region", { name: label.members.shifts, exact: true });
	await expect(panel).toContainText(label.shifts.nextTextSupport);
	await expect(panel).toContainText(`${shownToMember(shift.starts)} to ${shownToMember(shift.ends)}`);
	await expect(panel).toContainText(label.shifts.yourNextShift);
	await place(lina, label.chats.chats).click();
	await expect(lina.getByText(label.chats.noUnassignedChats)).toBeVisible();
	await expect(ownShift(lina)).toContainText(label.duty.youAreOffDuty);
	await clock.until(shift.starts - 10 * minute);
	await expect(ownShift(lina)).toContainText(t(label.duty.readyReminder, { time: shownToMember(shift.starts) }));
	await button(lina, label.duty.checkIn).click();
	await button(lina, label.duty.notYet).click();
	await pressesCheckIn(lina);
	await pressesCheckIn(sam);
	await expect(closed(visitor)).toBeVisible();

	await clock.until(shift.starts + minute);
	await expect(visitor.getByText(label.visitor.openAgainNotice)).toBeVisible(atItsNextLook);
	await expect(sam.getByText(t(label.chats.openUntil, { time: shownToMember(shift.ends) }))).toBeVisible(atItsNextLook);
	await expect(ownShift(lina)).toContainText(t(label.duty.withYou, { names: "Sam" }));
	await button(visitor, label.visitor.goToForm).click();
	await expect(visitor.getByRole("heading", { level: 1, name: label.visitor.talkWithListener })).toBeFocused();
	await messageField(visitor).fill("I waited for you");
	await terms(visitor).check();
	await submit(visitor).click();
	await expect(visitor.getByText(label.visitor.youAreNext)).toBeVisible();
	await takes(lina, "I waited for you");
	await says(lina, "I am here.");
	await expect(log(visitor)).toContainText("I am here.");
});

test("waiting visitors see that no supervisor is there and that the chat will close, and are offered other help when it does", async ({
	people,
	product,
	api,
	clock,
}) => {
	const shift = await oneShiftSoon(product, api, clock);
	const { sam, lina } = await bothOnDuty({ people, clock, api }, shift);
	const first = await clock.window(people, phone);
	const second = await clock.window(people, phone);
	await asksInPage(first, "I came first");
	await takes(lina, "I came first");
	await says(lina, "Tell me more.");
	// A message that is stored before the one it answers would leave the visitor silent, and the chat would end.
	await expect(log(first)).toContainText("Tell me more.");
	await says(first, "It began in spring");
	await asksInPage(second, "I came second");
	await expect(second.getByText(label.visitor.youAreNext)).toBeVisible();

	// Sam watches over the chats, and Lina listens.
	await expect(second.getByText(startsWith(label.visitor.listenersOn, { count: 1 }))).toBeVisible();
	const available = async () =>
		JSON.stringify(fieldOf(await api.as("director", "GET", "/account/user/listeners/"), "results"));
	expect(await available()).toContain('"Sam"');
	await sam.context().close();
	await expect.poll(available).not.toContain('"Sam"');
	await clock.later(2 * minute);
	const pause = second.getByText(exactly(label.visitor.pausedWithoutSupervisor));
	await expect(pause).toContainText(label.visitor.pausedWithoutSupervisor, atItsNextLook);
	await expect(lina.getByText(startsWith(label.chats.closedWithoutSupervisor))).toBeVisible();
	await row(lina, "I came second").click();
	await button(lina, label.chats.accept).click();
	await expect(lina.getByText(label.server.noSupervisorOnDuty)).toBeVisible();
	await expect(second.getByText(label.visitor.youAreNext)).toBeVisible();
	await clock.member(people, "supervisor");
	await expect(pause).toHaveCount(0);
	await expect(lina.getByText(t(label.chats.openUntil, { time: shownToMember(shift.ends) }))).toBeVisible();

	await clock.until(shift.ends - 13.5 * minute);
	await expect(second.getByText(new RegExp(`^We close at ${shown(shift.ends)}, in 1[34] minutes\\.$`))).toBeVisible();
	await expect(second.getByText(label.visitor.closingHint)).toBeVisible();

	await clock.until(shift.ends + 1000);
	const landing = second.getByRole("region", { name: label.visitor.chatEnded });
	await expect(landing.getByRole("heading", { name: label.visitor.closedBeforeAnswer })).toBeVisible(atItsNextLook);
	await expect(landing.getByText(exactly(label.visitor.opensAgain, { when: /on .+/ }))).toContainText(
		`at ${shown(shift.next)} (`,
	);
	await expect(landing.getByRole("link", { name: label.visitor.linkToCentres })).toBeVisible();
	await expect(landing.getByLabel(label.chats.yourMessage)).toHaveValue("I came second");
	await landing.getByLabel(label.members.email).fill("rosa@example.org");
	await landing.getByLabel(label.chats.yourMessage).fill("I came second, and would like to talk.");
	await second.reload();
	await expect(landing.getByLabel(label.chats.yourMessage)).toHaveValue("I came second, and would like to talk.");
	await expect(landing.getByLabel(label.members.email)).toHaveValue("rosa@example.org");
	await landing.getByRole("checkbox", { name: label.visitor.acceptMessageTerms }).check();
	await landing.getByRole("button", { name: label.visitor.leaveThisMessage }).click();
	await expect(landing.getByRole("button", { name: label.visitor.leaveThisMessage })).toHaveCount(0);

	await expect(ownShift(lina)).toContainText(label.duty.overTimeQuestion);
	await expect(ownShift(lina)).toContainText(tn(1, label.duty.ownChatsGoOn));
	await row(lina, "It began in spring").click();
	await says(lina, "I am still with you.");
	await expect(log(first)).toContainText("I am still with you.");
	await says(first, "Thank you");
	await expect(log(lina)).toContainText("Thank you");
});

test("who found the shift heavy is spoken with, and then the shift is closed", async ({
	people,
	product,
	api,
	clock,
}) => {
	const shift = await oneShiftSoon(product, api, clock);
	const { sam, lina } = await bothOnDuty({ people, clock, api }, shift);
	await clock.until(shift.ends + minute);
	await expect(ownShift(lina)).toContainText(label.duty.overTimeQuestion);
	await expect(ownShift(lina)).toContainText(label.duty.pleaseCheckOut);
	await button(lina, label.duty.checkOut).click();
	const leaving = lina.getByRole("dialog", { name: label.duty.howWasIt });
	await leaving.getByRole("radio", { name: contains(label.duty.itWasHeavy) }).check();
	await leaving.getByLabel(label.duty.debriefQuestion).fill("The second one stays with me.");
	await leaving.getByRole("button", { name: label.duty.checkOut }).click();
	await expect(lina.getByText(label.duty.supervisorWillSpeak)).toBeVisible();
	await expect(ownShift(lina)).toContainText(label.duty.youAreOffDuty);

	await expect(ownShift(sam)).toContainText(tn(1, label.duty.heavyShifts));
	await button(sam, label.duty.checkOut).click();
	await sam.getByRole("radio", { name: contains(label.duty.itWasFine) }).check();
	await sam.getByRole("dialog").getByRole("button", { name: label.duty.checkOut }).click();
	await expect(sam.getByText(label.duty.offDuty)).toBeVisible();
	await button(sam, label.duty.afterTheShift).click();
	const after = sam.getByRole("dialog", { name: label.duty.afterTheShift });
	await expect(after.getByText("The second one stays with me.")).toBeVisible();
	await expect(after.getByRole("button", { name: label.duty.closeAndHandOver })).toBeVisible();
	await after.getByRole("button", { name: t(label.duty.weHaveSpoken, { name: "Lina" }) }).click();
	await expect(after.getByText(label.duty.nobodyWaitsForTalk)).toBeVisible();
	await after.getByLabel(label.duty.handOverQuestion).fill("A calm one.");
	await after.getByRole("button", { name: label.duty.closeTheShift }).click();
	await expect(sam.getByText(label.duty.shiftClosed)).toBeVisible();
	await expect(ownShift(sam)).toContainText(label.duty.youAreOffDuty);

	const dora = await clock.member(people, "director");
	await expect(ownShift(dora)).toContainText(tn(1, label.duty.notesToRead));
	await button(dora, label.duty.afterTheShift).click();
	await expect(dora.getByRole("dialog", { name: label.duty.afterTheShift })).toContainText("A calm one.");
});

test("a break is one click, and a director can pause a chat that follows the shifts, with a reason", async ({
	people,
	product,
	api,
	clock,
}) => {
	const shift = await oneShiftSoon(product, api, clock);
	await api.changeSettings({ door: "always" });
	const dora = await clock.member(people, "director");
	await dora.getByRole("link", { name: label.members.settings }).click();
	await dora.getByLabel(label.chats.whoCanAsk).selectOption({ label: label.chats.openInShifts });
	await expect(dora.getByText(startsWith(label.duty.nextShift))).toBeVisible();
	await button(dora, label.shifts.save).click();
	await expect(dora.getByText(label.members.savedFromNowOn)).toBeVisible();

	const { lina } = await bothOnDuty({ people, clock, api }, shift);
	await button(lina, label.duty.takeABreak).click();
	await expect(ownShift(lina)).toContainText(label.duty.onBreakNotice);
	await expect(lina.getByRole("button", { name: startsWith(label.chats.youAre) })).toHaveText(
		contains(label.chats.onABreak),
	);
	await button(lina, label.duty.iAmBack).click();
	await expect(lina.getByRole("button", { name: startsWith(label.chats.youAre) })).toHaveText(
		contains(label.chats.available),
	);

	await dora.getByLabel(label.chats.why).fill("A storm has cut our lines.");
	await button(dora, label.chats.pauseTheChat).click();
	await expect(lina.getByText(t(label.chats.pausedBecause, { words: "A storm has cut our lines." }))).toBeVisible(
		atItsNextLook,
	);
	const visitor = await clock.window(people, phone);
	await visitor.goto("/chat-form");
	await expect(visitor.getByText("A storm has cut our lines.")).toBeVisible();
	await button(dora, label.chats.openAgain).click();
	await expect(lina.getByText(t(label.chats.openUntil, { time: shownToMember(shift.ends) }))).toBeVisible(
		atItsNextLook,
	);
	await clock.later(30_000);
	await expect(visitor.getByText(label.visitor.openAgainNotice)).toBeVisible(atItsNextLook);
});
