import type { Page } from "@playwright/test";
import {
	answer,
	arriveAt,
	chooseFile,
	fillFinal,
	fillLongAnswers,
	heading,
	isSaved,
	newcomer,
	press,
	start,
	tick,
} from "./applicant.ts";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, phone, test } from "./test.ts";

test.describe.configure({ timeout: 300_000 });

const application = "**/onboarding/supervisor-application/**";

const yes = (page: Page) => page.getByRole("radio", { name: "Yes" }).check({ force: true });

/** On the first page of an application that was just begun. */
const begin = async (page: Page, username: string) => {
	await start(page, username);
	await yes(page);
	await press(page, "Start Application");
	await arriveAt(page, "supervisor-onboarding-1");
};

const goTo = async (page: Page, number: number) => {
	await page.goto(page.url().replace(/onboarding(-\d)?$/, `onboarding-${number}`));
	await expect(page.getByText(`Page ${number} of 5`)).toBeVisible();
};

test("a supervisor applies from the education question to Application submitted! (S1, S2, S3, S4, S5, S6, S7, D11)", async ({
	people,
	product,
	backstage,
}) => {
	await newcomer(backstage, product, "sol.applies", "supervisor");
	const page = await people.member("sol.applies");
	const errors = consoleErrors(page);
	await start(page, "sol.applies");
	await press(page, "Start Application");
	await expect(page.getByText("Please indicate whether you meet the education requirements.")).toBeVisible();
	await checkScreen(page, "supervisor-onboarding");
	await yes(page);
	await press(page, "Start Application");

	await arriveAt(page, "supervisor-onboarding-1");
	await press(page, "Next");
	await expect(page.getByText("Google email is required.")).toBeVisible();
	await expect(page.getByText("You must verify your account.")).toBeVisible();
	await expect(answer(page, "account_verified")).toBeFocused();
	await checkScreen(page, "supervisor-onboarding-1");
	await answer(page, "google_email").fill("sol@example.org");
	await answer(page, "account_verified").check();
	await press(page, "Save");
	await expect(page.getByText("Details saved successfully!")).toBeVisible();
	await press(page, "Next");

	await arriveAt(page, "supervisor-onboarding-2");
	await answer(page, "confidence_level").fill("11");
	await press(page, "Next");
	await expect(page.getByText("Confidence level must be a number between 1 and 10.")).toBeVisible();
	const bounds = (min: number) =>
		page.getByText(`This answer must be between ${min} and 1000 characters (including spaces).`);
	await expect(bounds(250)).toHaveCount(2);
	await expect(bounds(500)).toHaveCount(2);
	await expect(bounds(750)).toHaveCount(8);
	await checkScreen(page, "supervisor-onboarding-2");
	await answer(page, "interest_reason").fill(` ${"x".repeat(247)} `);
	await expect(page.getByText("249 of 1000 characters, at least 250: 1 more is needed")).toBeVisible();
	await expect(bounds(250)).toHaveCount(2);
	await answer(page, "interest_reason").fill(` ${"x".repeat(248)} `);
	await expect(page.getByText("250 of 1000 characters", { exact: true })).toBeVisible();
	await expect(bounds(250)).toHaveCount(1);
	await answer(page, "interest_reason").fill("x".repeat(1001));
	await expect(page.getByText("1001 of 1000 characters: 1 too many")).toBeVisible();
	await fillLongAnswers(page);
	await answer(page, "confidence_level").fill("");
	await answer(page, "extra_info").fill("Long. ".repeat(400));
	await press(page, "Next");

	await arriveAt(page, "supervisor-onboarding-3");
	await press(page, "Next");
	for (const sentence of [
		"You must agree to complete the training.",
		"You must agree to commit at least three months.",
		"You must commit to at least four shifts.",
		"Please select your expected level of commitment.",
		"Please select at least one shift.",
	]) {
		await expect(page.getByText(sentence, { exact: true })).toBeVisible();
	}
	await answer(page, "expected_commitment").selectOption("other");
	await expect(page.getByText("Please specify your commitment.")).toBeVisible();
	for (const tool of ["tawkto", "cls_website", "gsuite", "acuity", "discord", "screenshots"]) {
		await answer(page, `${tool}_knowledge`).selectOption("not_sure");
	}
	await checkScreen(page, "supervisor-onboarding-3");
	await fillFinal(page);
	await press(page, "Next");

	await arriveAt(page, "supervisor-onboarding-4");
	await press(page, "Finish");
	for (const document of ["Resume", "Degree", "Accreditation"]) {
		await expect(page.getByText(`${document} file is required.`)).toBeVisible();
	}
	await checkScreen(page, "supervisor-onboarding-4-missing");
	await chooseFile(page, "Resume", "Résumé of Sol.pdf");
	await chooseFile(page, "Degree", "degree.pdf");
	await chooseFile(page, "Proof of accreditation", "proof.pdf");
	await expect(page.getByText("Résumé of Sol.pdf")).toBeVisible();
	await expect(page.getByRole("button", { name: /^Open: / })).toHaveCount(3);
	await answer(page, "degree_name").fill("Social Work");
	await checkScreen(page, "supervisor-onboarding-4");
	await press(page, "Finish");

	await arriveAt(page, "supervisor-onboarding-5");
	await expect(page.getByText("Files uploaded successfully.")).toBeVisible();
	await expect(heading(page, "Thank you")).toBeVisible();
	await checkScreen(page, "supervisor-onboarding-5");
	const steps = await page.evaluate(() => history.length);
	await press(page, "Submit");
	await page.waitForURL("**/chat-dashboard");
	await expect(page.getByText("Application submitted!")).toBeFocused();
	await expect(heading(page, "Your application is with us")).toBeVisible();
	expect(await page.evaluate(() => sessionStorage.getItem("role"))).toBe("trainee_supervisor");
	expect(await page.evaluate(() => history.length)).toBe(steps);
	expect(errors).toEqual([]);
});

