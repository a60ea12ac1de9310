import type { Page } from "@playwright/test";
import { breakCalls, idOf, joins, publishAs, toPlace } from "./community.ts";
import { checkScreen, consoleErrors } from "./screen.ts";
import { enter, expect, test } from "./test.ts";

// Screens are looked at in six ways, which takes its time.
test.describe.configure({ timeout: 180_000 });

const main = (page: Page) => page.getByRole("main");
const part = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
const isSaved = (page: Page, name: string) => expect(part(page, name).getByText("Saved.")).toBeVisible();
const online = (page: Page, name: RegExp) => part(page, "Online Members").getByRole("link", { name });
const profileOf = (name: string) => ({ level: 1, name: new RegExp(`${name}$`) });

const toHome = async (page: Page) => {
	await page.getByRole("navigation", { name: "Members" }).getByRole("link", { name: "Home" }).click();
	await expect(page.getByRole("feed")).toBeVisible();
};

const more = async (page: Page, name: string, item: string) => {
	await page.getByRole("button", { name: `More for ${name}` }).click();
	await page.getByRole("menuitem", { name: item, exact: true }).click();
};

test("who hides from Online Members is gone there at once, and a closed profile opens to who follows (P1, P4, P5)", async ({
	people,
	product,
	backstage,
}) => {
	await joins(backstage, product, "runa.closed", "Runa");
	const omar = await people.member("listener2");
	const errors = consoleErrors(omar);
	await toHome(omar);
	await expect(online(omar, /^Omar Haddad \(you\)$/)).toBeVisible();
	const runa = await people.member("runa.closed");
	await expect(online(omar, /^Runa Silva$/)).toBeVisible();
	await toHome(runa);
	await toPlace(runa, "Preferences");
	await runa.getByLabel("Hide me from Online Members").check();
	await isSaved(runa, "Privacy");
	await expect(online(omar, /^Runa Silva$/)).toHaveCount(0);
	await runa.getByLabel("Hide me from Online Members").uncheck();
	await expect(online(omar, /^Runa Silva$/)).toBeVisible();
	await runa.getByRole("radio", { name: /^Only who follows me/ }).check();
	await isSaved(runa, "Privacy");

	await online(omar, /^Runa Silva$/).click();
	await expect(omar.getByRole("heading", profileOf("Runa Silva"))).toBeFocused();
	await expect(omar.getByText("Only followers of Runa see more than the name and the picture.")).toBeVisible();
	await expect(omar.getByRole("navigation", { name: "Parts of this profile" })).toHaveCount(0);
	await expect(main(omar).getByRole("link", { name: /\d Followers/ })).toHaveCount(0);
	await checkScreen(omar, "profile-closed");
	await omar.getByRole("button", { name: "Follow Runa" }).click();
	await expect(omar.getByText("Runa has posted nothing that you can see.")).toBeVisible();
	expect(errors).toEqual([]);
});

