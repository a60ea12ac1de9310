import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
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
} from "../support/applicant.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, phone, test } from "../support/test.ts";

const application = "**/onboarding/supervisor-application/**";

const yes = (page: Page) => page.getByRole("radio", { name: label.applicant.yes }).check({ force: true });

/** On the first page of an application that was just begun. */
const begin = async (page: Page, username: string) => {
	await start(page, username);
	await yes(page);
	await press(page, label.applicant.startApplication);
	await arriveAt(page, "supervisor-onboarding-1");
};

const goTo = async (page: Page, number: number) => {
	await page.goto(page.url().replace(/onboarding(-\d)?$/, `onboarding-${number}`));
	await expect(page.getByText(t(label.applicant.pageOf, { page: number, pages: 5 }))).toBeVisible();
};

test("a supervisor applies from the education question to Application submitted! (S1, S2, S3, S4, S5, S6, S7, D11)", async ({
	people,
	product,
	api,
}) => {
	await newcomer(api, product, "sol.applies", "supervisor");
	const page = await people.member("sol.applies");
	const errors = consoleErrors(page);
	await start(page, "sol.applies");
	await press(page, label.applicant.startApplication);
	await expect(page.getByText(label.applicant.educationAnswerMissing)).toBeVisible();
	await yes(page);
	await press(page, label.applicant.startApplication);

	await arriveAt(page, "supervisor-onboarding-1");
	await press(page, label.applications.next);
	await expect(page.getByText(label.contract.googleEmailMissing)).toBeVisible();
	await expect(page.getByText(label.contract.accountUnverified)).toBeVisible();
	await expect(answer(page, "account_verified")).toBeFocused();
	await answer(page, "google_email").fill("sol@example.org");
	await answer(page, "account_verified").check();
	await press(page, label.applications.save);
	await expect(page.getByText(label.applicant.detailsSavedSuccessfully)).toBeVisible();
	await press(page, label.applications.next);

	await arriveAt(page, "supervisor-onboarding-2");
	await answer(page, "confidence_level").fill("11");
	await press(page, label.applications.next);
	await expect(page.getByText(label.contract.confidenceLevelInvalid)).toBeVisible();
	const bounds = (min: number) => page.getByText(t(label.contract.answerLengthInvalid, { min, max: 1000 }));
	await expect(bounds(250)).toHaveCount(2);
	await expect(bounds(500)).toHaveCount(2);
	await expect(bounds(750)).toHaveCount(8);
	await answer(page, "interest_reason").fill(` ${"x".repeat(247)} `);
	await expect(
		page.getByText(
			tn(1, label.applicant.moreCharactersNeeded, {
				so: t(label.applicant.ofCharacters, { count: 249, max: 1000 }),
				min: 250,
			}),
		),
	).toBeVisible();
	await expect(bounds(250)).toHaveCount(2);
	await answer(page, "interest_reason").fill(` ${"x".repeat(248)} `);
	await expect(
		page.getByText(t(label.applicant.ofCharacters, { count: 250, max: 1000 }), { exact: true }),
	).toBeVisible();
	await expect(bounds(250)).toHaveCount(1);
	await answer(page, "interest_reason").fill("x".repeat(1001));
	await expect(
		page.getByText(tn(1, label.applicant.tooMany, { so: t(label.applicant.ofCharacters, { count: 1001, max: 1000 }) })),
	).toBeVisible();
	await fillLongAnswers(page);
	await answer(page, "confidence_level").fill("");
	await answer(page, "extra_info").fill("Long. ".repeat(400));
	await press(page, label.applications.next);

	await arriveAt(page, "supervisor-onboarding-3");
	await press(page, label.applications.next);
	for (const sentence of [
		label.contract.trainingAgreementMissing,
		label.contract.threeMonthsMissing,
		label.contract.fourShiftsMissing,
		label.contract.commitmentLevelMissing,
		label.contract.shiftMissing,
	]) {
		await expect(page.getByText(sentence, { exact: true })).toBeVisible();
	}
	await answer(page, "expected_commitment").selectOption("other");
	await expect(page.getByText(label.contract.commitmentMissing)).toBeVisible();
	for (const tool of ["tawkto", "cls_website", "gsuite", "acuity", "discord", "screenshots"]) {
		await answer(page, `${tool}_knowledge`).selectOption("not_sure");
	}
	await fillFinal(page);
	await press(page, label.applications.next);

	await arriveAt(page, "supervisor-onboarding-4");
	await press(page, label.applicant.finish);
	const { resumeMissing, degreeMissing, accreditationMissing } = label.contract;
	for (const missing of [resumeMissing, degreeMissing, accreditationMissing]) {
		await expect(page.getByText(missing)).toBeVisible();
	}
	await chooseFile(page, label.applicant.resume, "Résumé of Sol.pdf");
	await chooseFile(page, label.applicant.degree, "degree.pdf");
	await chooseFile(page, label.applicant.proofOfAccreditation, "proof.pdf");
	await expect(page.getByText("Résumé of Sol.pdf")).toBeVisible();
	await expect(page.getByRole("button", { name: startsWith(label.applicant.open) })).toHaveCount(3);
	await answer(page, "degree_name").fill("Social Work");
	await press(page, label.applicant.finish);

	await arriveAt(page, "supervisor-onboarding-5");
	await expect(page.getByText(label.applicant.filesUploadedSuccessfully)).toBeVisible();
	await expect(heading(page, label.applicant.submitYourApplication)).toBeVisible();
	const steps = await page.evaluate(() => history.length);
	await press(page, label.applications.submit);
	await page.waitForURL("**/chat-dashboard");
	await expect(page.getByText(label.applicant.applicationSubmitted)).toBeFocused();
	await expect(heading(page, label.applications.applicationReceived)).toBeVisible();
	expect(await page.evaluate(() => sessionStorage.getItem("role"))).toBe("trainee_supervisor");
	expect(await page.evaluate(() => history.length)).toBe(steps);
	expect(errors).toEqual([]);
});

