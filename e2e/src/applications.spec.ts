import {
	answer,
	arriveAt,
	fillAgreements,
	fillInformation,
	fillInterview,
	heading,
	isSaved,
	newcomer,
	press,
	start,
} from "./applicant.ts";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, holdCalls, logIn, password, phone, test } from "./test.ts";

test.describe.configure({ timeout: 300_000 });

const details = "**/account/user-details/**";
const notSaved = "Not saved yet: no line. It is kept on this device.";

test("from registering to a submitted listener application, over a reload and a dead line (O1, O2, O3, O4, O5, O6, D11)", async ({
	people,
	product,
}) => {
	const page = await people.stranger();
	const errors = consoleErrors(page);
	await page.goto("/ApplyListener");
	await page.getByLabel("Legal first name").fill("Ana");
	await page.getByLabel("Legal last name").fill("Kovac");
	await page.getByLabel("Username").fill("ana.applies");
	await page.getByLabel("Email", { exact: true }).fill("ana.applies@example.org");
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByLabel("Confirm password").fill(password);
	await press(page, "Register");
	await page.waitForURL("**/email-verification");
	await press(page, "Send Verification Email");
	await page.goto(await product.linkMailedTo("ana.applies@example.org"));
	await logIn(page, "ana.applies");
	await expect(page.getByRole("heading", { name: "Complete your profile for full access" })).toBeVisible();
	await checkScreen(page, "applicant-overlay");
	await start(page, "ana.applies");
	await checkScreen(page, "onboarding");

	await press(page, "Start Application");
	await arriveAt(page, "onboarding-1");
	await expect(page.getByText("Page 1 of 4")).toBeVisible();
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ana Kovac");
	await expect(page.getByLabel("Email", { exact: true })).toHaveValue("ana.applies@example.org");
	for (const label of ["Name", "Email"]) {
		await expect(page.getByLabel(label, { exact: true })).not.toBeEditable();
	}
	await fillInformation(page);
	await press(page, "Save");
	await expect(page.getByText("Details Saved Successfully!")).toBeVisible();
	await press(page, "Next");

	await arriveAt(page, "onboarding-2");
	await answer(page, "how_did_you_hear").fill("From a friend.");
	await isSaved(page);
	await page.reload();
	await expect(answer(page, "how_did_you_hear")).toHaveValue("From a friend.");

	// No call leaves this page any more, also not on its way out.
	await page.evaluate(() => {
		window.fetch = () => Promise.reject(new TypeError("no line"));
	});
	await answer(page, "what_attracted_you").fill("Written without a line.");
	await expect(page.getByText(notSaved)).toBeVisible();
	await checkScreen(page, "onboarding-2");
	await page.reload();
	await expect(answer(page, "what_attracted_you")).toHaveValue("Written without a line.");
	await isSaved(page);
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
	await page.context().setOffline(true);
	await answer(page, "what_attracted_you").fill("Written in a tunnel.");
	await press(page, "Save");
	await expect(page.getByText("Error saving details. Please try again.")).toBeVisible();
	await page.context().setOffline(false);
	await isSaved(page);
	await fillInterview(page);
	await press(page, "Next");

	await arriveAt(page, "onboarding-3");
	await press(page, "Back");
	await arriveAt(page, "onboarding-2");
	await expect(answer(page, "how_did_you_hear")).toHaveValue("My answer about how_did_you_hear.");
	await press(page, "Next");
	await arriveAt(page, "onboarding-3");
	await fillAgreements(page);
	await press(page, "Next");

	await arriveAt(page, "onboarding-4");
	await expect(heading(page, "Thank you")).toBeFocused();
	await checkScreen(page, "onboarding-4");
	await press(page, "Submit");
	await page.waitForURL("**/chat-dashboard");
	await expect(page.getByText("Application submitted!")).toBeFocused();
	await expect(heading(page, "Your application is with us")).toBeVisible();
	expect(await page.evaluate(() => sessionStorage.getItem("role"))).toBe("trainee_listener");
	await checkScreen(page, "applicant-submitted");

	await page.goBack();
	await page.waitForURL("**/onboarding");
	await expect(page.getByRole("heading", { name: "Your application is with us" })).toBeVisible();
	await expect(page.getByRole("button", { name: /Start Application|Continue/ })).toHaveCount(0);
	await checkScreen(page, "onboarding-submitted");
	expect(errors.filter((line) => !line.includes("net::ERR_"))).toEqual([]);
});

