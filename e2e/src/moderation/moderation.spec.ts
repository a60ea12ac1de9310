import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { anyOf, contains, exactly, startsWith } from "@warmline/web/labels/match";
import type { ApiClient } from "../support/api-client.ts";
import { commentAs, idOf, joins, publishAs } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { comments, dialog, field, postWith, toFeed } from "../support/feed-page.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });

const reported = (page: Page, words: string) => page.getByRole("article").filter({ hasText: words });
const tab = (page: Page, name: RegExp) =>
	page.getByRole("navigation", { name: label.moderation.reports }).getByRole("link", { name });
const notices = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ has: page.locator("time") });

const toQueue = async (page: Page) => {
	await page.getByRole("link", { name: startsWith(label.members.moderation) }).click();
	await expect(page.getByRole("heading", { level: 1, name: label.moderation.moderation })).toBeVisible();
};

const toNotices = async (page: Page) => {
	await page.getByRole("link", { name: startsWith(label.notifications.notifications) }).click();
	await expect(page.getByRole("heading", { level: 1, name: label.notifications.notifications })).toBeVisible();
};

const reports = (api: ApiClient, by: string, kind: "post" | "comment" | "member", id: string) =>
	api.as(by, "POST", "/reports/", { kind, id, reason: "hurtful" });

type Decision = { readonly verdict: string; readonly confirm: string; readonly said: string; readonly words?: string };

const decides = async (page: Page, about: string, { verdict, confirm, said, words }: Decision) => {
	await reported(page, about).getByRole("button", { name: verdict, exact: true }).click();
	const asking = page.getByRole("dialog");
	if (words !== undefined) await asking.getByLabel(/^Message to|^Note/).fill(words);
	await asking.getByRole("button", { name: confirm, exact: true }).click();
	await expect(page.getByText(said)).toBeFocused();
	await expect(reported(page, about)).toHaveCount(0);
};

test("each verdict is carried out at once, and its author, who reported it and everybody else see what is theirs", async ({
	people,
	product,
	api,
}) => {
	await joins(api, product, "ugo.judged", "Ugo");
	for (const words of ["Ugo one is kept", "Ugo two is hidden", "Ugo three is removed", "Ugo four is spoken of"]) {
		await reports(api, "listener2", "post", await publishAs(api, "ugo.judged", words));
	}
	const author = await people.member("ugo.judged");
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	const errors = [author, lina, sam].map(consoleErrors);
	for (const page of [author, lina]) await toFeed(page);
	await toQueue(sam);

	await decides(sam, "Ugo one is kept", {
		verdict: label.moderation.leaveIt,
		confirm: label.moderation.leaveAsItIs,
		said: label.moderation.leftAsItIs,
	});
	await reported(sam, "Ugo two is hidden").getByRole("button", { name: label.moderation.hide }).click();
	await sam.getByRole("dialog").getByRole("button", { name: label.moderation.cancel }).click();
	await decides(sam, "Ugo two is hidden", {
		verdict: label.moderation.hide,
		confirm: label.moderation.hideIt,
		said: label.moderation.hiddenNow,
		words: "It names a street.",
	});
	await expect(postWith(lina, "Ugo two is hidden")).toHaveCount(0);
	await expect(postWith(author, "Ugo two is hidden")).toContainText(label.feed.hiddenByModerator);
	const { remove, removeIt, removedNow } = label.moderation;
	await decides(sam, "Ugo three is removed", { verdict: remove, confirm: removeIt, said: removedNow });
	for (const page of [author, lina]) await expect(postWith(page, "Ugo three is removed")).toHaveCount(0);
	await reported(sam, "Ugo four is spoken of").getByRole("button", { name: label.moderation.writeToAuthor }).click();
	await sam.getByRole("dialog").getByRole("button", { name: label.moderation.sendIt }).click();
	await expect(sam.getByText(label.contract.warningTextMissing)).toBeVisible();
	await sam.getByRole("dialog").getByRole("button", { name: label.moderation.cancel }).click();
	await decides(sam, "Ugo four is spoken of", {
		verdict: label.moderation.writeToAuthor,
		confirm: label.moderation.sendIt,
		said: label.moderation.wordsOnTheirWay,
		words: "Please be kind to those who listen.",
	});
	for (const words of ["Ugo one is kept", "Ugo four is spoken of"]) await expect(postWith(lina, words)).toBeVisible();

	await toNotices(author);
	await expect(notices(author)).toHaveText([
		contains(label.server.moderatorWrote, { note: "Please be kind to those who listen." }),
		contains(label.server.contentRemoved),
		contains(label.server.contentHiddenWithWords, { note: "It names a street." }),
	]);
	const omar = await people.member("listener2");
	await toNotices(omar);
	const { reportedPostSpokenOf, reportedPostRemoved, reportedPostHidden, reportedPostStays } = label.server;
	const outcomes = [reportedPostSpokenOf, reportedPostRemoved, reportedPostHidden, reportedPostStays];
	const told = notices(omar).filter({ hasText: anyOf(...outcomes.map((said) => contains(said))) });
	await expect(told.first()).toBeVisible();
	await expect(told).toHaveText(outcomes.map((said) => contains(said)));

	await tab(sam, exactly(label.moderation.decided)).click();
	await expect(reported(sam, "Ugo four is spoken of")).toContainText(
		t(label.moderation.wroteToAuthorLog, { by: "Sam" }),
	);
	await reported(sam, "Ugo two is hidden").getByRole("button", { name: label.moderation.showItAgain }).click();
	await sam.getByRole("dialog").getByRole("button", { name: label.moderation.showItAgain }).click();
	await expect(reported(sam, "Ugo two is hidden")).toContainText(label.moderation.shownAgain);
	await lina.reload();
	await expect(postWith(lina, "Ugo two is hidden")).toBeVisible();
	expect(errors.flat()).toEqual([]);

	const dora = await people.member("director");
	await dora.getByRole("link", { name: label.members.auditLog }).click();
	for (const line of [
		t(label.audit.reportLeftLog, { who: "Sam", about: "Ugo" }),
		t(label.audit.postHiddenLog, { who: "Sam", about: "Ugo" }),
		t(label.audit.postDeletedLog, { who: "Sam", about: "Ugo" }),
		t(label.audit.warned, { who: "Sam", about: "Ugo" }),
		t(label.audit.shownAgainLog, { who: "Sam", about: "Ugo" }),
	]) {
		await expect(dora.getByText(line)).toBeVisible();
	}
});

