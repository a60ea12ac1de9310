import type { Page } from "@playwright/test";
import { longAnswers, selfRatings } from "@warmline/contract/applications/supervisor-application";
import { label } from "@warmline/web/labels";
import { answer, arriveAt, chooseFile, heading, newcomer, press } from "../../support/applicant.ts";
import { fieldOf, listenerApplies, listenerDraft } from "../../support/desk.ts";
import { expect, phone } from "../../support/test.ts";
import { area, type Screen, type Stage } from "../screen.ts";

const application = "**/onboarding/supervisor-application/**";

const supervisorDraft = async ({ api, product }: Stage, username: string, answers: object) => {
	await newcomer(api, product, username, "supervisor");
	const begun = await api.as(username, "POST", "/onboarding/supervisor-application/", {});
	const address = `/onboarding/supervisor-application/${fieldOf(begun, "result", "user", "id")}/`;
	await api.as(username, "PUT", address, { education_met: true, ...answers });
	return address;
};

/** Every answer and document is there; it is not submitted. */
const wholeSupervisorDraft = async (stage: Stage, username: string) => {
	const { api } = stage;
	const address = await supervisorDraft(stage, username, {
		...{ account_verified: true, google_email: "sol@example.org", confidence_level: 7, degree_name: "Social Work" },
		...Object.fromEntries(longAnswers.map((name) => [name, "Word. ".repeat(150)])),
		...Object.fromEntries(selfRatings.map((name) => [name, "good"])),
		...{ agrees_training: true, agrees_three_months: true, agrees_four_shifts: true, expected_commitment: "4-6" },
	});
	const times = await api.as(username, "GET", "/shift-manager/shift-times/");
	await api.as(username, "PUT", address, { preferred_shifts: [String(fieldOf(times, "results", "0", "id"))] });
	const form = new FormData();
	for (const name of ["resume", "degree", "accreditation"]) {
		form.set(name, new File(["%PDF-1.7\n%%EOF\n"], `${name} of Sol.pdf`, { type: "application/pdf" }));
	}
	await api.as(username, "PUT", address, form);
};

