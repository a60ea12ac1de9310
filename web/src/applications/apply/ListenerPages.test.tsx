import {
	beginListenerApplication,
	type ListenerApplication,
	readListenerApplication,
	saveListenerApplication,
} from "@warmline/contract/applications/calls";
import { t } from "@warmline/contract/i18n";
import { shiftTimes } from "@warmline/contract/shifts/calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Route, Switch } from "wouter";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, answerForeign, lose } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { exactly, startsWith } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
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
	asked: null,
	reapply_from: null,
};
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const address = page.getByLabelText(label.applications.address);

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
	await expect.element(page.getByText(label.applicant.detailsNotFetched)).toBeVisible();
	await expectAccessible();
	answer(readListenerApplication, { result: null });
	await press(label.applicant.tryAgain);
	answerForeign(beginListenerApplication, 400, "");
	await press(label.applicant.startApplication);
	await expect.element(page.getByText(label.applicant.detailsNotCreated)).toHaveFocus();
	await expectAccessible();
	answer(beginListenerApplication, { result: begun });
	answer(readListenerApplication, { result: begun });
	await press(label.applicant.startApplication);
	await expect.element(page.getByText(t(label.applicant.pageOf, { page: 1, pages: 4 }))).toBeVisible();
	expect(location.pathname).toBe(`/${fay.id}/onboarding-1`);
});

test("answers that are not saved say so, stay, and are saved by another try (O6, O7)", async () => {
	answer(readListenerApplication, { result: begun });
	await open("onboarding-1");
	answerForeign(saveListenerApplication, 400, "");
	await address.fill("1 Pine Street");
	await press(label.applications.save);
	const wrong = page.getByText(label.applicant.detailsNotSaved, { exact: true });
	await expect.element(wrong).toBeVisible();
	await expect.element(page.getByText(label.applicant.detailsNotSent, { exact: true })).toBeVisible();
	await expectAccessible();
	const saved = keeps();
	await press(label.applications.save);
	await expect.element(page.getByText(label.applicant.detailsSaved)).toBeVisible();
	await expect.element(wrong).not.toBeInTheDocument();
	await expect.element(address).toHaveValue("1 Pine Street");
	expect(saved.at(-1)?.body).toMatchObject({ address: "1 Pine Street" });
	expect(saved.at(-1)?.params).toEqual({ details_id: begun.id });
});

test("what the first page lacks is said at each field, and the first takes the cursor (O2)", async () => {
	keeps();
	await open("onboarding-1");
	await expect.element(page.getByLabelText(label.applications.name, { exact: true })).toHaveValue("Fay Fails");
	for (const field of [label.applications.name, label.applications.email]) {
		await expect.element(page.getByLabelText(field, { exact: true })).toHaveAttribute("readonly");
	}
	await press(label.applications.next);
	for (const sentence of [
		label.contract.phoneNumberMissing,
		label.contract.tooYoung,
		label.contract.countryIsRequired,
		label.contract.addressIsRequired,
	]) {
		await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
	}
	await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("phone_number");
	await expectAccessible();
});

test("an answer counts its characters, and all that the second page lacks is said (O3)", async () => {
	const saved = keeps();
	await open("onboarding-2");
	await press(label.applications.next);
	await expect.poll(() => page.getByText(label.contract.fieldMissing).elements().length).toBe(7);
	await page.getByRole("textbox").first().fill("From a friend.");
	await expect.element(page.getByText(t(label.applicant.ofCharacters, { count: 14, max: 2000 }))).toBeVisible();
	await expect.poll(() => saved.at(-1)?.body).toMatchObject({ how_did_you_hear: "From a friend." });
	await expect.element(page.getByRole("status").filter({ hasText: exactly(label.applications.saved) })).toBeVisible();
	await expectAccessible();
});

test("shift times that cannot be fetched say so, and are asked for again (O4, O7)", async () => {
	keeps();
	lose(shiftTimes);
	await open("onboarding-3");
	await expect.element(page.getByText(label.platform.serverUnreachable)).toBeVisible();
	answerForeign(shiftTimes, 400, "");
	await press(label.applicant.tryAgain);
	await expect.element(page.getByText(label.applicant.shiftsFailed)).toBeVisible();
	await expectAccessible();
	answer(shiftTimes, {
		results: [{ id: "0190a0b1-4444-7000-8000-000000000001", start_time: "18:00", end_time: "21:00" }],
	});
	await press(label.applicant.tryAgain);
	const shifts = page.getByRole("group", { name: startsWith(label.applicant.whichShiftsQuestion) });
	await expect.element(shifts.getByRole("checkbox")).toBeVisible();
	await press(label.applications.next);
	await expect.poll(() => page.getByText(label.contract.fieldMissing).elements().length).toBe(5);
	await expect.element(page.getByText(label.contract.shiftMissing)).toBeVisible();
	await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("volunteer_reference");
	await expectAccessible();
});