test("who is suspended reads and does not write, until the time is over or a moderator ends it", async ({
	people,
	product,
	api,
}) => {
	const ugo = await joins(api, product, "ugo.quiet", "Ugo");
	await publishAs(api, "listener2", "Something to answer to");
	await reports(api, "listener2", "member", ugo);
	const author = await people.member("ugo.quiet");
	const dora = await people.member("director");
	await toFeed(author);
	await field(author).fill("Begun before");
	await comments(author, "Something to answer to").click();
	const comment = author.getByRole("combobox", { name: label.feed.writeAComment });
	await comment.fill("Also begun before");
	await toQueue(dora);
	const card = dora.getByRole("article", { name: "Ugo", exact: true });
	await expect(card.getByRole("button", { name: label.moderation.hide })).toHaveCount(0);
	await card.getByRole("button", { name: label.moderation.suspend }).click();
	await dora.getByLabel(label.moderation.forHowLong).selectOption(tn(3, label.moderation.days));
	await dora.getByRole("dialog").getByRole("button", { name: label.moderation.suspendTheMember }).click();
	await expect(dora.getByText(label.moderation.suspensionBegun)).toBeFocused();

	const note = "For now you can read here, but not post.";
	await expect(dialog(author).getByText(note)).toBeVisible();
	await expect(comment).toHaveCount(0);
	await author.keyboard.press("Escape");
	await expect(dialog(author)).toHaveCount(0);
	await expect(author.getByText(note)).toBeVisible();
	await expect(field(author)).toHaveCount(0);

	await tab(dora, exactly(label.moderation.decided)).click();
	await card.getByRole("link", { name: t(label.moderation.profileOf, { name: "Ugo" }) }).click();
	await expect(dora.getByText(contains(label.profiles.cannotWriteUntil, { name: "Ugo" }))).toBeVisible();
	await dora.getByRole("button", { name: t(label.moderation.letWriteAgain, { name: "Ugo" }) }).click();
	await dora.getByRole("button", { name: label.moderation.liftTheSuspension }).click();
	await expect(dora.getByText(contains(label.profiles.cannotWriteUntil, { name: "Ugo" }))).toHaveCount(0);
	await dora.getByRole("link", { name: label.members.auditLog }).click();
	await expect(dora.getByText(t(label.audit.suspendedLog, { who: "Dora", about: "Ugo" }))).toBeVisible();
	await expect(dora.getByText(t(label.audit.unsuspendedLog, { who: "Dora", about: "Ugo" }))).toBeVisible();
	await expect(field(author)).toHaveValue("Begun before");
	await author.getByRole("button", { name: label.feed.post, exact: true }).click();
	await expect(postWith(author, "Begun before")).toBeVisible();
	await comments(author, "Something to answer to").click();
	await expect(comment).toHaveValue("Also begun before");
});