test("who says No is led to the page that suggests listening; the answer is read from the application (S1, S2, S8)", async ({
	people,
	product,
	api,
}) => {
	await newcomer(api, product, "nell.no", "supervisor");
	const page = await people.member("nell.no");
	await start(page, "nell.no");
	await page.getByRole("radio", { name: label.applications.no }).check({ force: true });
	await press(page, label.applicant.startApplication);
	await page.waitForURL("**/not-eligible");
	await expect(heading(page, label.applicant.notEligible)).toBeVisible();
	await expect(page.getByRole("button", { name: label.applicant.applyAsListener })).toBeVisible();
	await page.getByRole("link", { name: label.applications.back }).click();
	await yes(page);
	await press(page, label.applicant.startApplication);
	await arriveAt(page, "supervisor-onboarding-1");
	await press(page, label.applications.back);
	await page.waitForURL("**/supervisor-onboarding");
	await page.reload();
	await expect(page.getByRole("radio", { name: label.applicant.yes })).toBeChecked();
	await press(page, label.applicant.continue);
	await arriveAt(page, "supervisor-onboarding-1");
});

test("who turns to listening applies with the account that is there (S8, O1)", async ({ people, product, api }) => {
	await newcomer(api, product, "lou.listens", "supervisor");
	const page = await people.member("lou.listens");
	await start(page, "lou.listens");
	await page.getByRole("radio", { name: label.applications.no }).check({ force: true });
	await press(page, label.applicant.startApplication);
	await page.waitForURL("**/not-eligible");
	await press(page, label.applicant.applyAsListener);
	await page.waitForURL(/\/[0-9a-f-]{36}\/onboarding$/);
	await press(page, label.applicant.continue);
	await arriveAt(page, "onboarding-1");
	await page.goto("/not-eligible");
	await expect(page.getByRole("link", { name: label.applicant.applyAsListener })).toBeVisible();
});