test("the muted is left out of one's lists, the blocked is not there for either, and both can be undone (P1, P4)", async ({
	people,
	product,
	backstage,
}) => {
	const id = await joins(backstage, product, "runa.silent", "Runa");
	await publishAs(backstage, "runa.silent", "Nobody muted reads like this");
	const omar = await people.member("listener2");
	await toHome(omar);
	const post = omar.getByRole("article").filter({ hasText: "Nobody muted reads like this" });
	await post.getByRole("link", { name: "Runa Silva" }).click();
	await expect(omar).toHaveURL(/\/user-profile\//);
	await more(omar, "Runa", "Mute");
	await expect(omar.getByText("You have muted Runa: posts and comments are left out of your lists.")).toBeVisible();
	await checkScreen(omar, "profile-muted");
	await toHome(omar);
	await expect(omar.getByRole("article").first()).toBeVisible();
	await expect(post).toHaveCount(0);
	await omar.goBack();
	await omar.getByRole("button", { name: "Unmute" }).click();
	await expect(omar.getByText("You have muted Runa")).toHaveCount(0);
	await toHome(omar);
	await expect(post).toBeVisible();

	await post.getByRole("link", { name: "Runa Silva" }).click();
	await more(omar, "Runa", "Block");
	const asking = omar.getByRole("dialog", { name: "Block Runa?" });
	await expect(asking).toContainText("Runa is not told.");
	await asking.getByRole("button", { name: "Cancel" }).click();
	await more(omar, "Runa", "Block");
	await asking.getByRole("button", { name: "Block" }).click();
	await expect(omar.getByRole("heading", { name: "You have blocked Runa" })).toBeVisible();
	await checkScreen(omar, "profile-blocked");
	const runa = await people.member("runa.silent");
	const gone = runa.getByRole("heading", { name: "There is no such profile" });
	await runa.goto("/user/listener2");
	await expect(gone).toBeVisible();
	await main(omar).getByRole("button", { name: "Undo" }).click();
	await expect(omar.getByRole("heading", profileOf("Runa Silva"))).toBeVisible();
	await runa.reload();
	await expect(runa.getByRole("heading", profileOf("Omar Haddad"))).toBeVisible();

	await more(omar, "Runa", "Block");
	await asking.getByRole("button", { name: "Block" }).click();
	await expect(omar.getByRole("heading", { name: "You have blocked Runa" })).toBeVisible();
	await omar.goto(`/user/runa.silent`);
	await expect(omar.getByRole("heading", { name: "There is no such profile" })).toBeVisible();
	await toPlace(omar, "Preferences");
	await part(omar, "Muted and blocked members").getByRole("button", { name: "Unblock Runa Silva" }).click();
	await expect(omar.getByText("You have muted and blocked nobody.")).toBeVisible();
	await omar.goto(`/${await idOf(backstage, "listener2")}/user-profile/${id}`);
	await expect(omar.getByRole("heading", profileOf("Runa Silva"))).toBeVisible();
});

test("theme, time zone and language are in force at once, stay, and a choice that cannot be kept is taken back (P4)", async ({
	people,
	product,
	backstage,
}) => {
	const id = await joins(backstage, product, "runa.prefers", "Runa");
	const runa = await people.stranger();
	await runa.clock.setFixedTime(new Date("2027-01-15T12:00:00Z"));
	await enter(runa, "runa.prefers");
	await toHome(runa);
	await toPlace(runa, "Preferences");
	await checkScreen(runa, "preferences");
	const html = runa.locator("html");
	await runa.getByRole("radio", { name: "Dark" }).check();
	await expect(html).toHaveAttribute("data-theme", "dark");
	await isSaved(runa, "Display");
	await runa.reload();
	await expect(html).toHaveAttribute("data-theme", "dark");

	await runa.getByLabel("Time zone").selectOption("Asia/Tokyo");
	await expect(runa.getByText(/^It is 9:00 p\.?m\.? there now\.$/i)).toBeVisible();
	await isSaved(runa, "Display");
	const mend = await breakCalls(runa, "**/account/preferences/", "PATCH");
	await runa.getByLabel("Time zone").selectOption("America/Toronto");
	await expect(runa.getByText("That could not be saved, so it stands as it was.")).toBeVisible();
	await expect(runa.getByLabel("Time zone")).toHaveValue("Asia/Tokyo");
	await mend();
	await toHome(runa);
	await expect(runa.getByRole("heading", { name: "Good evening, Runa" })).toBeVisible();

	await toPlace(runa, "Preferences");
	await runa.getByRole("group", { name: "Somebody mentions me" }).getByLabel("Mail").uncheck();
	await isSaved(runa, "Notifications");
	await runa.getByRole("radio", { name: "Français" }).check();
	await expect(runa).toHaveURL(new RegExp(`/fr/${id}/preferences`));
	await expect(html).toHaveAttribute("lang", "fr");
	await expect(html).toHaveAttribute("data-theme", "dark");
	await expect(runa.getByRole("heading", { level: 1, name: "Préférences" })).toBeVisible();
	await checkScreen(runa, "fr-preferences");

	// In another tab, which knows nothing yet, and at an English address.
	const again = await people.member("runa.prefers");
	await expect(again).toHaveURL(new RegExp(`/fr/${id}/chat-dashboard`));
	await expect(again.locator("html")).toHaveAttribute("data-theme", "dark");
	await again.getByRole("button", { name: /^Menu du profil/ }).click();
	await again.getByRole("menuitem", { name: "Se déconnecter" }).click();
	await expect(again).toHaveURL(/\/fr\/login/);
	await expect(again.locator("html")).not.toHaveAttribute("data-theme");
});

test("what cannot be fetched says so and comes when it is tried again, and who is not there is not (P1, P5, P7)", async ({
	people,
	backstage,
}) => {
	const omar = await people.member("listener2");
	const sam = await idOf(backstage, "supervisor");
	const own = new URL(omar.url()).pathname.split("/")[1];
	const mendProfile = await breakCalls(omar, `**/account/user/${sam}/`, "GET");
	const mendOnline = await breakCalls(omar, /\/account\/user\/$/, "GET");
	await omar.goto(`/${own}/user-profile/${sam}`);
	await expect(omar.getByText("Failed to fetch user profile.")).toBeVisible({ timeout: 15_000 });
	await expect(part(omar, "Online Members")).toContainText("Failed to fetch online members.", { timeout: 15_000 });
	await mendOnline();
	await part(omar, "Online Members").getByRole("button", { name: "Try again" }).click();
	await expect(online(omar, /^Omar Haddad/)).toBeVisible();
	await checkScreen(omar, "profile-failed");
	await mendProfile();
	await main(omar).getByRole("button", { name: "Try again" }).click();
	await expect(omar.getByRole("heading", profileOf("Sam Okafor"))).toBeVisible();
	await omar.goto("/user/nobody.at.all");
	await expect(omar.getByRole("heading", { name: "There is no such profile" })).toBeVisible();
});
