import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, startsWith } from "@warmline/web/labels/match";
import {
	answer,
	arriveAt,
	chooseFile,
	fillAgreements,
	fillFinal,
	fillInformation,
	fillInterview,
	fillLongAnswers,
	press,
	start,
} from "../support/applicant.ts";
import { dialog } from "../support/desk.ts";
import { linkIn, SmtpServer } from "../support/smtp-server.ts";
import { expect, logIn, type People, password, phone, test as society } from "../support/test.ts";
import { asksInPage, log, says } from "../support/visitor.ts";

/** An organisation of its own with a mail server: everybody's mails are read from there. */
const test = society.extend<object, { office: SmtpServer }>({
	office: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
		async ({}, use) => {
			const office = await SmtpServer.open();
			await use(office);
			await office.close();
		},
		{ scope: "worker" },
	],
	settings: [({ office }, use) => use({ SMTP_URL: office.address }), { scope: "worker" }],
});

test.describe.configure({ timeout: 300_000 });

const mailOfSociety = "applications@warmline.example";

type Applicant = { readonly name: string; readonly username: string; readonly email: string };

const applicant = (first: string): Applicant => ({
	name: `${first} Novak`,
	username: `${first.toLowerCase()}.novak`,
	email: `${first.toLowerCase()}.novak@example.org`,
});

const registers = async (page: Page, office: SmtpServer, { name, username, email }: Applicant, address: string) => {
	const [first = "", last = ""] = name.split(" ");
	await page.goto(address);
	await page.getByLabel(label.accounts.legalFirstName).fill(first);
	await page.getByLabel(label.accounts.legalLastName).fill(last);
	await page.getByLabel(label.members.username).fill(username);
	await page.getByLabel(label.chats.email, { exact: true }).fill(email);
	await page.getByLabel(label.accounts.password, { exact: true }).fill(password);
	await page.getByLabel(label.accounts.confirmPassword).fill(password);
	await press(page, label.accounts.register);
	await page.waitForURL("**/email-verification");
	await page.goto(linkIn(await office.mailTo(email, label.server.verifyEmailSubject)));
	await logIn(page, username);
	await start(page, username);
};

const appliesToListen = async (page: Page) => {
	await press(page, label.applicant.startApplication);
	await arriveAt(page, "onboarding-1");
	await fillInformation(page);
	await press(page, label.applications.next);
	await arriveAt(page, "onboarding-2");
	await fillInterview(page);
	await press(page, label.applications.next);
	await arriveAt(page, "onboarding-3");
	await fillAgreements(page);
	await press(page, label.applications.next);
	await arriveAt(page, "onboarding-4");
	await press(page, label.applications.submit);
	await expect(page.getByText(label.applicant.applicationSubmitted)).toBeVisible();
};

const appliesToSupervise = async (page: Page) => {
	await page.getByRole("radio", { name: label.applicant.yes }).check({ force: true });
	await press(page, label.applicant.startApplication);
	await arriveAt(page, "supervisor-onboarding-1");
	await answer(page, "google_email").fill("novak@example.org");
	await answer(page, "account_verified").check();
	await press(page, label.applications.next);
	await arriveAt(page, "supervisor-onboarding-2");
	await fillLongAnswers(page);
	await press(page, label.applications.next);
	await arriveAt(page, "supervisor-onboarding-3");
	await fillFinal(page);
	await press(page, label.applications.next);
	await arriveAt(page, "supervisor-onboarding-4");
	for (const document of [label.applicant.resume, label.applicant.degree, label.applicant.proofOfAccreditation]) {
		await chooseFile(page, document, `${document}.pdf`);
	}
	await expect(page.getByRole("button", { name: startsWith(label.applicant.open) })).toHaveCount(3);
	await answer(page, "degree_name").fill("Social Work");
	await press(page, label.applicant.finish);
	await arriveAt(page, "supervisor-onboarding-5");
	await press(page, label.applications.submit);
	await expect(page.getByText(label.applicant.applicationSubmitted)).toBeVisible();
};

const opensApplication = async (dora: Page, { name, email }: Applicant) => {
	await dora.getByRole("link", { name: label.members.applications, exact: true }).click();
	await dora.getByLabel(label.ui.search, { exact: true }).fill(email);
	await dora.getByRole("link", { name }).click();
	await expect(dora.getByRole("heading", { name: t(label.applications.applicationOf, { name }) })).toBeVisible();
};

