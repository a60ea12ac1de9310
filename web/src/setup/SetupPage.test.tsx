import { t, tn } from "@warmline/contract/i18n";
import {
	closeToVisitors,
	markSetupStep,
	openToVisitors,
	readSetup,
	type Setup,
	type SetupStepState,
	sendTestEmail,
} from "@warmline/contract/setup/calls";
import { optionalSteps, type SetupStep, setupSteps } from "@warmline/contract/setup/steps";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { answer, lose, refuse } from "../../test/fake-server.ts";
import { label } from "../../test/labels/index.ts";
import { contains, startsWith } from "../../test/labels/match.ts";
import { member, mount } from "../../test/mount.tsx";
import { SetupNotice } from "./SetupNotice.tsx";
import { SetupPage } from "./SetupPage.tsx";

const dora = { id: "0190a0b1-1111-7000-8000-000000000002", name: "Dora" };
const facts: Setup["facts"] = {
	name: "Warmline Listening Society",
	region: "Ontario",
	clock: "America/Toronto",
	examples: ["name", "contact_email"],
	listeners_speak: ["en", "fr"],
	door: "shifts",
	caller_details: "masked",
	keep_days: 90,
	shifts_planned: true,
	supervisors: 1,
	listeners: 2,
	invited: 3,
	sends_email: true,
	email_tried_at: null,
	last_backup: null,
};

const at = "2026-11-29T10:00:00.000Z";
const stepsWith = (done: readonly SetupStep[], confirmed: readonly SetupStep[] = []): SetupStepState[] =>
	setupSteps.map((step) => ({
		step,
		required: !optionalSteps.includes(step),
		state: done.includes(step) || confirmed.includes(step) ? "done" : "open",
		marked: confirmed.includes(step) ? { at, by: dora } : null,
	}));
const required = setupSteps.filter((step) => !optionalSteps.includes(step));
const setupWith = (part: Partial<Setup> = {}): Setup => ({
	opened: null,
	steps: stepsWith(["shift_times", "people"]),
	facts,
	...part,
});
const ready = setupWith({ steps: stepsWith(required), facts: { ...facts, examples: [] } });
const opened = { at, by: dora };

const open = () => mount(<SetupPage />, { at: "/me/setup", as: member("director") });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const item = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });

test("each step says how it stands, what is known of it and where it is done", async () => {
	answer(readSetup, { result: setupWith() });
	await open();
	const society = item(label.setup.nameAndAddresses);
	await expect.element(society.getByText(label.setup.toDo)).toBeVisible();
	await expect
		.element(society.getByText(contains(label.setup.stillExample, { parts: "name and contact address" })))
		.toBeVisible();
	await expect
		.element(society.getByRole("link", { name: label.setup.editName }))
		.toHaveAttribute("href", `/${member().id}/content/society`);
	await expectAccessible();
});

test("who opens too early is told what is missing, each with a link to it, and nothing is sent", async () => {
	answer(readSetup, { result: setupWith() });
	const asked = answer(openToVisitors, { result: ready });
	await open();
	await button(label.setup.openToVisitors).click();
	const missing = page.getByRole("alert");
	await expect.element(missing).toMatchTextContent(label.setup.notYet);
	await expect
		.element(missing.getByRole("link", { name: label.setup.crisisLines }))
		.toHaveAttribute("href", "#step-crisis_lines");
	await expect.poll(() => missing.getByRole("link").elements().length).toBe(4);
	await expectAccessible();
	expect(asked).toEqual([]);
});

test("what somebody confirms is shown with their name, and can be taken back", async () => {
	let now = setupWith();
	answer(readSetup, () => ({ result: now }));
	const asked = answer(markSetupStep, ({ body }) => {
		now = setupWith({ steps: stepsWith([], body.mark === null ? [] : ["crisis_lines"]) });
		return { result: now };
	});
	await open();
	const lines = item(label.setup.crisisLines);
	await lines.getByRole("button", { name: startsWith(label.setup.checkedLines) }).click();
	await expect.element(lines.getByText(t(label.setup.confirmedBy, { name: "Dora" }))).toBeVisible();
	await expect.element(lines.getByText(label.setup.done, { exact: true })).toBeVisible();
	await lines.getByRole("button", { name: startsWith(label.setup.undo) }).click();
	await expect.element(lines.getByText(label.setup.toDo)).toBeVisible();
	expect(asked.map(({ body }) => body)).toEqual([{ mark: "confirmed" }, { mark: null }]);
});

