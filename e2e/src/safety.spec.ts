import type { Page } from "@playwright/test";
import { joins, publishAs } from "./community.ts";
import { choose, comments, dialog, postWith, toFeed } from "./feed-page.ts";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, password, test } from "./test.ts";

// Screens are looked at in six ways, which takes its time.
test.describe.configure({ timeout: 180_000 });

const asks = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const report = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
/** What is said in passing. */
const news = (page: Page) => page.getByRole("region", { name: "News" }).getByRole("group");

const toProfileOf = async (page: Page, id: string) => {
	const own = await page.evaluate(() => sessionStorage.getItem("user_id"));
	await page.goto(`/${own}/user-profile/${id}`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

const ofPost = async (page: Page, words: string, item: string) => {
	await postWith(page, words).getByRole("button", { name: /^Menu/ }).click();
	await page.getByRole("menuitem", { name: item, exact: true }).click();
};

test("a post, a comment and a member are reported with a reason, and stand before the moderators as soon as that is done", async ({
	people,
	product,
	backstage,
}) => {
	const ida = await joins(backstage, product, "ida.reported", "Ida");
	const post_id = await publishAs(backstage, "ida.reported", "Whoever cannot sleep is lazy");
	await backstage.as("ida.reported", "POST", "/activityfeed/comments/", { post_id, content: "Call 705 555 0134." });
	const sam = await people.member("supervisor");
	await sam.getByRole("link", { name: /^Moderation/ }).click();
	await expect(sam.getByRole("heading", { level: 1, name: "Moderation" })).toBeVisible();
	const omar = await people.member("listener2");
	const errors = [consoleErrors(omar), consoleErrors(sam)];
	await toFeed(omar);

	await ofPost(omar, "Whoever cannot sleep", "Report");
	const ofIda = asks(omar, "Report this post of Ida Silva");
	await ofIda.getByRole("button", { name: "Send the report" }).click();
	await expect(ofIda.getByText("Please choose a reason.")).toBeVisible();
	await ofIda.getByRole("radio", { name: "Something else" }).check();
	await ofIda.getByRole("button", { name: "Send the report" }).click();
	await expect(ofIda.getByText("Please tell us in a few words what it is.")).toBeVisible();
	await checkScreen(omar, "report");
	await ofIda.getByRole("radio", { name: "It is hurtful" }).check();
	await ofIda.getByRole("textbox", { name: /^In your own words/ }).fill("Many of our visitors cannot sleep.");
	await ofIda.getByRole("button", { name: "Send the report" }).click();
	const sent = asks(omar, "The report is sent");
	await expect(sent.getByText("Thank you. A moderator will look at it")).toBeFocused();
	await sent.getByRole("button", { name: "Mute" }).click();
	await expect(sent).toContainText("You have muted Ida Silva");
	await sent.getByRole("button", { name: "Undo" }).click();
	await expect(sent.getByRole("button", { name: "Block" })).toBeVisible();
	await checkScreen(omar, "report-sent");
	await sent.getByRole("button", { name: "Done" }).click();
	await expect(sent).toBeHidden();

	const first = report(sam, "A post by Ida");
	await expect(first).toContainText("Whoever cannot sleep is lazy");
	await expect(first).toContainText("Reported by Omar");
	await expect(first).toContainText("It is hurtful");
	await expect(first).toContainText("Why it was reported: Many of our visitors cannot sleep.");
	await expect(sam.getByRole("link", { name: /^Moderation \(\d+ (is|are) waiting\)$/ })).toBeVisible();

	await comments(omar, "Whoever cannot sleep").click();
	await choose(omar, "Menu for the comment of Ida Silva", "Report");
	const ofComment = asks(omar, "Report this comment of Ida Silva");
	await ofComment.getByRole("radio", { name: "It shows private details" }).check();
	await ofComment.getByRole("button", { name: "Send the report" }).click();
	await sent.getByRole("button", { name: "Done" }).click();
	await expect(dialog(omar)).toBeVisible();
	await expect(report(sam, "A comment by Ida")).toContainText("Call 705 555 0134.");

	await toProfileOf(omar, ida);
	await omar.getByRole("button", { name: "More for Ida" }).click();
	await omar.getByRole("menuitem", { name: "Report" }).click();
	const ofMember = asks(omar, "Report Ida");
	await ofMember.getByRole("radio", { name: "Somebody may be in danger" }).check();
	await ofMember.getByRole("button", { name: "Send the report" }).click();
	await sent.getByRole("button", { name: "Done" }).click();
	await expect(report(sam, "Ida")).toContainText("Somebody may be in danger");

	await omar.getByRole("button", { name: "More for Ida" }).click();
	await omar.getByRole("menuitem", { name: "Report" }).click();
	await ofMember.getByRole("radio", { name: "It is advertising" }).check();
	await ofMember.getByRole("button", { name: "Send the report" }).click();
	await expect(ofMember.getByText("You have reported this already. A moderator will look at it.")).toBeFocused();
	await ofMember.getByRole("button", { name: "Cancel" }).click();
	await checkScreen(sam, "moderation");

	await report(sam, "A comment by Ida").getByRole("link", { name: "Look at the comment" }).click();
	await expect(dialog(sam)).toContainText("Call 705 555 0134.");
	await sam.keyboard.press("Escape");
	await expect(report(sam, "A comment by Ida")).toBeVisible();
	expect(errors.flat().filter((line) => !line.includes("409"))).toEqual([]);
});

test("from a post its author is muted at once or blocked after a question, and the notice that says so takes it back", async ({
	people,
	product,
	backstage,
}) => {
	await joins(backstage, product, "ida.silent", "Ida");
	await publishAs(backstage, "ida.silent", "Nobody has to read this");
	const omar = await people.member("listener2");
	await toFeed(omar);
	const post = omar.getByRole("article").filter({ hasText: "Nobody has to read this" });
	await ofPost(omar, "Nobody has to read this", "Mute Ida Silva");
	await expect(post).toHaveCount(0);
	await expect(news(omar)).toContainText("You have muted Ida Silva.");
	await news(omar).getByRole("button", { name: "Undo" }).click();
	await expect(post).toBeVisible();

	await ofPost(omar, "Nobody has to read this", "Block Ida Silva");
	await asks(omar, "Block Ida Silva?").getByRole("button", { name: "Cancel" }).click();
	await expect(post).toBeVisible();
	await ofPost(omar, "Nobody has to read this", "Block Ida Silva");
	await asks(omar, "Block Ida Silva?").getByRole("button", { name: "Block" }).click();
	await expect(post).toHaveCount(0);
	await expect(news(omar)).toContainText("You have blocked Ida Silva.");
	await news(omar).getByRole("button", { name: "Undo" }).click();
	await expect(post).toBeVisible();
});

test("without a login every address of the member area leads to the login, and from there to where one wanted to go", async ({
	people,
	product,
	backstage,
}) => {
	const id = await joins(backstage, product, "ida.outside", "Ida");
	const post = await publishAs(backstage, "ida.outside", "For members only");
	const page = await people.stranger();
	const asked: string[] = [];
	page.on("response", (answer) => {
		if (answer.url().includes("/api/v1/") && answer.ok() && !answer.url().endsWith("/csrf/")) asked.push(answer.url());
	});
	const own = ["activity-feed", `activity-feed/posts/${post}`, "profile", `user-profile/${id}`, "followers"];
	const more = ["photos", "videos", "files", "preferences", "notifications", "search?query=members", "moderation"];
	const addresses = [...[...own, ...more].map((path) => `/${id}/${path}`), "/hashtag/growth", "/user/ida.outside"];
	for (const address of addresses) {
		await page.goto(address);
		await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
		await expect(page.getByText("For members only")).toHaveCount(0);
	}
	expect(asked).toEqual([]);

	await page.goto(`/${id}/activity-feed/posts/${post}`);
	await page.getByLabel("Email or username").fill("ida.outside");
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Login" }).click();
	await expect(dialog(page)).toContainText("For members only");
	await expect(page).toHaveURL(`/${id}/activity-feed/posts/${post}`);
});