const confirms = async (dora: Page, act: string) => {
	await press(dora, act);
	await dialog(dora).getByRole("button", { name: act }).click();
	await expect(dialog(dora)).toHaveCount(0);
};

const ownStep = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

/** The applicant names somebody, who answers by the mail's link. */
const isSpokenFor = async (
	page: Page,
	people: People,
	office: SmtpServer,
	who: Applicant,
	step: string,
	by: string,
) => {
	const email = `${by.toLowerCase()}.for.${who.username}@example.org`;
	await ownStep(page, step).getByRole("button", { name: label.record.nameSomebody }).click();
	await ownStep(page, step).getByLabel(label.record.refereeName).fill(`${by} Friend`);
	await ownStep(page, step).getByLabel(label.record.refereeEmail).fill(email);
	await press(page, label.record.askThisPerson);
	const referee = await people.stranger(phone);
	await referee.goto(
		linkIn(await office.mailTo(email, t(label.server.referenceRequestSubject, { applicant: who.name }))),
	);
	await referee.getByLabel(label.forms.acquaintanceQuestion).fill("We have worked together for years.");
	await referee
		.getByLabel(t(label.forms.wordsAbout, { applicant: who.name }))
		.fill("Somebody who listens until the end.");
	await referee.getByRole("radio", { name: label.applicant.yes }).check({ force: true });
	await press(referee, label.chats.send);
	await expect(referee.getByText(label.forms.answerReceived)).toBeVisible();
	await office.mailTo(email, label.server.answerReceivedSubject);
	await office.mailTo(who.email, t(label.server.referenceAnsweredSubject, { name: `${by} Friend` }));
};

const signs = async (page: Page, office: SmtpServer, { name, email }: Applicant) => {
	await page.getByRole("link", { name: label.record.readAndSignAgreement }).click();
	await page.getByLabel(label.shifts.name, { exact: true }).fill(name);
	await page.getByLabel(label.chats.email, { exact: true }).fill(email);
	await page.getByLabel(label.chats.city).fill("Sudbury");
	await page.getByLabel(label.forms.province).fill("Ontario");
	await page.getByRole("checkbox", { name: label.forms.readAndAgree }).check();
	await press(page, label.chats.send);
	await expect(page.getByText(label.forms.agreementReceived)).toBeVisible();
	await office.mailTo(email, label.server.agreementReceivedSubject);
};

const step = (dora: Page, name: string) =>
	dora
		.getByRole("region", { name: label.applications.record, exact: true })
		.getByRole("listitem", { name: new RegExp(`^${name} \\(`) });
const isDone = (dora: Page, name: string) =>
	expect(step(dora, name)).toHaveAccessibleName(`${name} ${label.record.done}`);
const pressIn = (dora: Page, name: string, button: string) =>
	step(dora, name).getByRole("button", { name: button }).click();

const today = new Date().toISOString().slice(0, 10);

/** What a director sees and does with their own eyes, but for the interview. */
const isSeen = async (dora: Page, hours: string) => {
	await pressIn(dora, label.contract.confidentialityAgreement, label.record.countTheAgreement);
	await isDone(dora, label.contract.confidentialityAgreement);
	await pressIn(dora, label.contract.policeCheck, label.record.writeDownPoliceCheck);
	await step(dora, label.contract.policeCheck)
		.getByLabel(label.applications.level)
		.selectOption(t(label.record.level, { level: 2 }));
	await step(dora, label.contract.policeCheck).getByLabel(label.record.dateOfCheck).fill(today);
	await pressIn(dora, label.contract.policeCheck, label.chats.save);
	await isDone(dora, label.contract.policeCheck);
	await pressIn(dora, label.contract.identitySeen, label.record.seenBoth);
	await isDone(dora, label.contract.identitySeen);
	await step(dora, label.contract.training).getByLabel(label.shifts.hours, { exact: true }).fill(hours);
	await pressIn(dora, label.contract.training, label.chats.save);
	await isDone(dora, label.contract.training);
	for (const _ of [1, 2]) await pressIn(dora, label.contract.observedChats, "Increase");
	await pressIn(dora, label.contract.observedChats, label.chats.save);
	await isDone(dora, label.contract.observedChats);
};

const proposesInterview = async (dora: Page) => {
	await pressIn(dora, label.contract.interview, label.record.proposeATime);
	await step(dora, label.contract.interview).getByLabel(label.shifts.day).fill("2031-12-01");
	await step(dora, label.contract.interview)
		.getByLabel(t(label.record.timeIn, { city: "New York" }))
		.fill("15:30");
	await step(dora, label.contract.interview).getByRole("button", { name: label.record.propose, exact: true }).click();
	await expect(step(dora, label.contract.interview).getByText(contains(label.record.notAnsweredYet))).toBeVisible();
};

