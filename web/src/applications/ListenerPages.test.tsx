import {
	beginListenerApplication,
	type ListenerApplication,
	readListenerApplication,
	saveListenerApplication,
} from "@warmline/contract/applications/calls";
import { shiftTimes } from "@warmline/contract/shifts/calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Route, Switch } from "wouter";
import { expectAccessible } from "../../test/accessible.ts";
import { answer, answerForeign, lose } from "../../test/fake-server.ts";
import { member, mount } from "../../test/mount.tsx";
import { ListenerAgreementsPage, ListenerInformationPage, ListenerInterviewPage } from "./ListenerPages.tsx";
import { OnboardingPage } from "./OnboardingPage.tsx";

const fay = member("new_hire", { first_name: "Fay", last_name: "Fails", applicant_type: "listener" });
const begun: ListenerApplication = {
	id: "0190a0b1-2222-7000-8000-000000000001",
	kind: "listener",
	user: { id: fay.id, first_name: "Fay", last_name: "Fails", email: "fay@example.org" },
	status: "draft",
	completed: false,
	updated_at: "2026-01-01T00:00:00.000Z",
	submitted_at: null,
	decided_at: null,
	reason: null,
	reapply_from: null,
};
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const address = page.getByLabelText("Address");

/** A server that keeps what is written. */
const keeps = () => {
	let kept = begun;
	answer(readListenerApplication, () => ({ result: kept }));
	return answer(saveListenerApplication, ({ body }) => {
		kept = { ...kept, ...body };
		return { result: kept };
	});
};

const steps = (
	<Switch>
		<Route path="/:userId/onboarding" component={OnboardingPage} />
		<Route path="/:userId/onboarding-1" component={ListenerInformationPage} />
		<Route path="/:userId/onboarding-2" component={ListenerInterviewPage} />
		<Route path="/:userId/onboarding-3" component={ListenerAgreementsPage} />
	</Switch>
);
const open = (step: string) => mount(steps, { at: `/${fay.id}/${step}`, as: fay });

test("an application that cannot be fetched or begun says so, and trying again mends it (O6, O7)", async () => {
	answerForeign(readListenerApplication, 400, "");
	await open("onboarding");
	await expect.element(page.getByText("Failed to fetch user details.")).toBeVisible();
	await expectAccessible();
	answer(readListenerApplication, { result: null });
	await press("Try again");
	answerForeign(beginListenerApplication, 400, "");
	await press("Start Application");
	await expect.element(page.getByText("Failed to create user details.")).toHaveFocus();
	await expectAccessible();
	answer(beginListenerApplication, { result: begun });
	answer(readListenerApplication, { result: begun });
	await press("Start Application");
	await expect.element(page.getByText("Page 1 of 4")).toBeVisible();
	expect(location.pathname).toBe(`/${fay.id}/onboarding-1`);
});

test("answers that are not saved say so, stay, and are saved by another try (O6, O7)", async () => {
	answer(readListenerApplication, { result: begun });
	await open("onboarding-1");
	answerForeign(saveListenerApplication, 400, "");
	await address.fill("1 Pine Street");
	await press("Save");
	const wrong = page.getByText("Error saving details. Please try again.", { exact: true });
	await expect.element(wrong).toBeVisible();
	await expect.element(page.getByText("Failed to save user details.", { exact: true })).toBeVisible();
	await expectAccessible();
	const saved = keeps();
	await press("Save");
	await expect.element(page.getByText("Details Saved Successfully!")).toBeVisible();
	await expect.element(wrong).not.toBeInTheDocument();
	await expect.element(address).toHaveValue("1 Pine Street");
	expect(saved.at(-1)?.body).toMatchObject({ address: "1 Pine Street" });
	expect(saved.at(-1)?.params).toEqual({ details_id: begun.id });
});

test("what the first page lacks is said at each field, and the first takes the cursor (O2)", async () => {
	keeps();
	await open("onboarding-1");
	await expect.element(page.getByLabelText("Name", { exact: true })).toHaveValue("Fay Fails");
	for (const label of ["Name", "Email"]) {
		await expect.element(page.getByLabelText(label, { exact: true })).toHaveAttribute("readonly");
	}
	await press("Next");
	for (const sentence of [
		"Phone number is required.",
		"You must be 18 years or older to proceed.",
		"Country is required.",
		"Address is required.",
	]) {
		await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
	}
	await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("phone_number");
	await expectAccessible();
});

test("an answer counts its characters, and all that the second page lacks is said (O3)", async () => {
	const saved = keeps();
	await open("onboarding-2");
	await press("Next");
	await expect.poll(() => page.getByText("This field is required.").elements().length).toBe(7);
	await page.getByRole("textbox").first().fill("From a friend.");
	await expect.element(page.getByText("14 of 2000 characters")).toBeVisible();
	await expect.poll(() => saved.at(-1)?.body).toMatchObject({ how_did_you_hear: "From a friend." });
	await expect.element(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();
	await expectAccessible();
});

test("shift times that cannot be fetched say so, and are asked for again (O4, O7)", async () => {
	keeps();
	lose(shiftTimes);
	await open("onboarding-3");
	await expect.element(page.getByText("We could not reach the server.")).toBeVisible();
	answerForeign(shiftTimes, 400, "");
	await press("Try again");
	await expect.element(page.getByText("Failed to fetch shifts.")).toBeVisible();
	await expectAccessible();
	answer(shiftTimes, {
		results: [{ id: "0190a0b1-4444-7000-8000-000000000001", start_time: "18:00", end_time: "21:00" }],
	});
	await press("Try again");
	await expect.element(page.getByRole("group", { name: /^Which shifts/ }).getByRole("checkbox")).toBeVisible();
	await press("Next");
	await expect.poll(() => page.getByText("This field is required.").elements().length).toBe(5);
	await expect.element(page.getByText("Please select at least one shift.")).toBeVisible();
	await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("volunteer_reference");
	await expectAccessible();
});
