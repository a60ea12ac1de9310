import { readFile } from "node:fs/promises";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { inFrench } from "@warmline/web/labels/french";
import { contains, endsWith, exactly, startsWith } from "@warmline/web/labels/match";
import { heading, press } from "../support/applicant.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { listenerApplies } from "../support/desk.ts";
import { expect, phone, test } from "../support/test.ts";

/** Two days ahead at 18:00 on the organisation's clock, in winter and in summer within an hour. */
const soon = (days = 2) => new Date(new Date().setUTCHours(23, 0, 0, 0) + days * 24 * 3_600_000).toISOString();

test("an applicant names a referee, who answers on a phone by the mail's link, and one step less is left", async ({
	people,
	product,
	api,
}) => {
	await listenerApplies(api, product, "rita.record");
	const rita = await people.member("rita.record");
	await expect(rita.getByText(tn(0, label.record.ofDone, { all: 9 }))).toBeVisible();
	await rita.getByRole("link", { name: label.record.seeWhatToDo }).click();
	await expect(rita.getByRole("heading", { level: 1, name: label.record.myRecord })).toBeFocused();

	const first = rita.getByRole("listitem").filter({ hasText: label.contract.firstReference });
	const second = rita.getByRole("listitem").filter({ hasText: label.contract.secondReference });
	await expect(second.getByText(label.record.secondRefereeAfterFirst)).toBeVisible();
	await expect(second.getByRole("button")).toHaveCount(0);
	await first.getByRole("button", { name: label.record.nameSomebody }).click();
	await press(rita, label.applications.cancel);
	await expect(first.getByRole("button", { name: label.record.nameSomebody })).toBeFocused();
	await first.getByRole("button", { name: label.record.nameSomebody }).click();
	await press(rita, label.record.askThisPerson);
	await expect(first.getByText(label.contract.personNameMissing)).toBeVisible();
	await expect(first.getByLabel(label.record.refereeName)).toBeFocused();
	await first.getByLabel(label.record.refereeName).fill("Rafael Okafor");
	await first.getByLabel(label.record.refereeEmail).fill("rita.record@example.org");
	await press(rita, label.record.askThisPerson);
	await expect(first.getByText(label.server.refereeIsApplicant)).toBeVisible();
	await expect(first.getByLabel(label.record.refereeName)).toHaveValue("Rafael Okafor");
	await first.getByLabel(label.record.refereeEmail).fill("rafael.okafor@example.org");
	await press(rita, label.record.askThisPerson);
	await expect(first.getByText(t(label.record.refereeMailed, { name: "Rafael Okafor" }))).toBeFocused();
	await expect(first.getByText(exactly(label.record.reminderFrom))).toBeVisible();
	await expect(first.getByRole("button", { name: startsWith(label.record.remind) })).toHaveCount(0);
	await second.getByRole("button", { name: label.record.nameSomebody }).click();
	await expect(second.getByLabel(label.record.refereeName)).toHaveValue("");
	await press(rita, label.applications.cancel);

	const link = await product.linkMailedTo("rafael.okafor@example.org");
	const rafael = await people.stranger(phone);
	const errors = consoleErrors(rafael);
	await rafael.goto(link);
	await expect(
		rafael.getByRole("heading", { name: t(label.forms.askedUsToWrite, { applicant: "Nora Silva" }) }),
	).toBeVisible();
	await expect(rafael).toHaveURL(/\/ReferenceCheckForm$/);
	await press(rafael, label.ui.send);
	await expect(rafael.getByText(label.contract.acquaintanceMissing)).toBeVisible();
	await expect(rafael.getByLabel(label.forms.acquaintanceQuestion)).toBeFocused();
	await rafael.getByLabel(label.forms.acquaintanceQuestion).fill("We volunteered at the food bank.");
	await expect(rafael.getByText(t(label.applicant.ofCharacters, { count: 32, max: 500 }))).toBeVisible();
	await rafael.getByLabel(t(label.forms.wordsAbout, { applicant: "Nora Silva" })).fill("She listens first.");
	await rafael.reload();
	await expect(rafael.getByLabel(t(label.forms.wordsAbout, { applicant: "Nora Silva" }))).toHaveValue(
		"She listens first.",
	);
	await rafael.getByRole("radio", { name: label.applicant.yes }).check({ force: true });
	await rafael.context().setOffline(true);
	await press(rafael, label.ui.send);
	await expect(rafael.getByText(endsWith(label.forms.wordsStillHere))).toBeVisible();
	await expect(rafael.getByLabel(t(label.forms.wordsAbout, { applicant: "Nora Silva" }))).toHaveValue(
		"She listens first.",
	);
	await rafael.context().setOffline(false);
	await press(rafael, label.ui.send);
	await expect(rafael.getByText(label.forms.answerReceived)).toBeFocused();
	await rafael.reload();
	await expect(rafael.getByRole("heading", { name: label.forms.answeredAlready })).toBeVisible();
	expect(await rafael.evaluate(() => sessionStorage.getItem("reference"))).not.toContain("listens");
	expect(errors.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);

	await rita.reload();
	await expect(rita.getByText(tn(1, label.record.ofDone, { all: 9 }))).toBeVisible();
	await expect(first.getByText(t(label.record.refereeAnswered, { name: "Rafael Okafor" }))).toBeVisible();
	await expect(rita.getByText("She listens first.")).toHaveCount(0);
	await expect(first.getByText(label.applications.done, { exact: true })).toBeVisible();
});

