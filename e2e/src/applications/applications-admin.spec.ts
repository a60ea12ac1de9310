import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { anyOf, contains, exactly, startsWith } from "@warmline/web/labels/match";
import { newcomer } from "../support/applicant.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { act, dialog, fieldOf, history, listenerApplies, openApplication, stage, state } from "../support/desk.ts";
import { expect, holdCalls, test } from "../support/test.ts";

test("a director reads an application, notes, asks for more, accepts, and certifies", async ({
	people,
	product,
	api,
}) => {
	const { email, submit } = await listenerApplies(api, product, "nora.desk");
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await dora.getByRole("link", { name: label.members.applications, exact: true }).click();
	const submitted = stage(dora, label.applications.submitted);
	await expect(submitted.getByRole("link", { name: "Nora Silva" }).first()).toBeVisible();
	await expect(
		submitted
			.getByText(
				anyOf(
					exactly(label.applications.dueToday),
					exactly(label.applications.dueTomorrow),
					exactly(label.applications.dueInDays, { days: /\d/ }),
				),
			)
			.first(),
	).toBeVisible();

	await dora.getByLabel(label.applications.kind).selectOption(label.applications.supervisor);
	await expect(submitted.getByText(label.applications.nobodyFound)).toBeVisible();
	await dora.getByLabel(label.applications.kind).selectOption(label.applications.everyKind);
	await openApplication(dora, email, label.applications.submitted);
	await expect(state(dora).getByText(label.applications.submitted, { exact: true }).first()).toBeVisible();
	await expect(dora.getByText("What do you do when you are upset yourself?")).toBeVisible();
	await expect(dora.getByText("I say so, and I ask for a break.")).toBeVisible();
	await expect(dora.getByText(t(label.applicant.numberOfTen, { number: 7 }))).toBeVisible();
	await expect(dora.getByText(contains(label.shifts.time, { city: "New York" })).first()).toBeVisible();

	await act(dora, label.applications.addNote).click();
	await expect(dora.getByText(label.contract.noteMissing)).toBeVisible();
	await dora.getByLabel(label.applications.newNote).fill("Both references spoke well of her.");
	await act(dora, label.applications.addNote).click();
	await expect(history(dora).getByText(t(label.applications.wroteANote, { who: "Dora" }))).toBeVisible();
	await expect(history(dora).getByText("Both references spoke well of her.")).toBeVisible();
	await expect(dora.getByLabel(label.applications.newNote)).toHaveValue("");

	await act(dora, label.applications.askForMore).click();
	await expect(dialog(dora)).toContainText(contains(label.applications.moreAskedMeaning));
	await dialog(dora).getByRole("button", { name: label.applications.askForMore }).click();
	await expect(dialog(dora).getByText(label.contract.reasonMissing)).toBeVisible();
	await dialog(dora).getByLabel(label.applications.whatIsMissing).fill("Please add your street number.");
	await dialog(dora).getByRole("button", { name: label.applications.askForMore }).click();
	const asked = dora.getByText(t(label.applications.moreAsked, { name: "Nora Silva" }));
	await expect(asked).toBeVisible();
	await expect(asked).toBeFocused();
	await expect(state(dora).getByText(label.applications.askedForMore, { exact: true })).toBeVisible();
	await expect(act(dora, label.applications.accept)).toHaveCount(0);
	await expect(history(dora).getByText("Please add your street number.")).toBeVisible();
	await product.mailTo(email, "Please add your street number.");

	await submit();
	await dora.getByRole("link", { name: label.applications.allApplications }).click();
	await openApplication(dora, email, label.applications.submitted);
	await act(dora, label.applications.accept).click();
	await expect(dialog(dora)).toContainText(contains(label.applications.acceptedMeaning));
	await act(dora, label.applications.cancel).click();
	await expect(dialog(dora)).toHaveCount(0);
	await act(dora, label.applications.accept).click();
	await dialog(dora).getByRole("button", { name: label.applications.accept }).click();
	await expect(dora.getByText(t(label.applications.acceptedAndMailed, { name: "Nora Silva" }))).toBeVisible();
	await expect(history(dora).getByText(t(label.applications.acceptedIt, { who: "Dora" }))).toBeVisible();

	await act(dora, label.applications.certify).click();
	await expect(dialog(dora)).toContainText(contains(label.applications.certifiedMeaning));
	await expect(dialog(dora).getByRole("listitem").filter({ hasText: label.record.policeCheck })).toHaveCount(1);
	await dialog(dora).getByRole("button", { name: label.applications.certify }).click();
	await expect(dialog(dora).getByText(label.contract.reasonMissing)).toBeVisible();
	await dialog(dora).getByLabel(label.applications.whyWithoutSteps).fill("She listened with us for years before.");
	await dialog(dora).getByRole("button", { name: label.applications.certify }).click();
	await expect(dora.getByText(t(label.applications.certifiedAndMailed, { name: "Nora Silva" }))).toBeVisible();
	await expect(act(dora, label.applications.certify)).toHaveCount(0);
	await expect(
		history(dora).getByText(
			startsWith(label.applications.certifiedWithoutLog, { who: "Dora", steps: "First reference, " }),
		),
	).toBeVisible();
	await expect(history(dora).getByText("She listened with us for years before.")).toBeVisible();

	await dora.getByRole("link", { name: label.applications.allApplications }).click();
	await dora.getByLabel(label.ui.search, { exact: true }).fill(email);
	await expect(stage(dora, label.applications.certified).getByRole("link", { name: "Nora Silva" })).toHaveCount(1);
	await expect(submitted.getByText(label.applications.nobodyFound)).toBeVisible();
	expect(errors).toEqual([]);
});