const choosesResume = async (page: Page) => {
	await page.route(application, (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
	await chooseFile(page, label.applicant.resume, "resume.pdf");
	await expect(page.getByText(label.applicant.uploadFailed)).toBeVisible();
};

const listenerScreens: readonly Screen<unknown>[] = [
	{
		name: "applicant-overlay",
		route: "/:userId/chat-dashboard",
		viewers: ["ann.new"],
		requirements: ["D11"],
		ready: (page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
	},
	{ name: "onboarding", route: "/:userId/onboarding", viewers: ["ann.new"], requirements: ["O1"] },
	{ name: "onboarding-1", route: "/:userId/onboarding-1", viewers: ["ann.draft"], requirements: ["O2"] },
	{ name: "onboarding-2", route: "/:userId/onboarding-2", viewers: ["ann.draft"], requirements: ["O3"] },
	{
		name: "onboarding-2-not-saved",
		route: "/:userId/onboarding-2",
		viewers: ["ann.draft"],
		requirements: ["O6"],
		steps: async (page) => {
			await page.evaluate(() => {
				window.fetch = () => Promise.reject(new TypeError("no line"));
			});
			await answer(page, "what_attracted_you").fill("Written without a line.");
			await expect(page.getByText(label.applicant.notSavedOffline)).toBeVisible();
		},
	},
	{ name: "onboarding-3", route: "/:userId/onboarding-3", viewers: ["ann.draft"], requirements: ["O4"] },
	{ name: "onboarding-4", route: "/:userId/onboarding-4", viewers: ["ann.full"], requirements: ["O5"] },
	{
		name: "onboarding-4-missing",
		route: "/:userId/onboarding-4",
		viewers: ["ann.draft"],
		requirements: ["O5"],
		size: phone,
		steps: async (page) => {
			await press(page, label.applications.submit);
			await expect(page.getByRole("alert")).toBeFocused();
		},
	},
	{
		name: "applicant-submitted",
		route: "/:userId/onboarding-4",
		viewers: ["ann.submits"],
		requirements: ["O5", "D11"],
		steps: async (page) => {
			await press(page, label.applications.submit);
			await expect(page.getByText(label.applicant.applicationSubmitted)).toBeFocused();
			await expect(heading(page, label.applications.applicationReceived)).toBeVisible();
		},
	},
	{ name: "onboarding-submitted", route: "/:userId/onboarding", viewers: ["ann.done"], requirements: ["O1"] },
	{
		name: "shifts-applicant",
		route: "/:userId/shift-manager",
		viewers: ["ann.new"],
		requirements: ["H2"],
	},
	{ name: "search-applicant", route: "/:userId/search", viewers: ["ann.new"], refused: true },
];

const supervisorScreens: readonly Screen<unknown>[] = [
	{
		name: "supervisor-onboarding",
		route: "/:userId/supervisor-onboarding",
		viewers: ["sol.new"],
		requirements: ["S1"],
	},
	{
		name: "supervisor-onboarding-unanswered",
		route: "/:userId/supervisor-onboarding",
		viewers: ["sol.new"],
		requirements: ["S1"],
		steps: async (page) => {
			await press(page, label.applicant.startApplication);
			await expect(page.getByText(label.applicant.educationAnswerMissing)).toBeVisible();
		},
	},
	{ name: "not-eligible", route: "/not-eligible", viewers: ["sol.new", "visitor"], requirements: ["S8"] },
	{
		name: "supervisor-onboarding-1",
		route: "/:userId/supervisor-onboarding-1",
		viewers: ["sol.draft"],
		requirements: ["S3"],
		steps: async (page) => {
			await press(page, label.applications.next);
			await expect(page.getByText(label.contract.accountUnverified)).toBeVisible();
		},
	},
	{
		name: "supervisor-onboarding-2",
		route: "/:userId/supervisor-onboarding-2",
		viewers: ["sol.draft"],
		requirements: ["S4"],
		steps: async (page) => {
			await answer(page, "confidence_level").fill("11");
			await press(page, label.applications.next);
			await expect(page.getByText(label.contract.confidenceLevelInvalid)).toBeVisible();
		},
	},
	{
		name: "supervisor-onboarding-3",
		route: "/:userId/supervisor-onboarding-3",
		viewers: ["sol.draft"],
		requirements: ["S5"],
		steps: async (page) => {
			await press(page, label.applications.next);
			await answer(page, "expected_commitment").selectOption("other");
			await expect(page.getByText(label.contract.commitmentMissing)).toBeVisible();
		},
	},
	{
		name: "supervisor-onboarding-4-missing",
		route: "/:userId/supervisor-onboarding-4",
		viewers: ["sol.draft"],
		requirements: ["S6"],
		steps: async (page) => {
			await press(page, label.applicant.finish);
			await expect(page.getByText(label.contract.accreditationMissing)).toBeVisible();
		},
	},
	{
		name: "supervisor-onboarding-4-failed",
		route: "/:userId/supervisor-onboarding-4",
		viewers: ["sol.draft"],
		requirements: ["S6"],
		size: phone,
		steps: choosesResume,
		expectedError: /ERR_FAILED/,
	},
	{
		name: "supervisor-onboarding-4-sending",
		route: "/:userId/supervisor-onboarding-4",
		viewers: ["sol.draft"],
		requirements: ["S6"],
		size: phone,
		steps: async (page) => {
			await page.route(application, () => undefined);
			await chooseFile(page, label.applicant.resume, "resume.pdf");
			await expect(page.getByRole("progressbar", { name: label.applicant.resume })).toBeVisible();
		},
	},
	...[1, 2, 3, 4].map(
		(page): Screen<unknown> => ({
			name: `supervisor-onboarding-${page}-answered`,
			route: `/:userId/supervisor-onboarding-${page}`,
			viewers: ["sol.whole"],
			requirements: [`S${page + 2}`],
		}),
	),
	{
		name: "supervisor-onboarding-5",
		route: "/:userId/supervisor-onboarding-5",
		viewers: ["sol.whole"],
		requirements: ["S7"],
	},
	{
		name: "supervisor-onboarding-5-uploaded",
		route: "/:userId/supervisor-onboarding-4",
		viewers: ["sol.whole"],
		requirements: ["S7"],
		steps: async (page) => {
			await press(page, label.applicant.finish);
			await arriveAt(page, "supervisor-onboarding-5");
			await expect(page.getByText(label.applicant.filesUploadedSuccessfully)).toBeVisible();
			await expect(heading(page, label.applicant.submitYourApplication)).toBeVisible();
		},
	},
];

/** What an applicant sees, from the first look at the member area to the submitted application. */
export const applications = area({
	people: { "ann.new": "new_hire" },
	prepared: {
		"ann.draft": "new_hire",
		"ann.full": "new_hire",
		"ann.submits": "new_hire",
		"ann.done": "new_hire",
		"sol.new": "new_hire",
		"sol.draft": "new_hire",
		"sol.whole": "new_hire",
	},
	prepare: async (stage) => {
		const { api, product } = stage;
		await newcomer(api, product, "ann.draft");
		await api.as("ann.draft", "POST", "/account/user-details/", {});
		await listenerDraft(api, product, "ann.full");
		await listenerDraft(api, product, "ann.submits");
		await listenerApplies(api, product, "ann.done");
		await newcomer(api, product, "sol.new", "supervisor");
		await supervisorDraft(stage, "sol.draft", {});
		await wholeSupervisorDraft(stage, "sol.whole");
	},
	screens: [...listenerScreens, ...supervisorScreens],
});
