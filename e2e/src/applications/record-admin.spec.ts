import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { anyOf, contains, exactly, startsWith } from "@warmline/web/labels/match";
import { consoleErrors } from "../support/console-errors.ts";
import {
	act,
	dialog,
	history,
	listenerApplies,
	openApplication,
	openFound,
	searchBoard,
	stage,
	state,
} from "../support/desk.ts";
import {
	accepts,
	answersFor,
	inDays,
	isDone,
	pressIn,
	record,
	sendsAgreement,
	recordStep as step,
	today,
} from "../support/record-page.ts";
import { expect, phone, test } from "../support/test.ts";

test("a director goes with a trainee through all nine steps, certifies, suspends and reinstates", async ({
	people,
	product,
	api,
}) => {
	test.slow();
	const { email, id } = await listenerApplies(api, product, "nora.record");
	await accepts(api, id);
	await sendsAgreement(api, email);
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await openApplication(dora, email, label.applications.inTraining);
	await isDone(dora, label.contract.applicationAccepted);
	await expect(record(dora).getByText(tn(1, label.record.ofDone, { all: 9 }))).toBeVisible();

	// Two places that are empty would get each other's words.
	await expect(step(dora, label.contract.secondReference).getByRole("button")).toHaveCount(0);
	await pressIn(dora, label.contract.firstReference, label.record.nameSomebody);
	await expect(step(dora, label.contract.firstReference).getByLabel(label.record.refereeName)).toBeFocused();
	await pressIn(dora, label.contract.firstReference, label.record.askThisPerson);
	await expect(step(dora, label.contract.firstReference).getByText(label.contract.personNameMissing)).toBeVisible();
	await step(dora, label.contract.firstReference).getByLabel(label.record.refereeName).fill("Ada Byron");
	await step(dora, label.contract.firstReference).getByLabel(label.record.refereeEmail).fill(email);
	await pressIn(dora, label.contract.firstReference, label.record.askThisPerson);
	await expect(step(dora, label.contract.firstReference).getByText(label.server.refereeIsApplicant)).toBeVisible();
	await step(dora, label.contract.firstReference).getByLabel(label.record.refereeEmail).fill("ada.record@example.org");
	await pressIn(dora, label.contract.firstReference, label.record.askThisPerson);
	await expect(
		step(dora, label.contract.firstReference).getByText(t(label.applications.mailOnItsWay, { name: "Ada Byron" })),
	).toBeFocused();
	await expect(
		history(dora).getByText(t(label.applications.refereeNamedLog, { who: "Dora", referee: "Ada Byron" })),
	).toBeVisible();
	await answersFor(api, product, "ada.record@example.org");

	await pressIn(dora, label.contract.secondReference, label.record.nameSomebody);
	await expect(step(dora, label.contract.secondReference).getByLabel(label.record.refereeName)).toHaveValue("");
	await step(dora, label.contract.secondReference).getByLabel(label.record.refereeName).fill("Grace Hopper");
	await step(dora, label.contract.secondReference)
		.getByLabel(label.record.refereeEmail)
		.fill("grace.record@example.org");
	await pressIn(dora, label.contract.secondReference, label.record.askThisPerson);
	await expect(
		step(dora, label.contract.secondReference).getByText(t(label.applications.mailOnItsWay, { name: "Grace Hopper" })),
	).toBeFocused();
	await expect(
		step(dora, label.contract.firstReference).getByText(
			anyOf(contains(label.applications.mailOnItsWay), contains(label.record.reminderMailed)),
		),
	).toHaveCount(0);
	await isDone(dora, label.contract.firstReference);
	await pressIn(dora, label.contract.firstReference, label.record.readTheAnswer);
	await expect(
		step(dora, label.contract.firstReference).getByText("She listens until the end", { exact: false }),
	).toBeVisible();
	// What would be refused is not offered.
	await expect(step(dora, label.contract.secondReference).getByText(exactly(label.record.reminderFrom))).toBeVisible();
	await expect(
		step(dora, label.contract.secondReference).getByRole("button", { name: startsWith(label.record.remind) }),
	).toHaveCount(0);
	await api.post("/forms/reference-check/", {
		...{ first_name: "Grace", last_name: "Hopper", date: today, email: "grace.record@example.org" },
	});
	await dora.reload();
	await pressIn(dora, label.contract.secondReference, label.record.countThisForm);
	await isDone(dora, label.contract.secondReference);

	await pressIn(dora, label.contract.confidentialityAgreement, label.record.countTheAgreement);
	await isDone(dora, label.contract.confidentialityAgreement);
	await expect(
		step(dora, label.contract.confidentialityAgreement).getByText(
			t(label.record.savedAndMailed, { name: "Nora Silva" }),
		),
	).toBeFocused();
	await product.mailTo(email, "first chat: Confidentiality agreement");

	const police = step(dora, label.record.policeCheck);
	await pressIn(dora, label.record.policeCheck, label.record.writeDownPoliceCheck);
	await pressIn(dora, label.record.policeCheck, label.applications.save);
	await expect(police.getByText(label.contract.levelMissing)).toBeVisible();
	await expect(police.getByLabel(label.applications.level)).toBeFocused();
	await pressIn(dora, label.record.policeCheck, label.applications.cancel);
	await expect(police.getByRole("button", { name: label.record.writeDownPoliceCheck })).toBeFocused();
	await dora.keyboard.press("Enter");
	await police.getByLabel(label.applications.level).selectOption(t(label.record.level, { level: 2 }));
	await police.getByLabel(label.record.dateOfCheck).fill(inDays(-20));
	await police.getByLabel(label.record.expires).fill(inDays(-30));
	await pressIn(dora, label.record.policeCheck, label.applications.save);
	await expect(police.getByText(label.contract.checkExpiresTooEarly)).toBeVisible();
	await police.getByLabel(label.record.expires).fill(inDays(300));
	await pressIn(dora, label.record.policeCheck, label.applications.save);
	await isDone(dora, label.record.policeCheck);
	await expect(police.getByText(startsWith(label.record.seenBy, { name: "Dora" }))).toBeVisible();

	await pressIn(dora, label.contract.identitySeen, label.record.seenBoth);
	await isDone(dora, label.contract.identitySeen);
	await pressIn(dora, label.contract.identitySeen, label.record.undo);
	await dialog(dora).getByRole("button", { name: label.record.undo }).click();
	await expect(step(dora, label.contract.identitySeen)).toHaveAccessibleName(
		`${label.contract.identitySeen} ${label.record.notDoneYet}`,
	);
	await pressIn(dora, label.contract.identitySeen, label.record.seenBoth);
	await isDone(dora, label.contract.identitySeen);

	const interview = step(dora, label.contract.interview);
	await pressIn(dora, label.contract.interview, label.record.proposeATime);
	await interview.getByRole("button", { name: label.record.propose, exact: true }).click();
	await expect(interview.getByText(label.contract.dayAndTimeMissing)).toBeVisible();
	await interview.getByLabel(label.applications.day).fill("2031-12-01");
	await interview.getByLabel(t(label.record.timeIn, { city: "New York" })).fill("15:30");
	await expect(
		interview.getByText(t(label.record.time, { when: "Monday, December 1, 2031 at 3:30 p.m.", city: "New York" })),
	).toBeVisible();
	await interview.getByLabel(label.record.whereToMeet).fill("By video: https://meet.example.org/nora");
	await interview.getByRole("button", { name: label.record.propose, exact: true }).click();
	await expect(interview.getByText(t(label.record.notAnsweredYet, { name: "Nora Silva" }))).toBeVisible();
	await pressIn(dora, label.contract.interview, label.record.itWasHeld);
	await isDone(dora, label.contract.interview);
	await pressIn(dora, label.contract.interview, label.record.undo);
	await dialog(dora).getByRole("button", { name: label.record.undo }).click();
	await expect(interview.getByText(t(label.record.notAnsweredYet, { name: "Nora Silva" }))).toBeVisible();
	await pressIn(dora, label.contract.interview, label.record.itWasHeld);
	await isDone(dora, label.contract.interview);

	await step(dora, label.contract.training).getByLabel(label.applicant.hours, { exact: true }).fill("11.5");
	await pressIn(dora, label.contract.training, label.applications.save);
	await expect(
		step(dora, label.contract.training).getByText(t(label.record.ofHours, { hours: 11.5, needed: 12 })),
	).toBeVisible();
	await pressIn(dora, label.contract.training, "Increase");
	await expect(
		step(dora, label.contract.training)
			.getByRole("status")
			.filter({ hasText: `${label.site.hours} 12.5` }),
	).toHaveCount(1);
	await pressIn(dora, label.contract.training, label.applications.save);
	await isDone(dora, label.contract.training);
	for (const _ of [1, 2]) await pressIn(dora, label.contract.observedChats, "Increase");
	await pressIn(dora, label.contract.observedChats, label.applications.save);
	await isDone(dora, label.contract.observedChats);
	await expect(record(dora).getByText(label.record.nothingLeft)).toBeVisible();

	await act(dora, label.applications.certify).click();
	await expect(dialog(dora).getByRole("textbox")).toHaveCount(0);
	await dialog(dora).getByRole("button", { name: label.applications.certify }).click();
	await expect(dora.getByText(t(label.applications.certifiedAndMailed, { name: "Nora Silva" }))).toBeVisible();
	await expect(history(dora).getByText(t(label.applications.certifiedLog, { who: "Dora" }))).toBeVisible();

	await act(dora, label.applications.suspend).click();
	await dialog(dora).getByRole("button", { name: label.applications.suspend }).click();
	await expect(dialog(dora).getByText(label.contract.reasonMissing)).toBeVisible();
	await dialog(dora).getByLabel(label.applications.why).fill("We wait for a new police check.");
	await dialog(dora).getByRole("button", { name: label.applications.suspend }).click();
	await expect(dora.getByText(t(label.applications.suspendedAndMailed, { name: "Nora Silva" }))).toBeFocused();
	await expect(state(dora).getByText("We wait for a new police check.")).toBeVisible();
	await dora.getByRole("link", { name: label.applications.allApplications }).click();
	await searchBoard(dora, email);
	await expect(
		stage(dora, label.applications.certified).getByText(label.applications.suspended, { exact: true }),
	).toBeVisible();

	await openFound(dora, label.applications.certified);
	await act(dora, label.applications.reinstate).click();
	await dialog(dora).getByRole("button", { name: label.applications.reinstate }).click();
	await expect(dora.getByText(t(label.applications.reinstatedAndMailed, { name: "Nora Silva" }))).toBeVisible();
	await expect(act(dora, label.applications.suspend)).toBeVisible();
	expect(errors.filter((line) => !/status of 4(00|09|29)/.test(line))).toEqual([]);
});