test("a document is refused, cancelled, tried again, opened, replaced and removed (S6)", async ({
	people,
	product,
	api,
}) => {
	await newcomer(api, product, "dot.documents", "supervisor");
	const page = await people.member("dot.documents", phone);
	await begin(page, "dot.documents");
	await goTo(page, 4);
	await chooseFile(page, label.applicant.resume, "resume.html");
	await expect(page.getByText(label.applicant.fileKindInvalid)).toBeVisible();
	await chooseFile(page, label.applicant.resume, "large.pdf", 10_100_000);
	await expect(page.getByText(label.applicant.fileTooLarge, { exact: true })).toBeVisible();
	await press(page, t(label.applicant.leaveIt, { document: label.applicant.resume }));

	await page.route(application, (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
	await chooseFile(page, label.applicant.resume, "resume.pdf");
	await expect(page.getByText(label.applicant.uploadFailed)).toBeVisible();
	await press(page, label.applicant.finish);
	await expect(page).toHaveURL(/onboarding-4$/);
	await page.unroute(application);
	await page.route(application, () => undefined);
	await press(page, t(label.applicant.tryUploadAgain, { document: label.applicant.resume }));
	await expect(page.getByRole("progressbar", { name: label.applicant.resume })).toBeVisible();
	await press(page, t(label.applicant.cancelUpload, { document: label.applicant.resume }));
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	await expect(
		page.getByRole("button", { name: t(label.applicant.open, { document: label.applicant.resume }) }),
	).toHaveCount(0);
	await page.unroute(application);

	await chooseFile(page, label.applicant.resume, "resume.pdf", 300_000);
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		press(page, t(label.applicant.open, { document: label.applicant.resume })),
	]);
	expect(download.suggestedFilename()).toBe("resume.pdf");
	await chooseFile(page, label.applicant.resume, "better resume.pdf");
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	await page.reload();
	await expect(page.getByText("better resume.pdf")).toBeVisible();
	await press(page, t(label.applicant.remove, { document: label.applicant.resume }));
	await expect(page.getByText("better resume.pdf")).toHaveCount(0);
	await page.reload();
	await press(page, label.applicant.finish);
	await expect(page.getByText(label.contract.resumeMissing)).toBeVisible();
});

test("each failure of the supervisor application has its sentence (S2, S9)", async ({ people, product, api }) => {
	await newcomer(api, product, "sid.fails", "supervisor");
	const page = await people.member("sid.fails");
	const answers = async (method: string, status: number, body: string) => {
		await page.unroute(application);
		await page.route(application, (route) =>
			route.request().method() === method ? route.fulfill({ status, body }) : route.continue(),
		);
	};
	await answers("GET", 400, "");
	await start(page, "sid.fails");
	await expect(page.getByText(label.applicant.supervisorApplicationNotFetched)).toBeVisible();
	await answers("POST", 400, "");
	await press(page, label.applicant.tryAgain);
	await yes(page);
	await press(page, label.applicant.startApplication);
	await expect(page.getByText(label.applicant.supervisorApplicationNotCreated)).toBeFocused();
	await page.unroute(application);
	await press(page, label.applicant.startApplication);
	await arriveAt(page, "supervisor-onboarding-1");

	await answers("PUT", 400, "");
	await answer(page, "google_email").fill("sid@example.org");
	await press(page, label.applications.save);
	await expect(page.getByText(label.applicant.answersNotSaved)).toBeVisible();
	await expect(page.getByText(label.applicant.supervisorApplicationNotUpdated)).toBeVisible();
	await answers("PUT", 200, "{}");
	await press(page, label.applications.save);
	await expect(page.getByText(label.applicant.unexpectedErrorOccurred)).toBeVisible();
	await page.unroute(application);
	await press(page, label.applications.save);
	await expect(page.getByText(label.applicant.detailsSavedSuccessfully)).toBeVisible();
	await tick(page, ["account_verified"]);
	await isSaved(page);
});