test("a referee is taken back after a question, and the old link leads on to the form without one", async ({
	people,
	product,
	api,
}) => {
	await listenerApplies(api, product, "tom.takes");
	const tom = await people.member("tom.takes", phone);
	await tom.getByRole("link", { name: label.record.seeWhatToDo }).click();
	const first = tom.getByRole("listitem").filter({ hasText: label.contract.firstReference });
	await first.getByRole("button", { name: label.record.nameSomebody }).click();
	await first.getByLabel(label.record.refereeName).fill("Olga Old");
	await first.getByLabel(label.record.refereeEmail).fill("olga.old@example.org");
	await press(tom, label.record.askThisPerson);
	const link = await product.linkMailedTo("olga.old@example.org");
	await first.getByRole("button", { name: label.record.takeBack }).click();
	const question = tom.getByRole("dialog", { name: t(label.record.takeBackRequest, { name: "Olga Old" }) });
	await question.getByRole("button", { name: label.record.takeBack }).click();
	await expect(first.getByText(label.record.requestTakenBack)).toBeFocused();
	await expect(first.getByRole("button", { name: label.record.nameSomebody })).toBeVisible();

	const olga = await people.stranger(phone);
	await olga.goto(link);
	await expect(olga.getByRole("heading", { name: label.forms.linkEnded })).toBeVisible();
	await press(olga, label.forms.formWithoutLink);
	await expect(olga.getByLabel(label.forms.firstName)).toBeVisible();
	await olga.reload();
	await expect(olga.getByLabel(label.forms.firstName)).toBeVisible();
});

test("an applicant accepts the time of the interview and takes the calendar file, or asks for another", async ({
	people,
	product,
	api,
}) => {
	const { id } = await listenerApplies(api, product, "ines.interview");
	await api.as("director", "POST", `/applications/${id}/interview/`, { at: soon(), note: "By video call." });
	const ines = await people.member("ines.interview");
	await ines.getByRole("link", { name: label.record.seeWhatToDo }).click();
	const interview = ines
		.getByRole("listitem")
		.filter({ has: ines.getByRole("heading", { name: `7. ${label.contract.interview}` }) });
	await expect(interview.getByText("By video call.")).toBeVisible();
	await press(ines, label.record.timeDoesNotFit);
	await interview.getByLabel(label.record.betterTimesQuestion).fill("A Sunday, please.");
	await press(ines, label.record.askForOtherTime);
	await expect(interview.getByText(t(label.record.youWrote, { words: "A Sunday, please." }))).toBeVisible();
	await expect(interview.getByRole("button")).toHaveCount(0);

	await api.as("director", "POST", `/applications/${id}/interview/`, { at: soon() });
	await ines.reload();
	await expect(interview.getByRole("button", { name: label.record.acceptThisTime })).toBeVisible();
	await api.as("director", "POST", `/applications/${id}/interview/`, { at: soon(3), note: "By telephone." });
	await press(ines, label.record.acceptThisTime);
	await expect(interview.getByText(startsWith(label.server.otherTimeProposed))).toBeFocused();
	await expect(interview.getByText("By telephone.")).toBeVisible();
	await press(ines, label.record.acceptThisTime);
	await expect(interview.getByText(label.record.timeAccepted)).toBeFocused();
	await expect(interview.getByText(label.record.interviewAgreed)).toBeVisible();
	const [file] = await Promise.all([ines.waitForEvent("download"), press(ines, label.record.downloadForCalendar)]);
	expect(file.suggestedFilename()).toMatch(/\.ics$/);
	expect(await readFile(await file.path(), "utf8")).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART/);
});