test("the second of two directors is told what it is now, and nothing is changed", async ({ people, product, api }) => {
	const { email } = await listenerApplies(api, product, "nora.twice");
	const [early, late] = [await people.member("director"), await people.member("director")];
	for (const page of [early, late]) await openApplication(page, email, label.applications.submitted);
	await act(late, label.applications.decline).click();
	await dialog(late).getByLabel(label.applications.why).fill("We have no room at the moment.");

	await act(early, label.applications.accept).click();
	await dialog(early).getByRole("button", { name: label.applications.accept }).click();
	await expect(early.getByText(t(label.applications.acceptedAndMailed, { name: "Nora Silva" }))).toBeVisible();

	await dialog(late).getByRole("button", { name: label.applications.decline }).click();
	await expect(late.getByText(label.server.acceptedAlready)).toBeVisible();
	await expect(dialog(late)).toHaveCount(0);
	await expect(state(late).getByText(label.applications.inTraining, { exact: true })).toBeVisible();
	await expect(act(late, label.applications.certify)).toBeVisible();
	await expect(state(late).getByText(label.applications.earlierWords)).toBeVisible();
	await expect(state(late).getByText("We have no room at the moment.")).toBeVisible();
});

test("a decision without a connection says so, keeps its words, and does not go out later by itself", async ({
	people,
	product,
	api,
}) => {
	const { email } = await listenerApplies(api, product, "nora.offline");
	const dora = await people.member("director");
	await openApplication(dora, email, label.applications.submitted);
	await act(dora, label.applications.decline).click();
	await dialog(dora).getByLabel(label.applications.why).fill("We have no room at the moment.");
	await dora.context().setOffline(true);
	await dialog(dora).getByRole("button", { name: label.applications.decline }).click();
	await expect(dialog(dora).getByText(label.platform.serverUnreachable, { exact: false })).toBeVisible();
	await dora.keyboard.press("Escape");
	await expect(dialog(dora)).toHaveCount(0);

	const decisions: string[] = [];
	dora.on("request", (request) => {
		if (request.url().endsWith("/decision/")) decisions.push(request.method());
	});
	const connects = dora.waitForEvent("websocket");
	await dora.context().setOffline(false);
	await connects;
	await act(dora, label.applications.decline).click();
	await expect(dialog(dora).getByLabel(label.applications.why)).toHaveValue("We have no room at the moment.");
	expect(decisions).toEqual([]);
	await dialog(dora).getByRole("button", { name: label.applications.decline }).click();
	await expect(dora.getByText(t(label.applications.declinedAndMailed, { name: "Nora Silva" }))).toBeVisible();
	await expect(state(dora).getByText(label.applications.mayApplyAgain)).toBeVisible();
});

test("a director downloads the document of a supervisor's application", async ({ people, product, api }) => {
	const email = await newcomer(api, product, "nora.papers", "supervisor");
	const begun = await api.as("nora.papers", "POST", "/onboarding/supervisor-application/", {});
	const form = new FormData();
	form.set("degreeName", "Bachelor of Social Work");
	form.set("resume", new File(["%PDF-1.7\n%%EOF\n"], "papers of Nora.pdf", { type: "application/pdf" }));
	const user = String(fieldOf(begun, "result", "user", "id"));
	await api.as("nora.papers", "PUT", `/onboarding/supervisor-application/${user}/`, form);

	const dora = await people.member("director");
	await openApplication(dora, email, label.applications.draft);
	await expect(dora.getByText("Bachelor of Social Work")).toBeVisible();
	await expect(act(dora, label.applications.accept)).toHaveCount(0);
	const [download] = await Promise.all([
		dora.waitForEvent("download"),
		act(dora, t(label.applications.download, { document: label.applicant.resume })).click(),
	]);
	expect(download.suggestedFilename()).toBe("papers of Nora.pdf");
	await dora.reload();
	await expect(
		history(dora).getByText(t(label.applications.documentOpenedLog, { who: "Dora", document: "papers of Nora.pdf" })),
	).toBeVisible();
});

test("a supervisor finds no applications and no way to them", async ({ people }) => {
	const page = await people.member("supervisor");
	await expect(page.getByRole("link", { name: label.members.pastChats })).toBeVisible();
	await expect(page.getByRole("link", { name: label.members.applications, exact: true })).toHaveCount(0);
	await page.goto(`${new URL(page.url()).pathname.replace(/[^/]*$/, "")}applications`);
	await expect(page.getByRole("heading", { name: label.members.onlyForDirectors })).toBeVisible();
});

test("a search that settles while the next page is still coming does not lead back", async ({ people }) => {
	const dora = await people.member("director");
	await dora.getByRole("link", { name: label.members.applications, exact: true }).click();
	const card = stage(dora, label.applications.inTraining).getByRole("link", { name: "Tess Nakamura" });
	await expect(card).toBeVisible();
	await dora.clock.install();
	const release = await holdCalls(dora, "**/assets/*.js");
	await dora.getByLabel(label.ui.search, { exact: true }).fill("t");
	await card.click();
	await dora.clock.runFor(1000);
	release();
	await expect(
		dora.getByRole("heading", { name: t(label.applications.applicationOf, { name: "Tess Nakamura" }) }),
	).toBeVisible();
});
