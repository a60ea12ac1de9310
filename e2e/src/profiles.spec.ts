import type { Page } from "@playwright/test";
import { breakCalls, joins, picture, storedUser, toPlace } from "./community.ts";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, holdCalls, test } from "./test.ts";

// Screens are looked at in six ways, which takes its time.
test.describe.configure({ timeout: 180_000 });

const button = (page: Page, name: string | RegExp) =>
	page.getByRole("main").getByRole("button", { name, exact: typeof name === "string" });
const tab = (page: Page, name: string) =>
	page.getByRole("navigation", { name: "Parts of this profile" }).getByRole("link", { name });
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const completion = (page: Page) => page.getByRole("progressbar", { name: /^Your profile is/ });
/** In a list of members; who is online stands at the side as well. */
const listed = (page: Page, name: string) =>
	page.getByRole("main").getByRole("link", { name: new RegExp(`^${name}.* @`) });
const count = (page: Page, name: string) =>
	page.getByRole("main").getByRole("link", { name: new RegExp(`^\\d+ ${name}$`) });

const toHome = async (page: Page) => {
	await page.getByRole("navigation", { name: "Members" }).getByRole("link", { name: "Home" }).click();
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
		.getByRole("button", { name: `Edit ${field}` })
		.click();
	await how(part(page, field).getByLabel(field));
	await part(page, field).getByRole("button", { name: "Save" }).click();
	await expect(part(page, field).getByText("Saved.")).toBeVisible();
};

test("a member fills in the profile field by field; it is known in the tab at once, and others read what is theirs to read (P1, P2, P3, P5)", async ({
	people,
	product,
	backstage,
}) => {
	const id = await joins(backstage, product, "tova.fields", "Tova");
	const tova = await people.member("tova.fields");
	const errors = consoleErrors(tova);
	const release = await holdCalls(tova, `**/account/user/${id}/`);
	await toHome(tova);
	await expect(completion(tova)).toHaveAttribute("aria-valuenow", "57");
	release();
	await expect(completion(tova)).toHaveAccessibleName("Your profile is 13% complete");

	await toPlaceOwn(tova);
	await expect(tova.getByText("You have posted nothing yet.")).toBeVisible();
	await checkScreen(tova, "profile-own");
	await tab(tova, "About").click();
	await expect(part(tova, "Gender")).toContainText("Not specified");
	await expect(part(tova, "About me")).toContainText("Not specified");

	await part(tova, "About me").getByRole("button", { name: "Edit About me" }).click();
	const about = part(tova, "About me").getByLabel("About me");
	await expect(about).toBeFocused();
	await about.fill("Not this");
	await part(tova, "About me").getByRole("button", { name: "Cancel" }).click();
	await expect(part(tova, "About me")).toContainText("Not specified");
	await expect(part(tova, "About me").getByRole("button", { name: "Edit About me" })).toBeFocused();
	const mend = await breakCalls(tova, `**/account/user/${id}/`, "PATCH");
	await tova.keyboard.press("Enter");
	await about.fill("Evenings, and long walks.");
	await part(tova, "About me").getByRole("button", { name: "Save" }).click();
	await expect(part(tova, "About me").getByRole("alert")).toContainText("Failed to update user details.");
	await expect(about).toHaveValue("Evenings, and long walks.");
	await checkScreen(tova, "profile-edit");
	await mend();
	await part(tova, "About me").getByRole("button", { name: "Save" }).click();
	await expect(part(tova, "About me")).toContainText("Evenings, and long walks.");
	await expect(completion(tova)).toHaveAccessibleName("Your profile is 25% complete");
	expect(await storedUser(tova)).toMatchObject({ id, about: "Evenings, and long walks." });

	await save(tova, "Gender", async (control) => {
		await expect(control.getByRole("option")).toHaveText([
			"Not specified",
			"Male",
			"Female",
			"Other",
			"Prefer not to say",
		]);
		await control.selectOption("Prefer not to say");
	});
	await save(tova, "Location", async (control) => {
		await expect(control.getByRole("option").first()).toHaveText("Select a country");
		await control.selectOption("Canada");
	});
	await part(tova, "Website").getByRole("button", { name: "Edit Website" }).click();
	await part(tova, "Website").getByLabel("Website").fill("javascript:alert(1)");
	await part(tova, "Website").getByRole("button", { name: "Save" }).click();
	await expect(part(tova, "Website")).toContainText("Please give an address that begins with http:// or https://.");
	await part(tova, "Website").getByLabel("Website").fill("https://example.org/tova");
	await tova.keyboard.press("Enter");
	await expect(part(tova, "Website").getByRole("link", { name: "https://example.org/tova" })).toBeVisible();
	await save(tova, "Date of birth", (control) => control.fill("1990-05-17"));
	await expect(part(tova, "Date of birth")).toContainText("May 17, 1990");
	await save(tova, "Chosen name", (control) => control.fill("Tovi"));
	await save(tova, "Last name", (control) => control.fill("Lind"));
	await expect(tova.getByRole("heading", { level: 1 })).toHaveText(/Tova Lind$/);
	await expect(tova.getByRole("button", { name: "Profile menu of Tova Lind" })).toBeVisible();
	await expect(completion(tova)).toHaveAccessibleName("Your profile is 88% complete");
	expect(await storedUser(tova)).toMatchObject({ nickname: "Tovi", last_name: "Lind", location: "CA" });
	await tova.reload();
	await expect(part(tova, "Location")).toContainText("Canada");
	await checkScreen(tova, "profile-about");

	const omar = await people.member("listener2");
	await omar.goto("/user/TOVA.fields");
	await expect(omar.getByRole("heading", { level: 1 })).toHaveText(/Tova Lind$/);
	await tab(omar, "About").click();
	await expect(omar.getByText("Evenings, and long walks.")).toBeVisible();
	await expect(omar.getByText("Prefer not to say")).toBeVisible();
	await expect(omar.getByText("1990")).toHaveCount(0);
	await expect(omar.getByRole("button", { name: /^Edit/ })).toHaveCount(0);
	await save(tova, "About me", (control) => control.fill(""));
	await omar.reload();
	await expect(omar.getByText("No information provided yet.")).toBeVisible();
	await checkScreen(omar, "profile-of-another");
	expect(errors.filter((line) => !line.includes("500"))).toEqual([]);
});

