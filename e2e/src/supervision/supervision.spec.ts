import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { anyOf, contains, startsWith } from "@warmline/web/labels/match";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, phone, test } from "../support/test.ts";
import { box, says } from "../support/visitor.ts";

const places = (page: Page) => page.getByRole("navigation", { name: label.members.members });
const card = (page: Page, id: string) => page.getByRole("article", { name: `Visitor ${id.slice(-4).toUpperCase()}` });
const onDuty = (page: Page) => page.getByRole("region", { name: label.chats.onDuty });
const log = (page: Page) => page.getByRole("log", { name: label.ui.messages });
const team = (page: Page) => page.getByRole("complementary", { name: label.chats.team });

const toWall = async (page: Page) => {
	await places(page).getByRole("link", { name: label.members.liveView }).click();
	await expect(page.getByRole("heading", { level: 1, name: label.members.liveView })).toBeVisible();
};

test("a quiet live view says so, and who is on", async ({ people }) => {
	const sam = await people.member("supervisor");
	await toWall(sam);
	await expect(sam.getByText(label.chats.noChatsNow)).toBeVisible();
	await expect(onDuty(sam)).toContainText("Sam");
	await expect(onDuty(sam).getByRole("button", { name: t(label.chats.endDutyOf, { name: "Sam" }) })).toHaveCount(0);
});

test("the live view has a card for each chat, the most urgent first, and says who waits for whom", async ({
	people,
	api,
}) => {
	const answered = await api.asks("I have an answer", { scale: 9 });
	const waiting = await api.asks("I wait for somebody");
	const raised = await api.asks("It is too much for her");
	const line = await api.agent("listener1");
	for (const chat_id of [answered, raised]) await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await line.says({ action: "send_message", chat_id: answered, message: "I am here." }, "new_message");

	const sam = await people.member("supervisor");
	await toWall(sam);
	await expect(sam.getByRole("article")).toHaveCount(3);
	await expect(card(sam, answered)).toContainText(t(label.chats.scale, { scale: 9 }));
	await expect(card(sam, answered)).toContainText(t(label.chats.visitorsTurn, { time: label.chats.underOneMinute }));
	await expect(card(sam, answered)).toContainText("I am here.");
	await expect(card(sam, answered)).toContainText(t(label.chats.withSomebody, { name: "Lina" }));
	await expect(card(sam, answered)).toContainText(t(label.chats.openFor, { time: label.chats.underOneMinute }));
	await expect(card(sam, answered)).toContainText(label.chats.visitorDisconnected);
	await expect(card(sam, waiting)).toContainText(t(label.chats.waitsForListener, { time: label.chats.underOneMinute }));
	await expect(sam.getByText(tn(3, label.chats.chatsAndWaiting, { waiting: 1 }))).toBeVisible();

	await line.says({ action: "raise_hand", chat_id: raised, reason: "beyond_scope" }, "chat_update");
	await expect(card(sam, raised)).toContainText(`${label.chats.helpBeyondScope}, ${label.chats.underOneMinute}`);
	await expect(sam.getByRole("article").first()).toContainText(label.chats.helpRequested);
	await expect(sam.getByRole("article").last()).toContainText(contains(label.chats.visitorsTurn));

	const show = sam.getByLabel(label.chats.show);
	await show.selectOption("waiting");
	await expect(sam.getByRole("article")).toHaveCount(1);
	await show.selectOption("needs");
	await expect(sam.getByRole("article")).toHaveCount(2);
	await show.selectOption({ label: t(label.chats.withSomebody, { name: "Lina" }) });
	await expect(sam.getByRole("article")).toHaveCount(2);
	await show.selectOption("all");

	const errors = consoleErrors(sam);
	expect(errors).toEqual([]);
	const lower = card(sam, raised).getByRole("button", { name: label.chats.markAsHandled });
	await sam.context().setOffline(true);
	await expect(sam.getByText(label.ui.reconnecting)).toBeVisible();
	await expect(lower).toBeDisabled();
	await sam.context().setOffline(false);
	await lower.click();
	await expect(card(sam, raised)).not.toContainText(label.chats.helpRequested);
	line.close();
});