test("what was typed into the record stays when it does not get through, and a record that fails can be asked for again", async ({
	people,
	product,
	api,
}) => {
	const { id } = await listenerApplies(api, product, "nora.patience");
	await accepts(api, id);
	const dora = await people.member("director", phone);
	const address = "**/api/v1/applications/*/record/";
	await dora.route(address, (route) => route.fulfill({ status: 404, body: "" }));
	await dora.goto(`${new URL(dora.url()).pathname.replace(/[^/]*$/, "")}applications/${id}`);
	await expect(record(dora).getByText(label.record.recordFailed)).toBeVisible();
	await expect(act(dora, label.applications.certify)).toHaveCount(0);
	await dora.unroute(address);
	await record(dora).getByRole("button", { name: label.applicant.tryAgain }).click();
	await expect(record(dora).getByText(tn(1, label.record.ofDone, { all: 9 }))).toBeVisible();

	await dora.route(address, (route) => route.abort());
	await step(dora, label.contract.training).getByLabel(label.applicant.hours, { exact: true }).fill("7");
	await pressIn(dora, label.contract.training, label.applications.save);
	await expect(step(dora, label.contract.training).getByRole("alert")).toContainText(label.platform.serverUnreachable);
	await expect(step(dora, label.contract.training).getByLabel(label.applicant.hours, { exact: true })).toHaveValue("7");
	await dora.unroute(address);
	await pressIn(dora, label.contract.training, label.applications.save);
	await expect(
		step(dora, label.contract.training).getByText(t(label.record.ofHours, { hours: 7, needed: 12 })),
	).toBeVisible();
});

