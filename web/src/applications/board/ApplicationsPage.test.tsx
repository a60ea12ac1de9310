import { type ApplicationLine, listApplications } from "@warmline/contract/applications/calls";
import { t, tn } from "@warmline/contract/i18n";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, phone } from "../../../test/accessible.ts";
import { answer, answerForeign } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { ApplicationsPage } from "./ApplicationsPage.tsx";

const hour = 3_600_000;
/** The end of a day on the clocks of the organisation. */
const due = "2026-03-11T04:00:00.000Z";

const nora: ApplicationLine = {
	id: "0190a0b1-2222-7000-8000-000000000001",
	kind: "listener",
	status: "submitted",
	user: {
		id: "0190a0b1-1111-7000-8000-000000000009",
		first_name: "Nora",
		last_name: "Silva",
		email: "nora@example.org",
	},
	submitted_at: "2026-03-08T12:00:00.000Z",
	since: "2026-03-08T12:00:00.000Z",
	due,
	training_done: false,
	left: 9,
	suspended: false,
};

const board = () => mount(<ApplicationsPage />, { at: "/me/applications", as: member("director") });
const stage = (name: string) => page.getByRole("region", { name, exact: true });
const answerBoard = () =>
	answer(listApplications, ({ query: { status } }) => ({
		results: status === "submitted" ? [nora] : [],
		next: null,
		to_decide: 1,
	}));

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(due) - 30 * hour });
});

const times = [
	{ hours: -30, words: label.applications.dueTomorrow, color: "rgb(83, 98, 94)" },
	{ hours: -2, words: label.applications.dueToday, color: "rgb(113, 69, 0)" },
	{ hours: 30, words: tn(2, label.applications.daysLate), color: "rgb(163, 37, 27)" },
];

for (const { hours, words, color } of times) {
	test(`a promised time ${hours} hours away is said as "${words}", and in its colour`, async () => {
		vi.setSystemTime(Date.parse(due) + hours * hour);
		answerBoard();
		await board();
		await expect.element(stage(label.applications.submitted).getByText(words, { exact: true })).toHaveStyle({ color });
		await expectAccessible();
	});
}

test("on a phone the board is one list with a stage to choose, and a list that fails can be asked for again", async () => {
	await page.viewport(phone.width, phone.height);
	answerForeign(listApplications, 404, "");
	await board();
	const submitted = stage(label.applications.submitted);
	await expect.element(submitted.getByText(label.applications.applicationsFailed)).toBeVisible();
	await expectAccessible();
	await page.viewport(phone.width, phone.height);
	answerBoard();
	await submitted.getByRole("button", { name: label.applicant.tryAgain }).click();
	await expect.element(submitted.getByRole("link", { name: "Nora Silva" })).toBeVisible();
	await expect
		.element(page.getByRole("option", { name: label.applications.submitted }))
		.toMatchTextContent(`${label.applications.submitted} (1)`);
	const declined = page.getByRole("region", { name: label.applications.declined, exact: true, includeHidden: true });
	await expect.element(declined).not.toBeVisible();
	await page.getByLabelText(label.applications.stage).selectOptions(label.applications.declined);
	await expect.element(declined).toBeVisible();
	await expect.element(submitted).not.toBeInTheDocument();
	await page.getByLabelText(label.applications.stage).selectOptions(label.applications.everyStage);
	await expect.element(submitted).toBeVisible();
	await expect.element(declined).toBeVisible();
	// The choice stands in the address, for when the page is loaded anew.
	expect(location.search).toBe("?stage=all");
	await expectAccessible();
});

test("a phone opens at the stage in which somebody is, says how many are elsewhere, and stays there", async () => {
	await page.viewport(phone.width, phone.height);
	let results: readonly ApplicationLine[] = [{ ...nora, status: "accepted" }];
	answer(listApplications, ({ query: { status, certified } }) => ({
		results: results.filter((one) => one.status === status && certified !== true),
		next: null,
		to_decide: 0,
	}));
	await board();
	const training = stage(label.applications.inTraining);
	await expect.element(training.getByRole("link", { name: "Nora Silva" })).toBeVisible();
	await expect.element(stage(label.applications.submitted)).not.toBeInTheDocument();
	const choice = page.getByLabelText(label.applications.stage);
	await expect.element(choice).toHaveValue("training");
	await expect.element(choice).not.toHaveAccessibleDescription();
	await expectAccessible();
	await page.viewport(phone.width, phone.height);
	// Somebody submits an application meanwhile.
	results = [...results, { ...nora, id: "0190a0b1-2222-7000-8000-000000000002" }];
	window.dispatchEvent(new Event("visibilitychange"));
	await expect
		.element(choice)
		.toHaveAccessibleDescription(t(label.applications.alsoStages, { stages: `${label.applications.submitted} (1)` }));
	await expect.element(choice).toHaveValue("training");
	await choice.selectOptions("submitted");
	await expect.element(stage(label.applications.submitted).getByRole("link", { name: "Nora Silva" })).toBeVisible();
	await expect.element(training).not.toBeInTheDocument();
});

test("the stage that the address names is shown on a phone", async () => {
	await page.viewport(phone.width, phone.height);
	answerBoard();
	await mount(<ApplicationsPage />, { at: "/me/applications?stage=all", as: member("director") });
	await expect.element(stage(label.applications.submitted)).toBeVisible();
	await expect.element(stage(label.applications.declined)).toBeVisible();
});
