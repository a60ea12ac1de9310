import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { inFrench } from "@warmline/web/labels/french";
import { contains, exactly, startsWith } from "@warmline/web/labels/match";
import { breakCalls, idOf, joins, publishAs, toPlace } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { enter, expect, test } from "../support/test.ts";

const main = (page: Page) => page.getByRole("main");
const part = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
const isSaved = (page: Page, name: string) => expect(part(page, name).getByText(label.ui.saved)).toBeVisible();
const online = (page: Page, name: RegExp) => part(page, label.profiles.onlineMembers).getByRole("link", { name });
const profileOf = (name: string) => ({ level: 1, name: new RegExp(`${name}$`) });

const toHome = async (page: Page) => {
	await page
		.getByRole("navigation", { name: label.members.members })
		.getByRole("link", { name: label.members.home })
		.click();
	await expect(page.getByRole("feed")).toBeVisible();
};

const more = async (page: Page, name: string, item: string) => {
	await page.getByRole("button", { name: t(label.profiles.moreFor, { name }) }).click();
	await page.getByRole("menuitem", { name: item, exact: true }).click();
};

test("who hides from Online Members is gone there at once, and a closed profile opens to who follows (P1, P4, P5)", async ({
	people,
	product,
	api,
}) => {
	await joins(api, product, "runa.closed", "Runa");
	const omar = await people.member("listener2");
	const errors = consoleErrors(omar);
	await toHome(omar);
	await expect(online(omar, exactly(label.shifts.you, { name: "Omar Haddad" }))).toBeVisible();
	const runa = await people.member("runa.closed");
	await expect(online(omar, /^Runa Silva$/)).toBeVisible();
	await toHome(runa);
	await toPlace(runa, label.preferences.preferences);
	await runa.getByLabel(label.preferences.hideFromOnline).check();
	await isSaved(runa, label.preferences.privacy);
	await expect(online(omar, /^Runa Silva$/)).toHaveCount(0);
	await runa.getByLabel(label.preferences.hideFromOnline).uncheck();
	await expect(online(omar, /^Runa Silva$/)).toBeVisible();
	await runa.getByRole("radio", { name: startsWith(label.preferences.onlyFollowers) }).check();
	await isSaved(runa, label.preferences.privacy);

	await online(omar, /^Runa Silva$/).click();
	await expect(omar.getByRole("heading", profileOf("Runa Silva"))).toBeFocused();
	await expect(omar.getByText(t(label.profiles.onlyFollowersSeeMore, { name: "Runa" }))).toBeVisible();
	await expect(omar.getByRole("navigation", { name: label.profiles.partsOfProfile })).toHaveCount(0);
	await expect(main(omar).getByRole("link", { name: new RegExp(`\\d ${label.profiles.followers}`) })).toHaveCount(0);
	await omar.getByRole("button", { name: t(label.profiles.follow, { name: "Runa" }) }).click();
	await expect(omar.getByText(t(label.profiles.noVisiblePosts, { name: "Runa" }))).toBeVisible();
	expect(errors).toEqual([]);
});

