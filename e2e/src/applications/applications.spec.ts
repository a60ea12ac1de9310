import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { anyOf, contains, startsWith } from "@warmline/web/labels/match";
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
} from "../support/applicant.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, holdCalls, logIn, password, phone, test } from "../support/test.ts";

const details = "**/account/user-details/**";
const notSaved = label.applicant.notSavedOffline;

test("from registering to a submitted listener application, over a reload and a dead connection (O1, O2, O3, O4, O5, O6, D11)", async ({
	people,
	product,
}) => {
	const page = await people.stranger();
	const errors = consoleErrors(page);
	await page.goto("/ApplyListener");
	await page.getByLabel(label.accounts.legalFirstName).fill("Ana");
	await page.getByLabel(label.accounts.legalLastName).fill("Kovac");
	await page.getByLabel(label.members.username).fill("ana.applies");
	await page.getByLabel(label.applications.email, { exact: true }).fill("ana.applies@example.org");
	await page.getByLabel(label.accounts.password, { exact: true }).fill(password);
	await page.getByLabel(label.accounts.confirmPassword).fill(password);
	await press(page, label.accounts.register);
	await page.waitForURL("**/email-verification");
	await page.goto(await product.linkMailedTo("ana.applies@example.org"));
	await logIn(page, "ana.applies");
	await expect(page.getByRole("heading", { name: label.applicant.completeProfile })).toBeVisible();
	await start(page, "ana.applies");

	await press(page, label.applicant.startApplication);
	await arriveAt(page, "onboarding-1");
	await expect(page.getByText(t(label.applicant.pageOf, { page: 1, pages: 4 }))).toBeVisible();
	await expect(page.getByLabel(label.applications.name, { exact: true })).toHaveValue("Ana Kovac");
	await expect(page.getByLabel(label.applications.email, { exact: true })).toHaveValue("ana.applies@example.org");
	for (const field of [label.applications.name, label.applications.email]) {
		await expect(page.getByLabel(field, { exact: true })).not.toBeEditable();
	}
	await fillInformation(page);
	await press(page, label.applications.save);
	await expect(page.getByText(label.applicant.detailsSaved)).toBeVisible();
	await press(page, label.applications.next);

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
	await page.reload();
	await expect(answer(page, "what_attracted_you")).toHaveValue("Written without a line.");
	await isSaved(page);
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
	await page.context().setOffline(true);
	await answer(page, "what_attracted_you").fill("Written in a tunnel.");
	await press(page, label.applications.save);
	await expect(page.getByText(label.applicant.detailsNotSaved)).toBeVisible();
	await page.context().setOffline(false);
	await isSaved(page);
	await fillInterview(page);
	await press(page, label.applications.next);

	await arriveAt(page, "onboarding-3");
	await press(page, label.applications.back);
	await arriveAt(page, "onboarding-2");
	await expect(answer(page, "how_did_you_hear")).toHaveValue("My answer about how_did_you_hear.");
	await press(page, label.applications.next);
	await arriveAt(page, "onboarding-3");
	await fillAgreements(page);
	await press(page, label.applications.next);

	await arriveAt(page, "onboarding-4");
	await expect(heading(page, label.applicant.submitYourApplication)).toBeFocused();
	await press(page, label.applications.submit);
	await page.waitForURL("**/chat-dashboard");
	await expect(page.getByText(label.applicant.applicationSubmitted)).toBeFocused();
	await expect(heading(page, label.applications.applicationReceived)).toBeVisible();
	expect(await page.evaluate(() => sessionStorage.getItem("role"))).toBe("trainee_listener");

	await page.goBack();
	await page.waitForURL("**/onboarding");
	await expect(page.getByRole("heading", { name: label.applications.applicationReceived })).toBeVisible();
	await expect(
		page.getByRole("button", {
			name: anyOf(contains(label.applicant.startApplication), contains(label.applicant.continue)),
		}),
	).toHaveCount(0);
	expect(errors.filter((line) => !line.includes("net::ERR_"))).toEqual([]);
});

test("a placement student applies on a phone, and the last page leads to what is missing (O1, O4, O5)", async ({
	people,
	product,
	api,
}) => {
	await newcomer(api, product, "pia.placement", "placement");
	const page = await people.member("pia.placement", phone);
	await start(page, "pia.placement");
	await expect(
		heading(page, t(label.applicant.application, { programme: label.members.placementStudent })),
	).toBeVisible();
	await press(page, label.applicant.startApplication);
	await arriveAt(page, "onboarding-1");
	await fillInformation(page);
	await press(page, label.applications.next);
	await arriveAt(page, "onboarding-2");
	await page.goto(page.url().replace("onboarding-2", "onboarding-4"));
	await press(page, label.applications.submit);
	await expect(page.getByRole("alert")).toBeFocused();
	await page
		.getByRole("link", { name: t(label.applications.page, { page: 2, heading: label.applicant.interviewQuestions }) })
		.click();
	await fillInterview(page);
	await press(page, label.applications.next);
	await arriveAt(page, "onboarding-3");
	await fillAgreements(page);
	await press(page, label.applications.next);
	await arriveAt(page, "onboarding-4");
	await expect(page.getByText(label.applicant.stillMissing)).toHaveCount(0);
	await press(page, label.applications.submit);
	await expect(heading(page, label.applications.applicationReceived)).toBeVisible();
	expect(await page.evaluate(() => sessionStorage.getItem("role"))).toBe("trainee_listener");
});

test("a page that is not open leads to the introduction, and another device's draft is gone on with (O1, O6, D11)", async ({
	people,
	product,
	api,
}) => {
	await newcomer(api, product, "dev.devices");
	const laptop = await people.member("dev.devices");
	const own = new URL(laptop.url()).pathname.replace("/chat-dashboard", "");
	await laptop.goto(`${own}/onboarding-3`);
	await laptop.waitForURL("**/onboarding");
	await press(laptop, label.applicant.startApplication);
	await arriveAt(laptop, "onboarding-1");
	await answer(laptop, "phone_number").fill("555 0000");
	await isSaved(laptop);

	const mobile = await people.member("dev.devices", phone);
	await mobile.getByRole("link", { name: label.applicant.goOnWithApplication }).click();
	await press(mobile, label.applicant.continue);
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
	api,
}) => {
	await newcomer(api, product, "lou.leaves");
	const page = await people.member("lou.leaves");
	await start(page, "lou.leaves");
	await press(page, label.applicant.startApplication);
	await arriveAt(page, "onboarding-1");
	await answer(page, "address").fill("Typed, and gone at once");
	await page.getByRole("link", { name: label.members.home }).click();
	await expect(page.getByRole("heading", { name: label.applications.applicationBegun })).toBeVisible();
	await page.getByRole("link", { name: label.applicant.goOnWithApplication }).click();
	await press(page, label.applicant.continue);
	await expect(answer(page, "address")).toHaveValue("Typed, and gone at once");

	await holdCalls(page, details);
	await answer(page, "address").fill("Typed before logging out");
	expect(await page.evaluate(() => Object.keys(localStorage))).toHaveLength(1);
	await page.getByRole("button", { name: startsWith(label.members.profileMenuOf) }).click();
	await page.getByRole("menuitem", { name: label.members.logout }).click();
	await page.waitForURL("**/login");
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