test("a director writes to everybody in a stage, looks at the mail first, and keeps it when it is not sent", async ({
	people,
	product,
	api,
}) => {
	test.slow();
	const { email } = await listenerApplies(api, product, "nora.mailed");
	const dora = await people.member("director");
	await dora.getByRole("link", { name: label.members.applications, exact: true }).click();
	await act(dora, t(label.applications.writeToAll, { stage: label.applications.submitted })).click();
	await expect(dialog(dora).getByText(exactly(label.applications.people))).toBeVisible();
	await act(dora, label.applications.lookAtIt).click();
	await expect(dialog(dora).getByText(label.contract.subjectMissing)).toBeVisible();
	await dialog(dora).getByLabel(label.applications.subject).fill("Our evening on Thursday");
	await dialog(dora)
		.getByLabel(label.applications.mail, { exact: true })
		.fill("We meet at seven.\n\nPlease bring a friend.");
	await act(dora, label.applications.lookAtIt).click();
	await expect(dialog(dora).getByText(exactly(label.applications.hello))).toBeVisible();

	// It goes out, but the answer is lost on its way.
	await dora.route("**/api/v1/applications/mails/", async (route) => {
		await route.fetch();
		await route.abort();
	});
	await act(dora, label.applications.sendToAll).click();
	await expect(dialog(dora).getByText(label.applications.sendOutcomeUnknown, { exact: false })).toBeVisible();
	await dora.unroute("**/api/v1/applications/mails/");
	await dora.keyboard.press("Escape");
	await stage(dora, label.applications.submitted).getByRole("link", { name: "Nora Silva" }).first().click();
	await dora.getByRole("link", { name: label.applications.allApplications }).click();
	await act(dora, t(label.applications.writeToAll, { stage: label.applications.submitted })).click();
	await expect(dialog(dora).getByLabel(label.applications.subject)).toHaveValue("Our evening on Thursday");
	await act(dora, label.applications.lookAtIt).click();
	await act(dora, label.applications.sendToAll).click();
	await expect(dora.getByText(exactly(label.applications.mailsOnTheirWay))).toBeFocused();
	await product.mailTo(email, "Please bring a friend.");
	await act(dora, t(label.applications.writeToAll, { stage: label.applications.submitted })).click();
	await expect(dialog(dora).getByLabel(label.applications.subject)).toHaveValue("");
	await dialog(dora).getByRole("button", { name: label.applications.cancel }).click();
	await expect(act(dora, t(label.applications.writeToAll, { stage: label.applications.submitted }))).toBeFocused();
	await expect(dora.getByText(exactly(label.applications.mailsOnTheirWay))).toHaveCount(0);
});