test("a placement student applies on a phone, and the last page leads to what is missing (O1, O4, O5)", async ({
	people,
	product,
	backstage,
}) => {
	await newcomer(backstage, product, "pia.placement", "placement");
	const page = await people.member("pia.placement", phone);
	await start(page, "pia.placement");
	await expect(heading(page, "Placement student application")).toBeVisible();
	await press(page, "Start Application");
	await arriveAt(page, "onboarding-1");
	await fillInformation(page);
	await press(page, "Next");
	await arriveAt(page, "onboarding-2");
	await page.goto(page.url().replace("onboarding-2", "onboarding-4"));
	await press(page, "Submit");
	await expect(page.getByRole("alert")).toBeFocused();
	await checkScreen(page, "onboarding-4-missing");
	await page.getByRole("link", { name: "Page 2: Interview questions" }).click();
	await fillInterview(page);
	await press(page, "Next");
	await arriveAt(page, "onboarding-3");
	await fillAgreements(page);
	await press(page, "Next");
	await arriveAt(page, "onboarding-4");
	await expect(page.getByText("Still missing")).toHaveCount(0);
	await press(page, "Submit");
	await expect(heading(page, "Your application is with us")).toBeVisible();
	expect(await page.evaluate(() => sessionStorage.getItem("role"))).toBe("trainee_listener");
});

test("a page that is not open leads to the introduction, and another device's draft is gone on with (O1, O6, D11)", async ({
	people,
	product,
	backstage,
}) => {
	await newcomer(backstage, product, "dev.devices");
	const laptop = await people.member("dev.devices");
	const own = new URL(laptop.url()).pathname.replace("/chat-dashboard", "");
	await laptop.goto(`${own}/onboarding-3`);
	await laptop.waitForURL("**/onboarding");
	await press(laptop, "Start Application");
	await arriveAt(laptop, "onboarding-1");
	await answer(laptop, "phone_number").fill("555 0000");
	await isSaved(laptop);

	const mobile = await people.member("dev.devices", phone);
	await mobile.getByRole("link", { name: "Go on with your application" }).click();
	await press(mobile, "Continue");
	await arriveAt(mobile, "onboarding-1");
	await expect(answer(mobile, "phone_number")).toHaveValue("555 0000");
	await answer(mobile, "address").fill("Written on a phone");
	await isSaved(mobile);
	await laptop.reload();
	await expect(answer(laptop, "address")).toHaveValue("Written on a phone");
});

test("words typed at the last moment are saved on the way to another page, and none stay after logging out (O6)", async ({
	people,
	product,
	backstage,
}) => {
	await newcomer(backstage, product, "lou.leaves");
	const page = await people.member("lou.leaves");
	await start(page, "lou.leaves");
	await press(page, "Start Application");
	await arriveAt(page, "onboarding-1");
	await answer(page, "address").fill("Typed, and gone at once");
	await page.getByRole("link", { name: "Home" }).click();
	await expect(page.getByRole("heading", { name: "Your application is begun" })).toBeVisible();
	await page.getByRole("link", { name: "Go on with your application" }).click();
	await press(page, "Continue");
	await expect(answer(page, "address")).toHaveValue("Typed, and gone at once");

	await holdCalls(page, details);
	await answer(page, "address").fill("Typed before logging out");
	expect(await page.evaluate(() => Object.keys(localStorage))).toHaveLength(1);
	await page.getByRole("button", { name: /^Profile menu/ }).click();
	await page.getByRole("menuitem", { name: "Logout" }).click();
	await page.waitForURL("**/login");
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
