import type { Page } from "@playwright/test";
import type { Backstage } from "./backstage.ts";
import { commentAs, idOf, joins, publishAs } from "./community.ts";
import { comments, dialog, field, postWith, toFeed } from "./feed-page.ts";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, test } from "./test.ts";

// Screens are looked at in six ways, which takes its time.
test.describe.configure({ timeout: 180_000 });

const reported = (page: Page, words: string) => page.getByRole("article").filter({ hasText: words });
const tab = (page: Page, name: RegExp) => page.getByRole("navigation", { name: "Reports" }).getByRole("link", { name });
const notices = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ has: page.locator("time") });

const toQueue = async (page: Page) => {
	await page.getByRole("link", { name: /^Moderation/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Moderation" })).toBeVisible();
};

const toNotices = async (page: Page) => {
	await page.getByRole("link", { name: /^Notifications/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
};

const reports = (backstage: Backstage, by: string, kind: "post" | "comment" | "member", id: string) =>
	backstage.as(by, "POST", "/reports/", { kind, id, reason: "hurtful" });

type Decision = { readonly verdict: string; readonly confirm: string; readonly said: string; readonly words?: string };

const decides = async (page: Page, about: string, { verdict, confirm, said, words }: Decision) => {
	await reported(page, about).getByRole("button", { name: verdict, exact: true }).click();
	const asking = page.getByRole("dialog");
	if (words !== undefined) await asking.getByLabel(/^A few words|^A note/).fill(words);
	await asking.getByRole("button", { name: confirm, exact: true }).click();
	await expect(page.getByText(said)).toBeFocused();
	await expect(reported(page, about)).toHaveCount(0);
};

test("each verdict is carried out at once, and its author, who reported it and everybody else see what is theirs", async ({
	people,
	product,
	backstage,
}) => {
	await joins(backstage, product, "ugo.judged", "Ugo");
	for (const words of ["Ugo one is kept", "Ugo two is hidden", "Ugo three is removed", "Ugo four is spoken of"]) {
		await reports(backstage, "listener2", "post", await publishAs(backstage, "ugo.judged", words));
	}
	const author = await people.member("ugo.judged");
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	const errors = [author, lina, sam].map(consoleErrors);
	for (const page of [author, lina]) await toFeed(page);
	await toQueue(sam);

	await decides(sam, "Ugo one is kept", {
		verdict: "Leave it",
		confirm: "Leave it as it is",
		said: "It stays as it is. Who reported it hears of it.",
	});
	await reported(sam, "Ugo two is hidden").getByRole("button", { name: "Hide" }).click();
	await checkScreen(sam, "moderation-verdict");
	await sam.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
	await decides(sam, "Ugo two is hidden", {
		verdict: "Hide",
		confirm: "Hide it",
		said: "It is hidden now.",
		words: "It names a street.",
	});
	await expect(postWith(lina, "Ugo two is hidden")).toHaveCount(0);
	await expect(postWith(author, "Ugo two is hidden")).toContainText(
		"A moderator hid this post. Only its author and moderators see it.",
	);
	await decides(sam, "Ugo three is removed", { verdict: "Remove", confirm: "Remove it", said: "It is removed now." });
	for (const page of [author, lina]) await expect(postWith(page, "Ugo three is removed")).toHaveCount(0);
	await reported(sam, "Ugo four is spoken of").getByRole("button", { name: "Write to the author" }).click();
	await sam.getByRole("dialog").getByRole("button", { name: "Send it" }).click();
	await expect(sam.getByText("Please write what the warning says.")).toBeVisible();
	await sam.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
	await decides(sam, "Ugo four is spoken of", {
		verdict: "Write to the author",
		confirm: "Send it",
		said: "Your words are on their way.",
		words: "Please be kind to those who listen.",
	});
	for (const words of ["Ugo one is kept", "Ugo four is spoken of"]) await expect(postWith(lina, words)).toBeVisible();

	await toNotices(author);
	await expect(notices(author)).toHaveText([
		/A moderator wrote to you: Please be kind to those who listen\./,
		/A moderator has removed something that you wrote\./,
		/A moderator has hidden something that you wrote, and wrote to you: It names a street\./,
	]);
	const omar = await people.member("listener2");
	await toNotices(omar);
	await expect(notices(omar).filter({ hasText: "You reported a post." }).first()).toBeVisible();
	await expect(notices(omar).filter({ hasText: "You reported a post." })).toHaveText([
		/We spoke with its author\. Thank you\./,
		/It was removed\. Thank you\./,
		/It is hidden now\. Thank you\./,
		/We looked at it, and it stays\. Thank you\./,
	]);

	await tab(sam, /^Decided$/).click();
	await expect(reported(sam, "Ugo four is spoken of")).toContainText("Sam wrote to the author.");
	await checkScreen(sam, "moderation-decided");
	await reported(sam, "Ugo two is hidden").getByRole("button", { name: "Show it again" }).click();
	await sam.getByRole("dialog").getByRole("button", { name: "Show it again" }).click();
	await expect(reported(sam, "Ugo two is hidden")).toContainText("It is shown again by now.");
	await lina.reload();
	await expect(postWith(lina, "Ugo two is hidden")).toBeVisible();
	expect(errors.flat()).toEqual([]);

	const dora = await people.member("director");
	await dora.getByRole("link", { name: "Audit log" }).click();
	for (const line of [
		"Sam left what somebody reported about Ugo as it is.",
		"Sam hid a post of Ugo.",
		"Sam deleted a post of Ugo.",
		"Sam warned Ugo.",
		"Sam showed again what Ugo had written.",
	]) {
		await expect(dora.getByText(line)).toBeVisible();
	}
});

test("who is suspended reads and does not write, until the time is over or a moderator ends it", async ({
	people,
	product,
	backstage,
}) => {
	const ugo = await joins(backstage, product, "ugo.quiet", "Ugo");
	await publishAs(backstage, "listener2", "Something to answer to");
	await reports(backstage, "listener2", "member", ugo);
	const author = await people.member("ugo.quiet");
	const dora = await people.member("director");
	await toFeed(author);
	await field(author).fill("Begun before");
	await comments(author, "Something to answer to").click();
	const comment = author.getByRole("combobox", { name: "Write a comment" });
	await comment.fill("Also begun before");
	await toQueue(dora);
	const card = dora.getByRole("article", { name: "Ugo", exact: true });
	await expect(card.getByRole("button", { name: "Hide" })).toHaveCount(0);
	await card.getByRole("button", { name: "Suspend" }).click();
	await dora.getByLabel("For how long").selectOption("3 days");
	await dora.getByRole("dialog").getByRole("button", { name: "Suspend the member" }).click();
	await expect(dora.getByText("The suspension has begun.")).toBeFocused();

	const note = "For now you can read here, and not write.";
	await expect(dialog(author).getByText(note)).toBeVisible();
	await expect(comment).toHaveCount(0);
	await checkScreen(author, "post-suspended");
	await author.keyboard.press("Escape");
	await expect(dialog(author)).toHaveCount(0);
	await expect(author.getByText(note)).toBeVisible();
	await expect(field(author)).toHaveCount(0);
	await checkScreen(author, "feed-suspended");

	await tab(dora, /^Decided$/).click();
	await card.getByRole("link", { name: "Profile of Ugo" }).click();
	await expect(dora.getByText("Ugo cannot write in the community.")).toBeVisible();
	await dora.getByRole("button", { name: "Let Ugo write again" }).click();
	await checkScreen(dora, "suspension-lift");
	await dora.getByRole("button", { name: "Lift the suspension" }).click();
	await expect(dora.getByText("Ugo cannot write in the community.")).toHaveCount(0);
	await dora.getByRole("link", { name: "Audit log" }).click();
	await expect(dora.getByText("Dora suspended Ugo from the community.")).toBeVisible();
	await expect(dora.getByText("Dora let Ugo write in the community again.")).toBeVisible();
	await expect(field(author)).toHaveValue("Begun before");
	await author.getByRole("button", { name: "Post", exact: true }).click();
	await expect(postWith(author, "Begun before")).toBeVisible();
	await comments(author, "Something to answer to").click();
	await expect(comment).toHaveValue("Also begun before");
});

test("of two moderators the first decides; nobody decides on his own words or his own report, and listeners decide on nothing", async ({
	people,
	product,
	backstage,
}) => {
	await joins(backstage, product, "ugo.twice", "Ugo");
	const once = await publishAs(backstage, "ugo.twice", "Ugo is read by two");
	await reports(backstage, "listener2", "post", once);
	await reports(backstage, "listener1", "post", once);
	await reports(backstage, "supervisor", "post", await publishAs(backstage, "ugo.twice", "Ugo is reported by Sam"));
	await reports(backstage, "listener2", "post", await publishAs(backstage, "supervisor", "Sam himself wrote this"));
	const sam = await people.member("supervisor");
	const dora = await people.member("director");
	for (const page of [sam, dora]) await toQueue(page);
	await expect(reported(dora, "Ugo is read by two")).toContainText("and 1 other member");
	await expect(reported(sam, "Ugo is reported by Sam")).toContainText(
		"You have reported this yourself. Somebody else decides on it.",
	);
	await expect(reported(sam, "Ugo is reported by Sam").getByRole("button")).toHaveCount(0);
	await expect(reported(sam, "Sam himself wrote this")).toHaveCount(0);
	await expect(reported(dora, "Sam himself wrote this")).toBeVisible();

	await reported(dora, "Ugo is read by two").getByRole("button", { name: "Remove" }).click();
	await decides(sam, "Ugo is read by two", {
		verdict: "Leave it",
		confirm: "Leave it as it is",
		said: "It stays as it is. Who reported it hears of it.",
	});
	await dora.getByRole("dialog").getByRole("button", { name: "Remove it" }).click();
	await expect(dora.getByText("Somebody else has decided on this already. It stands under Decided.")).toBeFocused();
	await expect(reported(dora, "Ugo is read by two")).toHaveCount(0);

	const omar = await people.member("listener2");
	await toFeed(omar);
	await expect(postWith(omar, "Ugo is read by two")).toBeVisible();
	await expect(omar.getByRole("link", { name: /^Moderation/ })).toHaveCount(0);
	await omar.goto(`/${await idOf(backstage, "listener2")}/moderation`);
	await expect(omar.getByRole("heading", { name: "This page is for supervisors and directors" })).toBeVisible();
});

test("a comment is hidden under the post that others have open, shown again, and removed; its author hears of each", async ({
	people,
	product,
	backstage,
}) => {
	await joins(backstage, product, "ugo.comments", "Ugo");
	const post_id = await publishAs(backstage, "listener2", "Who has a good book for the night");
	const comment = await commentAs(backstage, "ugo.comments", post_id, "Nobody of you reads");
	await reports(backstage, "listener2", "comment", comment);
	const author = await people.member("ugo.comments");
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor");
	for (const page of [author, lina]) {
		await toFeed(page);
		await comments(page, "Who has a good book").click();
		await expect(dialog(page)).toContainText("Nobody of you reads");
	}
	await toQueue(sam);

	await decides(sam, "Nobody of you reads", { verdict: "Hide", confirm: "Hide it", said: "It is hidden now." });
	await expect(dialog(lina)).not.toContainText("Nobody of you reads");
	await expect(dialog(author)).toContainText("Nobody of you reads");
	await tab(sam, /^Decided$/).click();
	await reported(sam, "Nobody of you reads").getByRole("button", { name: "Show it again" }).click();
	await sam.getByRole("dialog").getByRole("button", { name: "Show it again" }).click();
	await expect(reported(sam, "Nobody of you reads")).toContainText("It is shown again by now.");
	await expect(dialog(lina)).toContainText("Nobody of you reads");

	await reports(backstage, "listener1", "comment", comment);
	await tab(sam, /^Waiting/).click();
	await decides(sam, "Nobody of you reads", { verdict: "Remove", confirm: "Remove it", said: "It is removed now." });
	for (const page of [author, lina]) await expect(dialog(page)).not.toContainText("Nobody of you reads");
	await dialog(author).getByRole("button", { name: "Close" }).click();
	await toNotices(author);
	await expect(notices(author)).toHaveText([
		/A moderator has removed something that you wrote\./,
		/Something that you wrote and that was hidden is shown again\./,
		/A moderator has hidden something that you wrote\./,
	]);
});

test("the profile of a member who was reported is cleared: it is gone from the page that others have of it", async ({
	people,
	product,
	backstage,
}) => {
	const zeno = await joins(backstage, product, "zeno.profile", "Zeno");
	await backstage.as("zeno.profile", "PATCH", `/account/user/${zeno}/`, { about: "I sell tablets at night." });
	await backstage.as("listener1", "POST", "/account/user/follow/", { follow_id: zeno, following: true });
	await reports(backstage, "listener2", "member", zeno);
	const sam = await people.member("supervisor");
	const lina = await people.member("listener1");
	await lina.goto(`/${await idOf(backstage, "listener1")}/user-profile/${zeno}`);
	await lina.getByRole("navigation", { name: "Parts of this profile" }).getByRole("link", { name: "About" }).click();
	await expect(lina.getByText("I sell tablets at night.")).toBeVisible();
	await toQueue(sam);
	await decides(sam, "Zeno", {
		verdict: "Clear the profile",
		confirm: "Clear the profile",
		said: "The profile is cleared.",
		words: "Please do not offer anything here.",
	});
	await lina.reload();
	await expect(lina.getByText("No information provided yet.")).toBeVisible();
	await expect(lina.getByText("I sell tablets at night.")).toHaveCount(0);
	const author = await people.member("zeno.profile");
	await toNotices(author);
	await expect(notices(author).first()).toContainText("Please do not offer anything here.");
});