test("the muted is left out of one's lists, the blocked is not there for either, and both can be undone (P1, P4)", async ({
	people,
	product,
	api,
}) => {
	const id = await joins(api, product, "runa.silent", "Runa");
	await publishAs(api, "runa.silent", "Nobody muted reads like this");
	const omar = await people.member("listener2");
	await toHome(omar);
	const post = omar.getByRole("article").filter({ hasText: "Nobody muted reads like this" });
	await post.getByRole("link", { name: "Runa Silva" }).click();
	await expect(omar).toHaveURL(/\/user-profile\//);
	await more(omar, "Runa", label.profiles.mute);
	await expect(omar.getByText(t(label.profiles.memberMuted, { name: "Runa" }))).toBeVisible();
	await toHome(omar);
	await expect(omar.getByRole("article").first()).toBeVisible();
	await expect(post).toHaveCount(0);
	await omar.goBack();
	await omar.getByRole("button", { name: label.profiles.unmute }).click();
	await expect(omar.getByText(t(label.profiles.memberMuted, { name: "Runa" }))).toHaveCount(0);
	await toHome(omar);
	await expect(post).toBeVisible();

	await post.getByRole("link", { name: "Runa Silva" }).click();
	await more(omar, "Runa", label.profiles.block);
	const asking = omar.getByRole("dialog", { name: t(label.profiles.blockQuestion, { name: "Runa" }) });
	await expect(asking).toContainText(contains(label.profiles.blockMeaning, { name: "Runa" }));
	await asking.getByRole("button", { name: label.profiles.cancel }).click();
	await more(omar, "Runa", label.profiles.block);
	await asking.getByRole("button", { name: label.profiles.block }).click();
	await expect(omar.getByRole("heading", { name: t(label.profiles.youHaveBlocked, { name: "Runa" }) })).toBeVisible();
	const runa = await people.member("runa.silent");
	const gone = runa.getByRole("heading", { name: label.profiles.noSuchProfile });
	await runa.goto("/user/listener2");
	await expect(gone).toBeVisible();
	await main(omar).getByRole("button", { name: label.profiles.undo }).click();
	await expect(omar.getByRole("heading", profileOf("Runa Silva"))).toBeVisible();
	await runa.reload();
	await expect(runa.getByRole("heading", profileOf("Omar Haddad"))).toBeVisible();

	await more(omar, "Runa", label.profiles.block);
	await asking.getByRole("button", { name: label.profiles.block }).click();
	await expect(omar.getByRole("heading", { name: t(label.profiles.youHaveBlocked, { name: "Runa" }) })).toBeVisible();
	await omar.goto(`/user/runa.silent`);
	await expect(omar.getByRole("heading", { name: label.profiles.noSuchProfile })).toBeVisible();
	await toPlace(omar, label.preferences.preferences);
	await part(omar, label.profiles.mutedAndBlocked)
		.getByRole("button", { name: t(label.profiles.unblock, { name: "Runa Silva" }) })
		.click();
	await expect(omar.getByText(label.profiles.nobodyMutedOrBlocked)).toBeVisible();
	await omar.goto(`/${await idOf(api, "listener2")}/user-profile/${id}`);
	await expect(omar.getByRole("heading", profileOf("Runa Silva"))).toBeVisible();
});

test("theme, time zone and language are in force at once, stay, and a choice that cannot be kept is taken back (P4)", async ({
	people,
	product,
	api,
}) => {
	const id = await joins(api, product, "runa.prefers", "Runa");
	const runa = await people.stranger();
	await runa.clock.setFixedTime(new Date("2027-01-15T12:00:00Z"));
	await enter(runa, "runa.prefers");
	await toHome(runa);
	await toPlace(runa, label.preferences.preferences);
	const html = runa.locator("html");
	await runa.getByRole("radio", { name: label.preferences.dark }).check();
	await expect(html).toHaveAttribute("data-theme", "dark");
	await isSaved(runa, label.preferences.display);
	await runa.reload();
	await expect(html).toHaveAttribute("data-theme", "dark");

	await runa.getByLabel(label.preferences.timeZone).selectOption("Asia/Tokyo");
	await expect(runa.getByText(exactly(label.preferences.itIsThereNow, { time: /9:00 [Pp]\.?[Mm]\.?/ }))).toBeVisible();
	await isSaved(runa, label.preferences.display);
	const mend = await breakCalls(runa, "**/account/preferences/", "PATCH");
	await runa.getByLabel(label.preferences.timeZone).selectOption("America/Toronto");
	await expect(runa.getByText(label.ui.notSaved)).toBeVisible();
	await expect(runa.getByLabel(label.preferences.timeZone)).toHaveValue("Asia/Tokyo");
	await mend();
	await toHome(runa);
	await expect(runa.getByRole("heading", { name: t(label.members.goodEvening, { name: "Runa" }) })).toBeVisible();

	await toPlace(runa, label.preferences.preferences);
	await runa
		.getByRole("group", { name: label.preferences.somebodyMentionsMe })
		.getByLabel(label.preferences.mail)
		.uncheck();
	await isSaved(runa, label.notifications.notifications);
	// Not `check()`, which looks at the radio afterwards: the page is then on its way to the French one.
	await runa.getByRole("radio", { name: "Français" }).click();
	await expect(runa).toHaveURL(new RegExp(`/fr/${id}/preferences`));
	await expect(html).toHaveAttribute("lang", "fr");
	await expect(html).toHaveAttribute("data-theme", "dark");
	await expect(runa.getByRole("heading", { level: 1, name: inFrench(label.preferences.preferences) })).toBeVisible();

	// In another tab, which knows nothing yet, and at an English address.
	const again = await people.member("runa.prefers");
	await expect(again).toHaveURL(new RegExp(`/fr/${id}/chat-dashboard`));
	await expect(again.locator("html")).toHaveAttribute("data-theme", "dark");
	await again.getByRole("button", { name: startsWith(inFrench(label.members.profileMenuOf)) }).click();
	await again.getByRole("menuitem", { name: inFrench(label.members.logout) }).click();
	await expect(again).toHaveURL(/\/fr\/login/);
	await expect(again.locator("html")).not.toHaveAttribute("data-theme");
});

test("what cannot be fetched says so and comes when it is tried again, and who is not there is not (P1, P5, P7)", async ({
	people,
	api,
}) => {
	const omar = await people.member("listener2");
	const sam = await idOf(api, "supervisor");
	const own = new URL(omar.url()).pathname.split("/")[1];
	const mendProfile = await breakCalls(omar, `**/account/user/${sam}/`, "GET");
	const mendOnline = await breakCalls(omar, /\/account\/user\/$/, "GET");
	await omar.goto(`/${own}/user-profile/${sam}`);
	await expect(omar.getByText(label.profiles.profileFailed)).toBeVisible({ timeout: 15_000 });
	await expect(part(omar, label.profiles.onlineMembers)).toContainText(label.profiles.onlineMembersFailed, {
		timeout: 15_000,
	});
	await mendOnline();
	await part(omar, label.profiles.onlineMembers).getByRole("button", { name: label.ui.tryAgain }).click();
	await expect(online(omar, /^Omar Haddad/)).toBeVisible();
	await mendProfile();
	await main(omar).getByRole("button", { name: label.ui.tryAgain }).click();
	await expect(omar.getByRole("heading", profileOf("Sam Okafor"))).toBeVisible();
	await omar.goto("/user/nobody.at.all");
	await expect(omar.getByRole("heading", { name: label.profiles.noSuchProfile })).toBeVisible();
});