test("from the card a supervisor watches, writes a private note, takes over and hands back", async ({
	people,
	api,
}) => {
	const chat_id = await api.asks("A hard one");
	const lina = await people.member("listener1");
	await lina.getByRole("button", { name: /A hard one/ }).click();
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await says(lina, "I am Lina.");

	const sam = await people.member("supervisor");
	await toWall(sam);
	await card(sam, chat_id).getByRole("button", { name: label.chats.privateNote }).click();
	const note = sam.getByRole("dialog", { name: t(label.chats.privateNoteTo, { name: "Lina" }) });
	await note.getByRole("button", { name: label.chats.sendNote }).click();
	await expect(note.getByText(label.chats.pleaseWriteSomething)).toBeVisible();
	await note.getByLabel(label.chats.note).fill("Ask what helped before.");
	await note.getByRole("button", { name: label.chats.sendNote }).click();
	await expect(sam.getByText(t(label.chats.privateNoteSent, { name: "Lina" }))).toBeVisible();
	await expect(lina.getByText("Ask what helped before.")).toBeVisible();

	await card(sam, chat_id).getByRole("button", { name: label.chats.takeOver }).click();
	const question = sam.getByRole("dialog", { name: startsWith(label.chats.takeOverQuestion) });
	await question.getByRole("button", { name: label.chats.cancel }).click();
	await expect(card(sam, chat_id)).toContainText(t(label.chats.withSomebody, { name: "Lina" }));
	await card(sam, chat_id).getByRole("button", { name: label.chats.takeOver }).click();
	await question.getByRole("button", { name: label.chats.takeOver }).click();
	await expect(card(sam, chat_id)).toContainText(label.chats.withYou);
	await expect(card(sam, chat_id)).toContainText(t(label.chats.takenOverFrom, { name: "Lina" }));
	await card(sam, chat_id).getByRole("button", { name: label.chats.handBack }).click();
	await expect(card(sam, chat_id)).toContainText(t(label.chats.withSomebody, { name: "Lina" }));

	await card(sam, chat_id).getByRole("link", { name: label.chats.watch }).click();
	await expect(log(sam)).toContainText("I am Lina.");
});

test("who is on is seen with chats and limit; the limit is changed and a duty ended", async ({ people, api }) => {
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	await toWall(sam);
	await expect(onDuty(sam)).toContainText(t(label.chats.ofChats, { count: 0, limit: 3 }));
	await onDuty(sam)
		.getByRole("button", { name: t(label.chats.changeLimitOf, { name: "Lina" }) })
		.click();
	const limit = sam.getByRole("dialog", { name: t(label.chats.limitQuestion, { name: "Lina" }) });
	await limit.getByLabel(label.chats.chatsAtATime).fill("99");
	await limit.getByRole("button", { name: label.chats.save }).click();
	await expect(limit.getByText(t(label.contract.wholeNumberRange, { least: 1, most: 20 }))).toBeVisible();
	await limit.getByLabel(label.chats.chatsAtATime).fill("5");
	await limit.getByRole("button", { name: label.chats.save }).click();
	await expect(limit).toBeHidden();
	await expect(onDuty(sam)).toContainText(t(label.chats.ofChats, { count: 0, limit: 5 }));
	await onDuty(sam)
		.getByRole("button", { name: t(label.chats.changeLimitOf, { name: "Lina" }) })
		.click();
	await limit.getByRole("button", { name: label.chats.sameAsEverybody }).click();
	await expect(onDuty(sam)).not.toContainText(t(label.chats.ofChats, { count: 0, limit: 5 }));

	await onDuty(sam)
		.getByRole("button", { name: t(label.chats.endDutyOf, { name: "Lina" }) })
		.click();
	await sam.getByRole("dialog").getByRole("button", { name: label.chats.endDuty }).click();
	await expect(onDuty(sam).getByRole("listitem").filter({ hasText: "Lina" })).toHaveCount(0);
	await expect(lina.getByText(contains(label.chats.dutyEndedBy, { name: "Sam" }), { exact: false })).toBeVisible();
	const line = await api.agent("listener1");
	await line.checkIn();
	await expect(onDuty(sam).getByRole("listitem").filter({ hasText: "Lina" })).toContainText(label.chats.available);
	line.close();
});

test("a supervisor alert stays above every page until somebody has come", async ({ people, api }) => {
	const chat_id = await api.asks("She needs help with me");
	const sam = await people.member("supervisor", phone);
	await places(sam).getByRole("link", { name: label.members.shifts }).click();
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await line.says({ action: "raise_hand", chat_id, reason: "help" }, "chat_update");
	const visitor = `Visitor ${chat_id.slice(-4).toUpperCase()}`;
	const call = sam.getByText(t(label.chats.askedForHelpWith, { name: "Lina", visitor }));
	await expect(call).toBeVisible();
	await sam.getByRole("link", { name: label.chats.openTheChat }).click();
	await expect(log(sam)).toContainText("She needs help with me");
	await line.says({ action: "lower_hand", chat_id }, "chat_update");
	await expect(call).toHaveCount(0);
	line.close();
});

