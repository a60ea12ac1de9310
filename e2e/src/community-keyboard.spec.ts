import type { Locator, Page } from "@playwright/test";
import { joins, publishAs } from "./community.ts";
import { dialog, field, postWith } from "./feed-page.ts";
import { expect, password, test } from "./test.ts";

test.describe.configure({ timeout: 90_000 });

/** Walks on by Tab until it stands where it wants to be, as somebody does who uses no mouse. */
const walkTo = async (page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
	await expect(target).toBeVisible();
	for (let steps = 0; steps < 80; steps++) {
		if (await target.evaluate((one) => one === document.activeElement)) return;
		await page.keyboard.press(key);
	}
	await expect(target, "is reached by Tab").toBeFocused();
};

const press = async (page: Page, target: Locator, key = "Enter") => {
	await walkTo(page, target);
	await page.keyboard.press(key);
};

/** By the arrow keys, in a menu that is open. */
const chooseInMenu = async (page: Page, name: string) => {
	const item = page.getByRole("menuitem", { name, exact: true });
	await expect(item).toBeVisible();
	for (let steps = 0; steps < 10; steps++) {
		if (await item.evaluate((one) => one === document.activeElement)) break;
		await page.keyboard.press("ArrowDown");
	}
	await expect(item).toBeFocused();
	await page.keyboard.press("Enter");
};

test("without a mouse a member logs in, writes, answers, reads what is new and reports, and is told by name where he stands (F1, F5, F6)", async ({
	people,
	product,
	backstage,
}) => {
	await joins(backstage, product, "kay.keys", "Kay");
	await publishAs(backstage, "listener2", "What keeps you going, @kay.keys ?");
	const kay = await people.stranger();
	await kay.goto("/login");
	await walkTo(kay, kay.getByLabel("Email or username"));
	await kay.keyboard.type("kay.keys");
	await walkTo(kay, kay.getByLabel("Password", { exact: true }));
	await kay.keyboard.type(password);
	await kay.keyboard.press("Enter");
	await kay.waitForURL("**/chat-dashboard");

	await press(kay, kay.getByRole("navigation", { name: "Members" }).getByRole("link", { name: "Home" }));
	await expect(kay.getByRole("heading", { level: 1 })).toBeFocused();
	await walkTo(kay, field(kay));
	await expect(field(kay)).toHaveAccessibleName("Write a post");
	await kay.keyboard.type("Small steps, with @lis");
	await expect(kay.getByRole("listbox", { name: "Members" }).getByRole("option")).not.toHaveCount(0);
	await expect(kay.getByText("Choose with the arrow keys and Enter.")).toBeAttached();
	await kay.keyboard.press("ArrowDown");
	await expect(field(kay)).toHaveAttribute("aria-activedescendant", /./);
	await kay.keyboard.press("Escape");
	await kay.keyboard.type("tening");
	await press(kay, kay.getByRole("button", { name: "Post", exact: true }));
	await expect(postWith(kay, "Small steps")).toBeVisible();
	await expect(kay.getByRole("status").filter({ hasText: "Your post is there." })).toBeAttached();

	const feed = kay.getByRole("feed", { name: "Activity feed" });
	await expect(feed.getByRole("article", { name: "Post of Kay Silva" }).first()).toContainText("Small steps");
	// Screen readers' keys for a feed: from post to post.
	await walkTo(kay, feed.getByRole("article").first());
	await kay.keyboard.press("PageDown");
	await expect(feed.getByRole("article").nth(1)).toBeFocused();
	await kay.keyboard.press("PageUp");
	await expect(feed.getByRole("article").first()).toBeFocused();

	const bell = kay.getByRole("link", { name: /^Notifications/ });
	await expect(bell).toHaveAccessibleName("Notifications, 1 unread");
	await walkTo(kay, bell, "Shift+Tab");
	await kay.keyboard.press("Enter");
	await expect(kay.getByRole("heading", { level: 1, name: "Notifications" })).toBeFocused();
	await press(kay, kay.getByRole("link", { name: "Unread: Omar mentioned you in a post." }));

	await expect(dialog(kay)).toHaveAccessibleName("Post of Omar Haddad");
	await expect(dialog(kay).getByRole("heading", { name: "Post of Omar Haddad" }).first()).toBeFocused();
	const comment = dialog(kay).getByRole("combobox", { name: "Write a comment" });
	await walkTo(kay, comment);
	await kay.keyboard.type("Tea, and the people here.");
	await press(kay, dialog(kay).getByRole("button", { name: "Send" }));
	await expect(dialog(kay).getByRole("region", { name: "Comments" }).getByRole("listitem")).toContainText("Tea, and");

	await press(kay, dialog(kay).getByRole("button", { name: "Menu for the post of Omar Haddad" }));
	await chooseInMenu(kay, "Report");
	const report = kay.getByRole("dialog", { name: "Report this post of Omar Haddad" });
	await expect(report.getByRole("group", { name: "What is wrong with it?" })).toBeVisible();
	await press(kay, report.getByRole("radio", { name: "It is hurtful" }), "Space");
	await kay.keyboard.press("ArrowDown");
	await expect(report.getByRole("radio", { name: "It shows private details" })).toBeChecked();
	await press(kay, report.getByRole("button", { name: "Send the report" }));
	const sent = kay.getByRole("dialog", { name: "The report is sent" });
	await expect(sent.getByText("Thank you. A moderator will look at it")).toBeFocused();
	await press(kay, sent.getByRole("button", { name: "Done" }));
	await expect(sent).toBeHidden();
	await expect(dialog(kay).getByRole("button", { name: "Menu for the post of Omar Haddad" })).toBeFocused();
	await kay.keyboard.press("Escape");
	await expect(dialog(kay)).toBeHidden();
	await expect(kay.getByRole("link", { name: "Omar mentioned you in a post." })).toBeFocused();
	await expect(bell).toHaveAccessibleName("Notifications");
});