/** From the account to certified: everything by a browser, every link out of a mail. */
const becomes = async (
	{ people, office }: { people: People; office: SmtpServer },
	who: Applicant,
	address: string,
	applies: (page: Page) => Promise<void>,
	hours: string,
) => {
	const page = await people.stranger();
	await registers(page, office, who, address);
	await applies(page);
	await office.mailTo(who.email, label.server.applicationReceivedSubject);
	await expect(page.getByText(tn(0, label.record.ofDone, { all: 9 }))).toBeVisible();

	const dora = await people.member("director");
	await opensApplication(dora, who);
	await confirms(dora, label.chats.accept);
	await office.mailTo(who.email, label.server.applicationAcceptedSubject);
	await page.reload();
	await expect(page.getByText(tn(1, label.record.ofDone, { all: 9 }))).toBeVisible();

	await page.getByRole("link", { name: label.record.seeWhatToDo }).click();
	await isSpokenFor(page, people, office, who, label.contract.firstReference, "Ada");
	await isSpokenFor(page, people, office, who, label.contract.secondReference, "Grace");
	const own = page.url();
	await signs(page, office, who);

	await dora.reload();
	await isDone(dora, label.contract.secondReference);
	await isSeen(dora, hours);
	await office.mailTo(who.email, label.server.stepFurtherSubject);
	await proposesInterview(dora);
	const invitation = await office.mailTo(who.email, label.server.interviewTimeSubject);
	expect(invitation.attachments.map(({ mimeType }) => mimeType)).toContain("text/calendar");
	await page.goto(own);
	await expect(page.getByText(tn(8, label.record.ofDone, { all: 9 }))).toBeVisible();
	await press(page, label.record.acceptThisTime);
	await expect(page.getByText(label.record.timeAccepted)).toBeVisible();
	await dora.reload();
	await pressIn(dora, label.contract.interview, label.record.itWasHeld);
	await isDone(dora, label.contract.interview);
	await expect(
		dora.getByRole("region", { name: label.applications.record, exact: true }).getByText(label.record.nothingLeft),
	).toBeVisible();

	await confirms(dora, label.applications.certify);
	const news = await office.mailTo(who.email, label.server.chatsOpenSubject);
	await page.goto(linkIn(news));
	await expect(page.getByRole("heading", { name: label.chats.chats, exact: true })).toBeVisible();
	return page;
};

/** The first chat: a visitor asks, and has an answer. */
const listens = async (page: Page, people: People, words: string) => {
	const visitor = await people.stranger(phone);
	await asksInPage(visitor, words);
	await page.getByRole("button", { name: new RegExp(words) }).click();
	await page.getByRole("button", { name: label.chats.accept }).click();
	await says(page, "Hello, I am here, and I listen.");
	await expect(log(visitor)).toContainText("Hello, I am here, and I listen.");
};

test("a listener, from the account to the first certified chat (A10, O1, O2, O3, O4, O5, D7)", async ({
	people,
	office,
}) => {
	const who = applicant("Mara");
	const page = await becomes({ people, office }, who, "/ApplyListener", appliesToListen, "12");
	await listens(page, people, "It is so quiet here since the autumn.");
	expect(office.subjectsTo(who.email).filter((subject) => subject === "You can take chats now")).toHaveLength(1);
	expect(office.subjectsTo(mailOfSociety)).not.toEqual([]);
});

test("a placement student, from the account to the first certified chat (A6, O5)", async ({ people, office }) => {
	const page = await becomes({ people, office }, applicant("Petra"), "/ApplyPlacement", appliesToListen, "12");
	await listens(page, people, "My cat is ill and I worry.");
});

test("a supervisor, from the account to the first chat that is watched and taken (S1, S2, S6, S7, D6)", async ({
	people,
	office,
}) => {
	const page = await becomes({ people, office }, applicant("Suna"), "/ApplySupervisor", appliesToSupervise, "15");
	const visitor = await people.stranger(phone);
	await asksInPage(visitor, "Could somebody just listen?");
	await page.getByRole("button", { name: /Could somebody just listen/ }).click();
	await expect(page.getByLabel(label.chats.listener)).toBeVisible();
	await page.getByRole("button", { name: label.chats.accept }).click();
	await says(page, "Yes, gladly.");
	await expect(log(visitor)).toContainText("Yes, gladly.");
});