test("a step that cannot be saved says so where it stands", async () => {
	answer(readSetup, { result: setupWith() });
	lose(markSetupStep);
	await open();
	await page
		.getByRole("button", { name: startsWith(label.setup.notNow) })
		.first()
		.click();
	await expect.element(page.getByRole("alert")).toMatchTextContent(label.platform.serverUnreachable);
});

test("a test email that the mail server refuses says why", async () => {
	answer(readSetup, { result: setupWith() });
	refuse(sendTestEmail, { status: 409, code: "email_failed", message: "The mail server didn’t take the email." });
	await open();
	await button(label.setup.testEmail).click();
	await expect.element(page.getByRole("alert")).toMatchTextContent("The mail server didn’t take the email.");
});

test("when all is done a director opens after one question, and is told that it is open", async () => {
	let now: Setup = ready;
	answer(readSetup, () => ({ result: now }));
	answer(openToVisitors, () => {
		now = { ...ready, opened };
		return { result: now };
	});
	await open();
	await button(label.setup.openToVisitors).click();
	await expectAccessible();
	await button(label.setup.openNow).click();
	const news = page.getByRole("status").filter({ hasText: t(label.setup.openedBy, { name: "Dora" }) });
	await expect.element(news).toBeVisible();
	await expect.element(news).toHaveFocus();
	await expect.element(button(label.setup.openToVisitors)).not.toBeInTheDocument();
});

test("an opening that somebody else's change has made too early shows what is missing now", async () => {
	let now: Setup = ready;
	answer(readSetup, () => ({ result: now }));
	refuse(openToVisitors, { status: 409, code: "setup_missing", message: "Too early." });
	await open();
	await button(label.setup.openToVisitors).click();
	now = setupWith({ steps: stepsWith(required.filter((step) => step !== "crisis_lines")) });
	await button(label.setup.openNow).click();
	const missing = page.getByRole("alert");
	await expect.element(missing.getByRole("link", { name: label.setup.crisisLines })).toBeVisible();
	await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("an open one stays readable, and is closed after one question", async () => {
	let now: Setup = { ...ready, opened };
	answer(readSetup, () => ({ result: now }));
	answer(closeToVisitors, () => {
		now = ready;
		return { result: now };
	});
	await open();
	await expect.element(page.getByText(contains(t(label.setup.openedBy, { name: "Dora" })))).toBeVisible();
	await expectAccessible();
	await button(label.setup.closeToVisitors).click();
	await button(label.setup.closeNow).click();
	await expect.element(page.getByText(label.setup.closed)).toHaveFocus();
	await expect.element(button(label.setup.openToVisitors)).toBeVisible();
});

const notice = () => mount(<SetupNotice />, { at: "/me/chat-dashboard", as: member("director") });

test("wherever a director is, they read how many steps are left, and go on from there", async () => {
	answer(readSetup, () => ({ result: setupWith({ steps: stepsWith(required.slice(2)) }) }));
	await notice();
	await expect.element(page.getByText(tn(2, label.setup.stepsLeft))).toBeVisible();
	const link = page.getByRole("link", { name: label.setup.continueSetup });
	await expect.element(link).toHaveAttribute("href", expect.stringMatching(/\/setup$/));
	await expectAccessible();
});

test("once it is open nothing is left to say", async () => {
	let isAsked = false;
	answer(readSetup, () => {
		isAsked = true;
		return { result: { ...ready, opened } };
	});
	await notice();
	await expect.poll(() => isAsked).toBe(true);
	expect(page.getByRole("complementary").elements()).toHaveLength(0);
});

test("steps that cannot be loaded say so, and can be asked for again", async () => {
	lose(readSetup);
	await open();
	await expect.element(page.getByText(label.platform.serverUnreachable)).toBeVisible();
	await expectAccessible();
});
