import type { Locator, Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, startsWith } from "@warmline/web/labels/match";
import { joins, publishAs } from "../support/community.ts";
import { dialog, field, postWith } from "../support/feed-page.ts";
import { expect, password, test } from "../support/test.ts";

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

test("without a mouse a member logs in, writes, answers, reads what is new and reports, and is told by name where they stand (F1, F5, F6)", async ({
	people,
	product,
	api,
}) => {
	await joins(api, product, "kay.keys", "Kay");
	await publishAs(api, "listener2", "What keeps you going, @kay.keys ?");
	const kay = await people.stranger();
	await kay.goto("/login");
	await walkTo(kay, kay.getByLabel(label.accounts.emailOrUsername));
	await kay.keyboard.type("kay.keys");
	await walkTo(kay, kay.getByLabel(label.accounts.password, { exact: true }));
	await kay.keyboard.type(password);
	await kay.keyboard.press("Enter");
	await kay.waitForURL("**/chat-dashboard");

	await press(
		kay,
		kay.getByRole("navigation", { name: label.members.members }).getByRole("link", { name: label.members.home }),
	);
	await expect(kay.getByRole("heading", { level: 1 })).toBeFocused();
	await walkTo(kay, field(kay));
	await expect(field(kay)).toHaveAccessibleName(label.feed.writeAPost);
	await kay.keyboard.type("Small steps, with @lis");
	await expect(kay.getByRole("listbox", { name: label.members.members }).getByRole("option")).not.toHaveCount(0);
	await expect(kay.getByText(contains(label.feed.suggestions))).toBeAttached();
	await kay.keyboard.press("ArrowDown");
	await expect(field(kay)).toHaveAttribute("aria-activedescendant", /./);
	await kay.keyboard.press("Escape");
	await kay.keyboard.type("tening");
	await press(kay, kay.getByRole("button", { name: label.feed.post, exact: true }));
	await expect(postWith(kay, "Small steps")).toBeVisible();
	await expect(kay.getByRole("status").filter({ hasText: label.feed.postIsThere })).toBeAttached();

	const feed = kay.getByRole("feed", { name: label.feed.activityFeed });
	await expect(feed.getByRole("article", { name: t(label.feed.postOf, { name: "Kay Silva" }) }).first()).toContainText(
		"Small steps",
	);
	// Screen readers' keys for a feed: from post to post.
	await walkTo(kay, feed.getByRole("article").first());
	await kay.keyboard.press("PageDown");
	await expect(feed.getByRole("article").nth(1)).toBeFocused();
	await kay.keyboard.press("PageUp");
	await expect(feed.getByRole("article").first()).toBeFocused();

	const bell = kay.getByRole("link", { name: startsWith(label.notifications.notifications) });
	await expect(bell).toHaveAccessibleName(tn(1, label.notifications.notificationsUnread));
	await walkTo(kay, bell, "Shift+Tab");
	await kay.keyboard.press("Enter");
	await expect(kay.getByRole("heading", { level: 1, name: label.notifications.notifications })).toBeFocused();
	await press(
		kay,
		kay.getByRole("link", {
			name: `${label.notifications.unread} ${t(label.notifications.mentionedYou, { name: "Omar" })}`,
		}),
	);

	await expect(dialog(kay)).toHaveAccessibleName(t(label.feed.postOf, { name: "Omar Haddad" }));
	await expect(
		dialog(kay)
			.getByRole("heading", { name: t(label.feed.postOf, { name: "Omar Haddad" }) })
			.first(),
	).toBeFocused();
	const comment = dialog(kay).getByRole("combobox", { name: label.feed.writeAComment });
	await walkTo(kay, comment);
	await kay.keyboard.type("Tea, and the people here.");
	await press(kay, dialog(kay).getByRole("button", { name: label.feed.send }));
	await expect(dialog(kay).getByRole("region", { name: label.feed.comments }).getByRole("listitem")).toContainText(
		"Tea, and",
	);

	await press(kay, dialog(kay).getByRole("button", { name: t(label.feed.postMenuOf, { name: "Omar Haddad" }) }));
	await chooseInMenu(kay, label.profiles.report);
	const report = kay.getByRole("dialog", { name: t(label.moderation.reportPostOf, { name: "Omar Haddad" }) });
	await expect(report.getByRole("group", { name: label.moderation.whatIsWrongQuestion })).toBeVisible();
	await press(kay, report.getByRole("radio", { name: label.moderation.itIsHurtful }), "Space");
	await kay.keyboard.press("ArrowDown");
	await expect(report.getByRole("radio", { name: label.moderation.showsPrivateDetails })).toBeChecked();
	await press(kay, report.getByRole("button", { name: label.moderation.sendTheReport }));
	const sent = kay.getByRole("dialog", { name: label.moderation.reportSent });
	await expect(sent.getByText(label.server.reportReceived)).toBeFocused();
	await press(kay, sent.getByRole("button", { name: label.moderation.done }));
	await expect(sent).toBeHidden();
	await expect(
		dialog(kay).getByRole("button", { name: t(label.feed.postMenuOf, { name: "Omar Haddad" }) }),
	).toBeFocused();
	await kay.keyboard.press("Escape");
	await expect(dialog(kay)).toBeHidden();
	await expect(kay.getByRole("link", { name: t(label.notifications.mentionedYou, { name: "Omar" }) })).toBeFocused();
	await expect(bell).toHaveAccessibleName(label.notifications.notifications);
});