test("who says No is led to the page that suggests listening; the answer is read from the application (S1, S2, S8)", async ({
	people,
	product,
	backstage,
}) => {
	await newcomer(backstage, product, "nell.no", "supervisor");
	const page = await people.member("nell.no");
	await start(page, "nell.no");
	await page.getByRole("radio", { name: "No" }).check({ force: true });
	await press(page, "Start Application");
	await page.waitForURL("**/not-eligible");
	await expect(heading(page, "Not eligible for Shift Supervisor")).toBeVisible();
	await expect(page.getByRole("button", { name: "Apply as a Certified Listener Chat Responder" })).toBeVisible();
	await checkScreen(page, "not-eligible");
	await page.getByRole("link", { name: "Back" }).click();
	await yes(page);
	await press(page, "Start Application");
	await arriveAt(page, "supervisor-onboarding-1");
	await press(page, "Back");
	await page.waitForURL("**/supervisor-onboarding");
	await page.reload();
	await expect(page.getByRole("radio", { name: "Yes" })).toBeChecked();
	await press(page, "Continue");
	await arriveAt(page, "supervisor-onboarding-1");
});

test("who turns to listening applies with the account that is there (S8, O1)", async ({
	people,
	product,
	backstage,
}) => {
	await newcomer(backstage, product, "lou.listens", "supervisor");
	const page = await people.member("lou.listens");
	await start(page, "lou.listens");
	await page.getByRole("radio", { name: "No" }).check({ force: true });
	await press(page, "Start Application");
	await page.waitForURL("**/not-eligible");
	await press(page, "Apply as a Certified Listener Chat Responder");
	await page.waitForURL(/\/[0-9a-f-]{36}\/onboarding$/);
	await press(page, "Continue");
	await arriveAt(page, "onboarding-1");
	await page.goto("/not-eligible");
	await expect(page.getByRole("link", { name: "Apply as a Certified Listener Chat Responder" })).toBeVisible();
});

test("a document is refused, cancelled, tried again, opened, replaced and removed (S6)", async ({
	people,
	product,
	backstage,
}) => {
	await newcomer(backstage, product, "dot.documents", "supervisor");
	const page = await people.member("dot.documents", phone);
	await begin(page, "dot.documents");
	await goTo(page, 4);
	await chooseFile(page, "Resume", "resume.html");
	await expect(page.getByText("Please choose a PDF, Word, PNG or JPEG file.")).toBeVisible();
	await chooseFile(page, "Resume", "large.pdf", 10_100_000);
	await expect(page.getByText("Files can be at most 10 MB.", { exact: true })).toBeVisible();
	await press(page, "Leave it: Resume");

	await page.route(application, (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
	await chooseFile(page, "Resume", "resume.pdf");
	await expect(page.getByText("There was a problem uploading your documents.")).toBeVisible();
	await checkScreen(page, "supervisor-onboarding-4-failed");
	await press(page, "Finish");
	await expect(page).toHaveURL(/onboarding-4$/);
	await page.unroute(application);
	await page.route(application, () => undefined);
	await press(page, "Try again: Resume");
	await expect(page.getByRole("progressbar", { name: "Resume" })).toBeVisible();
	await checkScreen(page, "supervisor-onboarding-4-sending");
	await press(page, "Cancel: Resume");
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Open: Resume" })).toHaveCount(0);
	await page.unroute(application);

	await chooseFile(page, "Resume", "resume.pdf", 300_000);
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	const [download] = await Promise.all([page.waitForEvent("download"), press(page, "Open: Resume")]);
	expect(download.suggestedFilename()).toBe("resume.pdf");
	await chooseFile(page, "Resume", "better resume.pdf");
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	await page.reload();
	await expect(page.getByText("better resume.pdf")).toBeVisible();
	await press(page, "Remove: Resume");
	await expect(page.getByText("better resume.pdf")).toHaveCount(0);
	await page.reload();
	await press(page, "Finish");
	await expect(page.getByText("Resume file is required.")).toBeVisible();
});

test("each failure of the supervisor application has its sentence (S2, S9)", async ({ people, product, backstage }) => {
	await newcomer(backstage, product, "sid.fails", "supervisor");
	const page = await people.member("sid.fails");
	const answers = async (method: string, status: number, body: string) => {
		await page.unroute(application);
		await page.route(application, (route) =>
			route.request().method() === method ? route.fulfill({ status, body }) : route.continue(),
		);
	};
	await answers("GET", 400, "");
	await start(page, "sid.fails");
	await expect(page.getByText("Failed to fetch shift supervisor application.")).toBeVisible();
	await answers("POST", 400, "");
	await press(page, "Try again");
	await yes(page);
	await press(page, "Start Application");
	await expect(page.getByText("Failed to create shift supervisor application.")).toBeFocused();
	await page.unroute(application);
	await press(page, "Start Application");
	await arriveAt(page, "supervisor-onboarding-1");

	await answers("PUT", 400, "");
	await answer(page, "google_email").fill("sid@example.org");
	await press(page, "Save");
	await expect(page.getByText("There was a problem saving your answers.")).toBeVisible();
	await expect(page.getByText("Failed to update shift supervisor application.")).toBeVisible();
	await answers("PUT", 200, "{}");
	await press(page, "Save");
	await expect(page.getByText("Unexpected error occurred.")).toBeVisible();
	await page.unroute(application);
	await press(page, "Save");
	await expect(page.getByText("Details saved successfully!")).toBeVisible();
	await tick(page, ["account_verified"]);
	await isSaved(page);
});