const toPlaceOwn = async (page: Page) => {
	await page.getByRole("navigation", { name: "Community" }).getByRole("link", { name: "Profile", exact: true }).click();
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
	backstage,
}) => {
	const id = await joins(backstage, product, "tova.picture", "Tova");
	const tova = await people.member("tova.picture");
	await toHome(tova);
	await toPlaceOwn(tova);
	await button(tova, "Add a picture").click();
	const dialog = tova.getByRole("dialog", { name: "Your picture" });
	await checkScreen(tova, "avatar");
	const choose = dialog.locator("input[type=file]");
	await choose.setInputFiles({ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") });
	await expect(dialog.getByText("This file cannot be opened as a picture.")).toBeVisible();
	await choose.setInputFiles(picture("me.png", 600, 300));
	const shown = dialog.getByRole("group", { name: "The part of the picture that is shown" });
	await expect(dialog.getByRole("button", { name: "Save" })).toBeEnabled();
	await dialog.getByRole("slider", { name: "Size" }).focus();
	await tova.keyboard.press("End");
	await shown.focus();
	for (let presses = 0; presses < 45; presses++) await tova.keyboard.press("ArrowRight");
	await checkScreen(tova, "avatar-crop");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog).toBeHidden();
	await expect(button(tova, "Change picture")).toBeFocused();
	expect(await colourOf(tova)).toBe("red");
	await expect(completion(tova)).toHaveAccessibleName("Your profile is 25% complete");
	expect(await storedUser(tova)).toMatchObject({ avatar: expect.stringMatching(/^\/api\/v1\/media\/.*\/small\/$/) });
	await expect(tova.getByRole("button", { name: /^Profile menu/ }).locator("img")).toBeVisible();

	const omar = await people.member("listener2");
	await toProfileOf(omar, id);
	expect(await colourOf(omar)).toBe("red");
	await button(tova, "Change picture").click();
	await dialog.getByRole("button", { name: "Remove the picture" }).click();
	await expect(button(tova, "Add a picture")).toBeVisible();
	await omar.reload();
	await expect(omar.getByRole("heading", { level: 1 })).toHaveText(/Tova Silva/);
	await expect(omar.getByRole("heading", { level: 1 }).locator("img")).toHaveCount(0);
});

test("following shows at once and is taken back when it fails; who follows each other are friends, and the lists say so (P1, P4, P7)", async ({
	people,
	product,
	backstage,
}) => {
	const id = await joins(backstage, product, "tova.follows", "Tova");
	const omar = await people.member("listener2");
	await toProfileOf(omar, id);
	const mend = await breakCalls(omar, "**/account/user/follow/");
	await button(omar, "Follow Tova").click();
	await expect(omar.getByRole("main").getByRole("alert")).toContainText("Failed to follow user.");
	await expect(button(omar, "Follow Tova")).toBeVisible();
	await expect(count(omar, "Followers")).toHaveText("0 Followers");
	await mend();
	const release = await holdCalls(omar, "**/account/user/follow/");
	await button(omar, "Follow Tova").click();
	await expect(button(omar, "Unfollow Tova")).toBeVisible();
	await expect(count(omar, "Followers")).toHaveText("1 Followers");
	const followed = omar.waitForResponse("**/account/user/follow/");
	release();
	await followed;
	await omar.reload();
	await expect(count(omar, "Followers")).toHaveText("1 Followers");

	const tova = await people.member("tova.follows");
	await toHome(tova);
	await toPlace(tova, "Followers");
	await button(tova, "Follow Omar").click();
	await tova.getByRole("link", { name: "Friends" }).click();
	await expect(listed(tova, "Omar Haddad")).toBeVisible();
	await tova.getByLabel("Search").fill("sam oka");
	await expect(button(tova, "Follow Sam")).toBeVisible();
	await expect(listed(tova, "Omar Haddad")).toHaveCount(0);
	await tova.getByLabel("Search").fill("");
	await tova.getByRole("main").getByRole("link", { name: "Following" }).click();
	await expect(listed(tova, "Omar Haddad")).toBeVisible();
	await checkScreen(tova, "followers");
	await omar.reload();
	await expect(count(omar, "Friends")).toHaveText("1 Friends");
	await expect(omar.getByText("Follows you")).toBeVisible();
	await count(omar, "Friends").click();
	await expect(omar.getByRole("heading", { level: 1, name: "Followers of Tova Silva" })).toBeVisible();
	await expect(listed(omar, "Omar Haddad \\(you\\)")).toBeVisible();
	await omar.goBack();
	await button(omar, "Unfollow Tova").click();
	await expect(count(omar, "Followers")).toHaveText("0 Followers");
	await expect(count(omar, "Friends")).toHaveText("0 Friends");
});