test("those who are on talk to each other on every page, in plain words", async ({ people }) => {
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor", phone);
	await expect(places(sam).getByRole("link", { name: label.members.home })).toBeVisible();
	await places(sam).getByRole("link", { name: label.members.home }).click();
	await expect(
		sam.getByRole("heading", {
			level: 1,
			name: anyOf(
				startsWith(label.members.goodMorning),
				startsWith(label.members.goodAfternoon),
				startsWith(label.members.goodEvening),
			),
		}),
	).toBeFocused();
	// What was said before they were told the last words would not be new to them.
	await sam.getByRole("button", { name: label.chats.team, exact: true }).click();
	await expect(team(sam).getByText(label.chats.nothingSaidYet)).toBeVisible();
	await sam.keyboard.press("Escape");
	await expect(team(sam)).toBeHidden();
	await lina.getByRole("button", { name: label.chats.team }).click();
	const words = lina.getByLabel(label.chats.wordsToTeam);
	await expect(words).toBeFocused();
	await words.fill("Back in five minutes. https://example.org");
	await words.press("Enter");
	await expect(team(lina)).toContainText("Back in five minutes.");
	await expect(words).toHaveValue("");
	await expect(team(lina).getByRole("link")).toHaveCount(0);

	await sam.getByRole("button", { name: label.chats.teamNewWords }).click();
	await expect(team(sam)).toContainText("Back in five minutes. https://example.org");
	await places(sam).getByRole("link", { name: label.members.chats }).click();
	await expect(sam.getByText(label.chats.noUnassignedChats)).toBeVisible();
	await expect(team(sam)).toBeHidden();
	await sam.getByRole("button", { name: label.chats.team, exact: true }).click();
	await sam.keyboard.press("Escape");
	await expect(team(sam)).toBeHidden();
	await expect(sam.getByRole("button", { name: label.chats.team, exact: true })).toBeFocused();
	await lina.reload();
	await lina.getByRole("button", { name: label.chats.team, exact: true }).click();
	await expect(team(lina)).toContainText("Back in five minutes.");
	await expect(box(lina)).toHaveCount(0);
});

test("from 1024 pixels on the team chat stands beside the lists and the conversation", async ({ people, api }) => {
	const chat_id = await api.asks("Is there room for me?");
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	const lina = await people.member("listener1", { width: 1024, height: 768 });
	await places(lina).getByRole("link", { name: label.members.chats }).click();
	await lina.getByText("Is there room for me?").click();
	await lina.getByRole("button", { name: label.chats.team, exact: true }).click();
	for (const width of [1024, 1280, 1439]) {
		await lina.setViewportSize({ width, height: 768 });
		const [panel, list, reply] = [
			team(lina),
			lina.getByRole("searchbox", { name: label.chats.searchByName }),
			box(lina),
		];
		await expect(list).toBeInViewport({ ratio: 1 });
		const [panelBox, listBox, replyBox] = await Promise.all([panel, list, reply].map((one) => one.boundingBox()));
		expect(listBox?.x).toBeGreaterThanOrEqual((panelBox?.x ?? 0) + (panelBox?.width ?? width));
		expect(replyBox?.x).toBeGreaterThanOrEqual((listBox?.x ?? width) + (listBox?.width ?? width));
		const heading = await lina
			.getByRole("heading", { level: 2, name: `Visitor ${chat_id.slice(-4).toUpperCase()}` })
			.boundingBox();
		expect(heading?.width).toBeGreaterThan(100);
	}
	await box(lina).fill("There is.");
	await lina.getByLabel(label.chats.wordsToTeam).press("Escape");
	await expect(team(lina)).toBeHidden();
	await expect(lina.getByRole("button", { name: label.chats.team, exact: true })).toBeFocused();
	await expect(box(lina)).toHaveValue("There is.");
});

test("a listener has no places of supervisors, and a supervisor none of directors", async ({ people }) => {
	const lina = await people.member("listener1");
	const id = await lina.evaluate(() => sessionStorage.getItem("user_id"));
	await expect(places(lina).getByRole("link", { name: label.members.home })).toBeVisible();
	for (const name of [
		label.members.liveView,
		label.chats.pastChats,
		label.chats.followUps,
		label.blocks.blocks,
		label.moderation.moderation,
		label.members.auditLog,
		label.members.settings,
	]) {
		await expect(places(lina).getByRole("link", { name })).toHaveCount(0);
	}
	for (const path of ["wall", "past-chats", "follow-ups", "blocks", "chat-settings"]) {
		await lina.goto(`/${id}/${path}`);
		await expect(lina.getByRole("heading", { name: label.members.onlyForSupervisors })).toBeVisible();
	}
	await lina.getByRole("link", { name: label.members.goToChats }).click();
	await lina.waitForURL("**/chat-dashboard");

	const sam = await people.member("supervisor", phone);
	const samsId = await sam.evaluate(() => sessionStorage.getItem("user_id"));
	await places(sam).getByRole("button", { name: label.members.more }).click();
	await expect(sam.getByRole("menuitem")).toHaveText([
		label.practice.practice,
		label.chats.followUps,
		label.chats.pastChats,
		startsWith(label.blocks.blocks),
		startsWith(label.moderation.moderation),
		label.members.settings,
	]);
	await sam.goto(`/${samsId}/audit`);
	await expect(sam.getByRole("heading", { name: label.members.onlyForDirectors })).toBeVisible();
});