test("the referee's page is there in French, too, and keeps what was typed over the change", async ({
	people,
	product,
	api,
}) => {
	const { id } = await listenerApplies(api, product, "fred.french");
	const asked = { name: "Paule Petit", email: "paule.petit@example.org" };
	await api.as("director", "POST", `/applications/${id}/referees/`, asked);
	const paule = await people.stranger(phone);
	await paule.goto(await product.linkMailedTo(asked.email));
	await paule.getByLabel(label.forms.acquaintanceQuestion).fill("Du travail.");
	await paule.getByRole("link", { name: "Français" }).first().click();
	await expect(
		paule.getByRole("heading", { name: inFrench(label.forms.askedUsToWrite, { applicant: "Nora Silva" }) }),
	).toBeVisible();
	await expect(paule.getByLabel(inFrench(label.forms.acquaintanceQuestion))).toHaveValue("Du travail.");
});

test("who is suspended reads calmly that chats are paused, and whom to write to", async ({ people, product, api }) => {
	const { id } = await listenerApplies(api, product, "sol.suspended");
	await api.as("director", "POST", `/applications/${id}/decision/`, { decision: "accept" });
	await api.as("director", "POST", `/applications/${id}/training-done/`, { reason: "Known for years." });
	await api.as("director", "POST", `/applications/${id}/suspension/`, { reason: "Something to talk about." });
	const sol = await people.member("sol.suspended", phone);
	await expect(heading(sol, label.record.workPaused)).toBeVisible();
	await expect(sol.getByText("Please write to applications@warmline.example.")).toBeVisible();
	await expect(sol.getByText(/Something to talk about|of 9 left/)).toHaveCount(0);
	await sol.getByRole("link", { name: label.record.seeMyRecord }).click();
	await expect(sol.getByText(label.record.openedWithoutStep).first()).toBeVisible();
});

test("who is suspended while their chats are open reads it at once, and has them again when it ends", async ({
	people,
	product,
	api,
}) => {
	const { id } = await listenerApplies(api, product, "sade.suspended");
	await api.as("director", "POST", `/applications/${id}/decision/`, { decision: "accept" });
	await api.as("director", "POST", `/applications/${id}/training-done/`, { reason: "Known for years." });
	const sade = await people.member("sade.suspended");
	const chats = sade.getByRole("heading", { name: label.chats.chats, exact: true });
	await expect(chats).toBeVisible();
	await api.as("director", "POST", `/applications/${id}/suspension/`, { reason: "Something to talk about." });
	await expect(heading(sade, label.record.workPaused)).toBeVisible({ timeout: 5000 });
	await api.as("director", "DELETE", `/applications/${id}/suspension/`);
	await expect(chats).toBeVisible({ timeout: 30_000 });
});

test("who works in chats finds the record in the profile menu, and reads at home that the police check ran out", async ({
	people,
	product,
	api,
}) => {
	const { id } = await listenerApplies(api, product, "eva.expired");
	await api.as("director", "POST", `/applications/${id}/decision/`, { decision: "accept" });
	await api.as("director", "POST", `/applications/${id}/training-done/`, { reason: "Known for years." });
	const police_check = { level: 2, date: "2020-01-10", expires: "2021-01-10" };
	await api.as("director", "PATCH", `/applications/${id}/record/`, { police_check });
	const eva = await people.member("eva.expired");
	await eva.getByRole("link", { name: label.members.home, exact: true }).click();
	await expect(
		eva.getByText(contains(label.record.ownPoliceCheckExpired, { day: "January 10, 2021" }), { exact: false }),
	).toBeVisible();
	await eva.getByRole("button", { name: startsWith(label.members.profileMenuOf) }).click();
	await eva.getByRole("menuitem", { name: label.record.myRecord }).click();
	await expect(heading(eva, label.record.myRecord)).toBeVisible();
	await expect(eva.getByText(startsWith(label.record.policeCheckExpired, { day: "January 10, 2021" }))).toBeVisible();
});
