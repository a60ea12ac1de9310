import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
import { breakCalls, joins, picture, storedUser, toPlace } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, holdCalls, test } from "../support/test.ts";

const button = (page: Page, name: string | RegExp) =>
	page.getByRole("main").getByRole("button", { name, exact: typeof name === "string" });
const tab = (page: Page, name: string) =>
	page.getByRole("navigation", { name: label.profiles.partsOfProfile }).getByRole("link", { name });
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const completion = (page: Page) =>
	page.getByRole("progressbar", { name: startsWith(label.profiles.profileCompletion) });
/** In a list of members; who is online stands at the side as well. */
const listed = (page: Page, name: string) =>
	page.getByRole("main").getByRole("link", { name: new RegExp(`^${name}.* @`) });
const count = (page: Page, name: string) =>
	page.getByRole("main").getByRole("link", { name: new RegExp(`^\\d+ ${name}$`) });

const toHome = async (page: Page) => {
	await page
		.getByRole("navigation", { name: label.members.members })
		.getByRole("link", { name: label.members.home })
		.click();
	await expect(page.getByRole("feed")).toBeVisible();
};

const toProfileOf = async (page: Page, id: string) => {
	const own = await page.evaluate(() => sessionStorage.getItem("user_id"));
	await page.goto(`/${own}/user-profile/${id}`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

/** Edits a field of one's own profile, and saves it. */
const save = async (page: Page, field: string, how: (control: ReturnType<Page["getByLabel"]>) => Promise<unknown>) => {
	await part(page, field)
		.getByRole("button", { name: t(label.profiles.edit, { field }) })
		.click();
	await how(part(page, field).getByLabel(field));
	await part(page, field).getByRole("button", { name: label.profiles.save }).click();
	await expect(part(page, field).getByText(label.profiles.saved)).toBeVisible();
};

test("a member fills in the profile field by field; it is known in the tab at once, and others read what is theirs to read (P1, P2, P3, P5)", async ({
	people,
	product,
	api,
}) => {
	const id = await joins(api, product, "tova.fields", "Tova");
	const tova = await people.member("tova.fields");
	const errors = consoleErrors(tova);
	const release = await holdCalls(tova, `**/account/user/${id}/`);
	await toHome(tova);
	await expect(completion(tova)).toBeHidden();
	release();
	await expect(completion(tova)).toHaveAccessibleName(t(label.profiles.profileCompletion, { percent: 13 }));

	await toPlaceOwn(tova);
	await expect(tova.getByText(label.profiles.noOwnPosts)).toBeVisible();
	await tab(tova, label.profiles.about).click();
	await expect(part(tova, label.profiles.gender)).toContainText(label.profiles.notSpecified);
	await expect(part(tova, label.profiles.aboutMe)).toContainText(label.profiles.notSpecified);

	await part(tova, label.profiles.aboutMe)
		.getByRole("button", { name: t(label.profiles.edit, { field: label.profiles.aboutMe }) })
		.click();
	const about = part(tova, label.profiles.aboutMe).getByLabel(label.profiles.aboutMe);
	await expect(about).toBeFocused();
	await about.fill("Not this");
	await part(tova, label.profiles.aboutMe).getByRole("button", { name: label.profiles.cancel }).click();
	await expect(part(tova, label.profiles.aboutMe)).toContainText(label.profiles.notSpecified);
	await expect(
		part(tova, label.profiles.aboutMe).getByRole("button", {
			name: t(label.profiles.edit, { field: label.profiles.aboutMe }),
		}),
	).toBeFocused();
	const mend = await breakCalls(tova, `**/account/user/${id}/`, "PATCH");
	await tova.keyboard.press("Enter");
	await about.fill("Evenings, and long walks.");
	await part(tova, label.profiles.aboutMe).getByRole("button", { name: label.profiles.save }).click();
	await expect(part(tova, label.profiles.aboutMe).getByRole("alert")).toContainText(label.profiles.updateFailed);
	await expect(about).toHaveValue("Evenings, and long walks.");
	await mend();
	await part(tova, label.profiles.aboutMe).getByRole("button", { name: label.profiles.save }).click();
	await expect(part(tova, label.profiles.aboutMe)).toContainText("Evenings, and long walks.");
	await expect(completion(tova)).toHaveAccessibleName(t(label.profiles.profileCompletion, { percent: 25 }));
	expect(await storedUser(tova)).toMatchObject({ id, about: "Evenings, and long walks." });

	await save(tova, label.profiles.gender, async (control) => {
		await expect(control.getByRole("option")).toHaveText([
			label.profiles.notSpecified,
			label.profiles.male,
			label.profiles.female,
			label.profiles.other,
			label.profiles.preferNotToSay,
		]);
		await control.selectOption(label.profiles.preferNotToSay);
	});
	await save(tova, label.profiles.location, async (control) => {
		await expect(control.getByRole("option").first()).toHaveText(label.profiles.selectACountry);
		await control.selectOption("Canada");
	});
	await part(tova, label.profiles.website)
		.getByRole("button", { name: t(label.profiles.edit, { field: label.profiles.website }) })
		.click();
	await part(tova, label.profiles.website).getByLabel(label.profiles.website).fill("javascript:alert(1)");
	await part(tova, label.profiles.website).getByRole("button", { name: label.profiles.save }).click();
	await expect(part(tova, label.profiles.website)).toContainText(label.contract.webAddressInvalid);
	await part(tova, label.profiles.website).getByLabel(label.profiles.website).fill("https://example.org/tova");
	await tova.keyboard.press("Enter");
	await expect(
		part(tova, label.profiles.website).getByRole("link", { name: "https://example.org/tova" }),
	).toBeVisible();
	await save(tova, label.profiles.dateOfBirth, (control) => control.fill("1990-05-17"));
	await expect(part(tova, label.profiles.dateOfBirth)).toContainText("May 17, 1990");
	await save(tova, label.profiles.chosenName, (control) => control.fill("Tovi"));
	await save(tova, label.profiles.lastName, (control) => control.fill("Lind"));
	await expect(tova.getByRole("heading", { level: 1 })).toHaveText(/Tova Lind$/);
	await expect(tova.getByRole("button", { name: t(label.members.profileMenuOf, { name: "Tova Lind" }) })).toBeVisible();
	await expect(completion(tova)).toHaveAccessibleName(t(label.profiles.profileCompletion, { percent: 88 }));
	expect(await storedUser(tova)).toMatchObject({ nickname: "Tovi", last_name: "Lind", location: "CA" });
	await tova.reload();
	await expect(part(tova, label.profiles.location)).toContainText("Canada");

	const omar = await people.member("listener2");
	await omar.goto("/user/TOVA.fields");
	await expect(omar.getByRole("heading", { level: 1 })).toHaveText(/Tova Lind$/);
	await tab(omar, label.profiles.about).click();
	await expect(omar.getByText("Evenings, and long walks.")).toBeVisible();
	await expect(omar.getByText(label.profiles.preferNotToSay)).toBeVisible();
	await expect(omar.getByText("1990")).toHaveCount(0);
	await expect(omar.getByRole("button", { name: startsWith(label.profiles.editField) })).toHaveCount(0);
	await save(tova, label.profiles.aboutMe, (control) => control.fill(""));
	await omar.reload();
	await expect(omar.getByText(label.profiles.noInformation)).toBeVisible();
	expect(errors.filter((line) => !line.includes("500"))).toEqual([]);
});

const toPlaceOwn = async (page: Page) => {
	await page
		.getByRole("navigation", { name: label.profiles.community })
		.getByRole("link", { name: label.members.profile, exact: true })
		.click();
	await expect(page).toHaveURL(/\/profile$/);
};

/** The colour in the middle of a picture, as `red` or `blue`. */
const colourOf = (page: Page) =>
	page
		.getByRole("heading", { level: 1 })
		.locator("img")
		.evaluate(async (image: HTMLImageElement) => {
			await image.decode();
			const canvas = document.createElement("canvas");
			const context = canvas.getContext("2d");
			context?.drawImage(image, 0, 0, 1, 1);
			const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
			return red > 200 ? "red" : blue > 200 ? "blue" : `${red} ${blue}`;
		});

test("a picture of oneself is moved by keys to the part that is shown, stands beside the name for others too, and can be taken away (P1, P5)", async ({
	people,
	product,
	api,
}) => {
	const id = await joins(api, product, "tova.picture", "Tova");
	const tova = await people.member("tova.picture");
	await toHome(tova);
	await toPlaceOwn(tova);
	await button(tova, label.profiles.addAPicture).click();
	const dialog = tova.getByRole("dialog", { name: label.profiles.yourPicture });
	const choose = dialog.locator("input[type=file]");
	await choose.setInputFiles({ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") });
	await expect(dialog.getByText(label.profiles.pictureUnreadable)).toBeVisible();
	await choose.setInputFiles(picture("me.png", 600, 300));
	const shown = dialog.getByRole("group", { name: label.profiles.shownPart });
	await expect(dialog.getByRole("button", { name: label.profiles.save })).toBeEnabled();
	await dialog.getByRole("slider", { name: label.profiles.size }).focus();
	await tova.keyboard.press("End");
	await shown.focus();
	for (let presses = 0; presses < 45; presses++) await tova.keyboard.press("ArrowRight");
	await dialog.getByRole("button", { name: label.profiles.save }).click();
	await expect(dialog).toBeHidden();
	await expect(button(tova, label.profiles.changePicture)).toBeFocused();
	expect(await colourOf(tova)).toBe("red");
	await expect(completion(tova)).toHaveAccessibleName(t(label.profiles.profileCompletion, { percent: 25 }));
	expect(await storedUser(tova)).toMatchObject({ avatar: expect.stringMatching(/^\/api\/v1\/media\/.*\/small\/$/) });
	await expect(
		tova.getByRole("button", { name: startsWith(label.members.profileMenuOf) }).locator("img"),
	).toBeVisible();

	const omar = await people.member("listener2");
	await toProfileOf(omar, id);
	expect(await colourOf(omar)).toBe("red");
	await button(tova, label.profiles.changePicture).click();
	await dialog.getByRole("button", { name: label.profiles.removeThePicture }).click();
	await expect(button(tova, label.profiles.addAPicture)).toBeVisible();
	await omar.reload();
	await expect(omar.getByRole("heading", { level: 1 })).toHaveText(/Tova Silva/);
	await expect(omar.getByRole("heading", { level: 1 }).locator("img")).toHaveCount(0);
});

test("following shows at once and is taken back when it fails; who follows each other are friends, and the lists say so (P1, P4, P7)", async ({
	people,
	product,
	api,
}) => {
	const id = await joins(api, product, "tova.follows", "Tova");
	const omar = await people.member("listener2");
	await toProfileOf(omar, id);
	const mend = await breakCalls(omar, "**/account/user/follow/");
	await button(omar, t(label.profiles.follow, { name: "Tova" })).click();
	await expect(omar.getByRole("main").getByRole("alert")).toContainText(label.profiles.followFailed);
	await expect(button(omar, t(label.profiles.follow, { name: "Tova" }))).toBeVisible();
	await expect(count(omar, label.profiles.followers)).toHaveText(`0 ${label.profiles.followers}`);
	await mend();
	const release = await holdCalls(omar, "**/account/user/follow/");
	await button(omar, t(label.profiles.follow, { name: "Tova" })).click();
	await expect(button(omar, t(label.profiles.unfollow, { name: "Tova" }))).toBeVisible();
	await expect(count(omar, label.profiles.followers)).toHaveText(`1 ${label.profiles.followers}`);
	const followed = omar.waitForResponse("**/account/user/follow/");
	release();
	await followed;
	await omar.reload();
	await expect(count(omar, label.profiles.followers)).toHaveText(`1 ${label.profiles.followers}`);

	const tova = await people.member("tova.follows");
	await toHome(tova);
	await toPlace(tova, label.profiles.followers);
	await button(tova, t(label.profiles.follow, { name: "Omar" })).click();
	await tova.getByRole("link", { name: label.profiles.friends }).click();
	await expect(listed(tova, "Omar Haddad")).toBeVisible();
	await tova.getByLabel(label.ui.search).fill("sam oka");
	await expect(button(tova, t(label.profiles.follow, { name: "Sam" }))).toBeVisible();
	await expect(listed(tova, "Omar Haddad")).toHaveCount(0);
	await tova.getByLabel(label.ui.search).fill("");
	await tova.getByRole("main").getByRole("link", { name: label.profiles.following }).click();
	await expect(listed(tova, "Omar Haddad")).toBeVisible();
	await omar.reload();
	await expect(count(omar, label.profiles.friends)).toHaveText(`1 ${label.profiles.friends}`);
	await expect(omar.getByText(label.profiles.followsYou)).toBeVisible();
	await count(omar, label.profiles.friends).click();
	await expect(
		omar.getByRole("heading", { level: 1, name: t(label.profiles.followersOf, { name: "Tova Silva" }) }),
	).toBeVisible();
	await expect(listed(omar, "Omar Haddad \\(you\\)")).toBeVisible();
	await omar.goBack();
	await button(omar, t(label.profiles.unfollow, { name: "Tova" })).click();
	await expect(count(omar, label.profiles.followers)).toHaveText(`0 ${label.profiles.followers}`);
	await expect(count(omar, label.profiles.friends)).toHaveText(`0 ${label.profiles.friends}`);
});
