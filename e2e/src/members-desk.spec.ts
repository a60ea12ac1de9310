import type { Page } from "@playwright/test";
import { newcomer } from "./applicant.ts";
import { checkScreen, consoleErrors } from "./screen.ts";
import { enter, expect, phone, test } from "./test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const member = (page: Page, email: string) => page.getByRole("listitem").filter({ hasText: email });

const openMembers = async (page: Page) => {
	await page.getByRole("link", { name: "Members", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible();
};

const openMember = async (page: Page, email: string) => {
	await openMembers(page);
	await page.getByLabel("Search", { exact: true }).fill(email);
	await expect(page).toHaveURL(/query=/);
	await member(page, email).getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1, name: "Nora Silva" })).toBeVisible();
};

test("a director finds a member, gives a role, and closes and opens the account; both pages follow at once", async ({
	people,
	product,
	backstage,
}) => {
	test.slow();
	const email = await newcomer(backstage, product, "nora.member");
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await openMembers(dora);
	await expect(member(dora, email)).toContainText("New hire");
	await checkScreen(dora, "members");
	await dora.getByLabel("Role").selectOption("Supervisor");
	await expect(member(dora, email)).toHaveCount(0);
	await expect(dora.getByRole("link", { name: "Sam Okafor" })).toBeVisible();
	await dora.getByLabel("Account").selectOption("Closed");
	await expect(dora.getByText("No member fits this search.")).toBeVisible();
	await dora.reload();
	await expect(dora.getByLabel("Role")).toHaveValue("supervisor");
	await openMember(dora, email);
	await checkScreen(dora, "member");

	await button(dora, "Change the role").click();
	await dialog(dora).getByRole("button", { name: "Change the role" }).click();
	await expect(dialog(dora).getByText("This is the role already. Please choose another one.")).toBeVisible();
	await dialog(dora).getByLabel("Role").selectOption("Listener");
	await expect(dialog(dora).getByText("Sees who waits, takes chats, and reads the chats of their own.")).toBeVisible();
	await checkScreen(dora, "member-role");
	await dialog(dora).getByRole("button", { name: "Change the role" }).click();
	await expect(dora.getByText("The new role is in force. A mail is on its way to Nora Silva.")).toBeVisible();
	await expect(button(dora, "Change the role")).toBeFocused();

	const nora = await people.stranger();
	await enter(nora, "nora.member");
	await expect(nora.getByRole("navigation", { name: "Members" })).toBeVisible();
	await button(dora, "Close the account").click();
	await expect(dialog(dora)).toContainText("Nora Silva is logged out everywhere at once");
	await dialog(dora).getByLabel("Reason").fill("A long break.");
	await dora.keyboard.press("Escape");
	await expect(dialog(dora)).toHaveCount(0);
	await button(dora, "Close the account").click();
	await expect(dialog(dora).getByLabel("Reason")).toHaveValue("A long break.");
	await checkScreen(dora, "member-close");
	await dialog(dora).getByRole("button", { name: "Close the account" }).click();
	await expect(dora.getByText("The account is closed. A mail is on its way to Nora Silva.")).toBeVisible();
	await nora.waitForURL(/\/login/);
	await nora.getByLabel("Email or username").fill("nora.member");
	await nora.getByLabel("Password", { exact: true }).fill("Warmline!2026");
	await nora.getByRole("button", { name: "Login" }).click();
	await expect(nora.getByRole("alert")).toBeVisible();
	await product.mailTo(email, "Your account is closed for now");

	await button(dora, "Open the account again").click();
	await dialog(dora).getByRole("button", { name: "Open the account again" }).click();
	await expect(dora.getByText("The account is open again. A mail is on its way to Nora Silva.")).toBeVisible();
	await enter(nora, "nora.member");
	expect(errors).toEqual([]);
});

test("a director downloads what is kept of a member, and erases the member for good", async ({
	people,
	product,
	backstage,
}) => {
	test.slow();
	const email = await newcomer(backstage, product, "nora.erased");
	const dora = await people.member("director");
	await openMember(dora, email);
	const downloading = dora.waitForEvent("download");
	await button(dora, "Download the data").click();
	expect((await downloading).suggestedFilename()).toBe("nora.erased-data.zip");

	await dora.getByRole("link", { name: "Application and record" }).click();
	await expect(dora.getByText("There is no application here", { exact: false })).toBeVisible();
	await expect(button(dora, "Try again")).toHaveCount(0);
	await checkScreen(dora, "application-none");
	await dora.goBack();

	await button(dora, "Erase this member").click();
	await checkScreen(dora, "member-erase");
	await dialog(dora).getByLabel("Username").fill("nora");
	await button(dora, "Erase for good").click();
	await expect(dialog(dora).getByText("This is not the username of this member.")).toBeVisible();
	await expect(dialog(dora).getByLabel("Username")).toBeFocused();
	await dialog(dora).getByLabel("Username").fill("nora.erased");
	await dora.keyboard.press("Enter");
	await expect(dora.getByText("Nora Silva is erased.")).toBeVisible();
	await expect(dora).toHaveURL(/\/members$/);
	await dora.getByLabel("Search", { exact: true }).fill(email);
	await expect(dora.getByText("No member fits this search.")).toBeVisible();
	await dora.getByRole("link", { name: "Audit log" }).click();
	await expect(dora.getByText("Dora erased A former member.").first()).toBeVisible();
	await expect(dora.getByText("Dora exported what is kept of A former member.").first()).toBeVisible();
});

test("a director's own page offers none of it, and everybody has a copy of the own data", async ({ people }) => {
	const dora = await people.member("director");
	await openMembers(dora);
	await dora.getByRole("link", { name: "Dora Lindqvist" }).click();
	await expect(dora.getByText("This is you. Another director can change your role")).toBeVisible();
	for (const act of ["Change the role", "Close the account", "Erase this member"])
		await expect(button(dora, act)).toHaveCount(0);
	const lina = await people.member("listener1", phone);
	await button(lina, "Profile menu of Lina Moreau").click();
	const downloading = lina.waitForEvent("download");
	await lina.getByRole("menuitem", { name: "My data" }).click();
	expect((await downloading).suggestedFilename()).toBe("listener1-data.zip");
});

test("without a line a member's page says so and comes with the line, and an open dialog keeps its words", async ({
	people,
}) => {
	const dora = await people.member("director");
	await openMembers(dora);
	await dora.getByRole("link", { name: "Lina Moreau" }).click();
	await expect(dora.getByRole("heading", { level: 1, name: "Lina Moreau" })).toBeVisible();
	await dora.getByRole("link", { name: "All members" }).click();
	await dora.context().setOffline(true);
	await dora.getByRole("link", { name: "Sam Okafor" }).click();
	await expect(dora.getByRole("main").getByText("We could not reach the server.", { exact: false })).toBeVisible();
	await dora.context().setOffline(false);
	await expect(dora.getByRole("heading", { level: 1, name: "Sam Okafor" })).toBeVisible();

	await button(dora, "Close the account").click();
	await dialog(dora).getByLabel("Reason").fill("A long break.");
	await dora.context().setOffline(true);
	await dialog(dora).getByRole("button", { name: "Close the account" }).click();
	await expect(dialog(dora).getByText("We could not reach the server.", { exact: false })).toBeVisible();
	await dora.context().setOffline(false);
	await expect(dialog(dora).getByLabel("Reason")).toHaveValue("A long break.");
	await dialog(dora).getByRole("button", { name: "Cancel" }).click();
	await expect(button(dora, "Close the account")).toBeVisible();
});