test("of two moderators the first decides; nobody decides on their own words or their own report, and listeners decide on nothing", async ({
	people,
	product,
	api,
}) => {
	await joins(api, product, "ugo.twice", "Ugo");
	const once = await publishAs(api, "ugo.twice", "Ugo is read by two");
	await reports(api, "listener2", "post", once);
	await reports(api, "listener1", "post", once);
	await reports(api, "supervisor", "post", await publishAs(api, "ugo.twice", "Ugo is reported by Sam"));
	await reports(api, "listener2", "post", await publishAs(api, "supervisor", "Sam himself wrote this"));
	const sam = await people.member("supervisor");
	const dora = await people.member("director");
	for (const page of [sam, dora]) await toQueue(page);
	await expect(reported(dora, "Ugo is read by two")).toContainText("and 1 other member");
	await expect(reported(sam, "Ugo is reported by Sam")).toContainText(label.moderation.reportedByYourself);
	await expect(reported(sam, "Ugo is reported by Sam").getByRole("button")).toHaveCount(0);
	await expect(reported(sam, "Sam himself wrote this")).toHaveCount(0);
	await expect(reported(dora, "Sam himself wrote this")).toBeVisible();

	await reported(dora, "Ugo is read by two").getByRole("button", { name: label.moderation.remove }).click();
	await decides(sam, "Ugo is read by two", {
		verdict: label.moderation.leaveIt,
		confirm: label.moderation.leaveAsItIs,
		said: label.moderation.leftAsItIs,
	});
	await dora.getByRole("dialog").getByRole("button", { name: label.moderation.removeIt }).click();
	await expect(dora.getByText(label.moderation.decidedBySomebodyElse)).toBeFocused();
	await expect(reported(dora, "Ugo is read by two")).toHaveCount(0);

	const omar = await people.member("listener2");
	await toFeed(omar);
	await expect(postWith(omar, "Ugo is read by two")).toBeVisible();
	await expect(omar.getByRole("link", { name: startsWith(label.members.moderation) })).toHaveCount(0);
	await omar.goto(`/${await idOf(api, "listener2")}/moderation`);
	await expect(omar.getByRole("heading", { name: label.members.onlyForSupervisors })).toBeVisible();
});

test("a comment is hidden under the post that others have open, shown again, and removed; its author hears of each", async ({
	people,
	product,
	api,
}) => {
	await joins(api, product, "ugo.comments", "Ugo");
	const post_id = await publishAs(api, "listener2", "Who has a good book for the night");
	const comment = await commentAs(api, "ugo.comments", post_id, "Nobody of you reads");
	await reports(api, "listener2", "comment", comment);
	const author = await people.member("ugo.comments");
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	for (const page of [author, lina]) {
		await toFeed(page);
		await comments(page, "Who has a good book").click();
		await expect(dialog(page)).toContainText("Nobody of you reads");
	}
	await toQueue(sam);

	await decides(sam, "Nobody of you reads", {
		verdict: label.moderation.hide,
		confirm: label.moderation.hideIt,
		said: label.moderation.hiddenNow,
	});
	await expect(dialog(lina)).not.toContainText("Nobody of you reads");
	await expect(dialog(author)).toContainText("Nobody of you reads");
	await tab(sam, exactly(label.moderation.decided)).click();
	await reported(sam, "Nobody of you reads").getByRole("button", { name: label.moderation.showItAgain }).click();
	await sam.getByRole("dialog").getByRole("button", { name: label.moderation.showItAgain }).click();
	await expect(reported(sam, "Nobody of you reads")).toContainText(label.moderation.shownAgain);
	await expect(dialog(lina)).toContainText("Nobody of you reads");

	await reports(api, "listener1", "comment", comment);
	await tab(sam, startsWith(label.moderation.waiting)).click();
	await decides(sam, "Nobody of you reads", {
		verdict: label.moderation.remove,
		confirm: label.moderation.removeIt,
		said: label.moderation.removedNow,
	});
	for (const page of [author, lina]) await expect(dialog(page)).not.toContainText("Nobody of you reads");
	await dialog(author).getByRole("button", { name: label.feed.close }).click();
	await toNotices(author);
	await expect(notices(author)).toHaveText([
		contains(label.server.contentRemoved),
		contains(label.server.contentShownAgain),
		contains(label.server.contentHidden),
	]);
});

test("the profile of a member who was reported is cleared: it is gone from the page that others have of it", async ({
	people,
	product,
	api,
}) => {
	const zeno = await joins(api, product, "zeno.profile", "Zeno");
	await api.as("zeno.profile", "PATCH", `/account/user/${zeno}/`, { about: "I sell tablets at night." });
	await api.as("listener1", "POST", "/account/user/follow/", { follow_id: zeno, following: true });
	await reports(api, "listener2", "member", zeno);
	const sam = await people.member("supervisor");
	const lina = await people.member("listener1");
	await lina.goto(`/${await idOf(api, "listener1")}/user-profile/${zeno}`);
	await lina
		.getByRole("navigation", { name: label.profiles.partsOfProfile })
		.getByRole("link", { name: label.profiles.about })
		.click();
	await expect(lina.getByText("I sell tablets at night.")).toBeVisible();
	await toQueue(sam);
	await decides(sam, "Zeno", {
		verdict: label.moderation.clearTheProfile,
		confirm: label.moderation.clearTheProfile,
		said: label.moderation.profileCleared,
		words: "Please do not offer anything here.",
	});
	await lina.reload();
	await expect(lina.getByText(label.profiles.noInformation)).toBeVisible();
	await expect(lina.getByText("I sell tablets at night.")).toHaveCount(0);
	const author = await people.member("zeno.profile");
	await toNotices(author);
	await expect(notices(author).first()).toContainText("Please do not offer anything here.");
});
