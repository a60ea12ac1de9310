import type { Page } from "@playwright/test";
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
} from "./applicant.ts";
import { dialog } from "./desk.ts";
import { linkIn, PostOffice } from "./post-office.ts";
import { expect, logIn, type People, password, phone, test as society } from "./test.ts";
import { asksInPage, log, says } from "./visitor.ts";

/** A society of its own with a mail server: everybody's mails are read from there. */
const test = society.extend<object, { office: PostOffice }>({
	office: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
		async ({}, use) => {
			const office = await PostOffice.open();
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

const registers = async (page: Page, office: PostOffice, { name, username, email }: Applicant, address: string) => {
	const [first = "", last = ""] = name.split(" ");
	await page.goto(address);
	await page.getByLabel("Legal first name").fill(first);
	await page.getByLabel("Legal last name").fill(last);
	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByLabel("Confirm password").fill(password);
	await press(page, "Register");
	await page.waitForURL("**/email-verification");
	await press(page, "Send Verification Email");
	await page.goto(linkIn(await office.mailTo(email, "Please verify your email")));
	await logIn(page, username);
	await start(page, username);
};

const appliesToListen = async (page: Page) => {
	await press(page, "Start Application");
	await arriveAt(page, "onboarding-1");
	await fillInformation(page);
	await press(page, "Next");
	await arriveAt(page, "onboarding-2");
	await fillInterview(page);
	await press(page, "Next");
	await arriveAt(page, "onboarding-3");
	await fillAgreements(page);
	await press(page, "Next");
	await arriveAt(page, "onboarding-4");
	await press(page, "Submit");
	await expect(page.getByText("Application submitted!")).toBeVisible();
};

const appliesToSupervise = async (page: Page) => {
	await page.getByRole("radio", { name: "Yes" }).check({ force: true });
	await press(page, "Start Application");
	await arriveAt(page, "supervisor-onboarding-1");
	await answer(page, "google_email").fill("novak@example.org");
	await answer(page, "account_verified").check();
	await press(page, "Next");
	await arriveAt(page, "supervisor-onboarding-2");
	await fillLongAnswers(page);
	await press(page, "Next");
	await arriveAt(page, "supervisor-onboarding-3");
	await fillFinal(page);
	await press(page, "Next");
	await arriveAt(page, "supervisor-onboarding-4");
	for (const document of ["Resume", "Degree", "Proof of accreditation"]) {
		await chooseFile(page, document, `${document}.pdf`);
	}
	await expect(page.getByRole("button", { name: /^Open: / })).toHaveCount(3);
	await answer(page, "degree_name").fill("Social Work");
	await press(page, "Finish");
	await arriveAt(page, "supervisor-onboarding-5");
	await press(page, "Submit");
	await expect(page.getByText("Application submitted!")).toBeVisible();
};

const opensApplication = async (dora: Page, { name, email }: Applicant) => {
	await dora.getByRole("link", { name: "Applications", exact: true }).click();
	await dora.getByLabel("Search", { exact: true }).fill(email);
	await dora.getByRole("link", { name }).click();
	await expect(dora.getByRole("heading", { name: `Application of ${name}` })).toBeVisible();
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
	office: PostOffice,
	who: Applicant,
	step: string,
	by: string,
) => {
	const email = `${by.toLowerCase()}.for.${who.username}@example.org`;
	await ownStep(page, step).getByRole("button", { name: "Name somebody" }).click();
	await ownStep(page, step).getByLabel("Name of the person").fill(`${by} Friend`);
	await ownStep(page, step).getByLabel("Email of the person").fill(email);
	await press(page, "Ask this person");
	const referee = await people.stranger(phone);
	await referee.goto(linkIn(await office.mailTo(email, `${who.name} asks you for a few words`)));
	await referee.getByLabel("How do you know each other?").fill("We have worked together for years.");
	await referee.getByLabel(`A few words about ${who.name}`).fill("Somebody who listens until the end.");
	await referee.getByRole("radio", { name: "Yes" }).check({ force: true });
	await press(referee, "Send");
	await expect(referee.getByText("Thank you. We have your answer.")).toBeVisible();
	await office.mailTo(email, "Thank you for your answer");
	await office.mailTo(who.email, `${by} Friend has answered for you`);
};

const signs = async (page: Page, office: PostOffice, { name, email }: Applicant) => {
	await page.getByRole("link", { name: "Read and sign the agreement" }).click();
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByLabel("City").fill("Sudbury");
	await page.getByLabel("Province").fill("Ontario");
	await page.getByRole("checkbox", { name: "I have read and agree." }).check();
	await press(page, "Send");
	await expect(page.getByText("Thank you. We have your agreement.")).toBeVisible();
	await office.mailTo(email, "We have your agreement");
};

const step = (dora: Page, name: string) =>
	dora.getByRole("region", { name: "Record", exact: true }).getByRole("listitem", { name: new RegExp(`^${name} \\(`) });
const isDone = (dora: Page, name: string) => expect(step(dora, name)).toHaveAccessibleName(`${name} (done)`);
const pressIn = (dora: Page, name: string, button: string) =>
	step(dora, name).getByRole("button", { name: button }).click();

const today = new Date().toISOString().slice(0, 10);

/** What a director sees and does with his own eyes, but for the interview. */
const isSeen = async (dora: Page, hours: string) => {
	await pressIn(dora, "Confidentiality agreement", "Count the agreement");
	await isDone(dora, "Confidentiality agreement");
	await pressIn(dora, "Police check", "Write down a police check");
	await step(dora, "Police check").getByLabel("Level").selectOption("Level 2");
	await step(dora, "Police check").getByLabel("Date of the check").fill(today);
	await pressIn(dora, "Police check", "Save");
	await isDone(dora, "Police check");
	await pressIn(dora, "Identity seen", "I have seen both");
	await isDone(dora, "Identity seen");
	await step(dora, "Training").getByLabel("Hours", { exact: true }).fill(hours);
	await pressIn(dora, "Training", "Save");
	await isDone(dora, "Training");
	for (const _ of [1, 2]) await pressIn(dora, "Observed chats", "One more");
	await pressIn(dora, "Observed chats", "Save");
	await isDone(dora, "Observed chats");
};

const proposesInterview = async (dora: Page) => {
	await pressIn(dora, "Interview", "Propose a time");
	await step(dora, "Interview").getByLabel("Day").fill("2031-12-01");
	await step(dora, "Interview").getByLabel("Time in New York").fill("15:30");
	await step(dora, "Interview").getByRole("button", { name: "Propose", exact: true }).click();
	await expect(step(dora, "Interview").getByText("has not answered yet")).toBeVisible();
};

/** From the account to certified: everything by a browser, every link out of a mail. */
const becomes = async (
	{ people, office }: { people: People; office: PostOffice },
	who: Applicant,
	address: string,
	applies: (page: Page) => Promise<void>,
	hours: string,
) => {
	const page = await people.stranger();
	await registers(page, office, who, address);
	await applies(page);
	await office.mailTo(who.email, "We have your application");
	await expect(page.getByText("9 of 9 left")).toBeVisible();

	const dora = await people.member("director");
	await opensApplication(dora, who);
	await confirms(dora, "Accept");
	await office.mailTo(who.email, "Your application is accepted");
	await page.reload();
	await expect(page.getByText("8 of 9 left")).toBeVisible();

	await page.getByRole("link", { name: "See what you can do" }).click();
	await isSpokenFor(page, people, office, who, "First reference", "Ada");
	await isSpokenFor(page, people, office, who, "Second reference", "Grace");
	const own = page.url();
	await signs(page, office, who);

	await dora.reload();
	await isDone(dora, "Second reference");
	await isSeen(dora, hours);
	await office.mailTo(who.email, "You are a step further");
	await proposesInterview(dora);
	const invitation = await office.mailTo(who.email, "A time for our interview");
	expect(invitation.attachments.map(({ mimeType }) => mimeType)).toContain("text/calendar");
	await page.goto(own);
	await expect(page.getByText("1 of 9 left")).toBeVisible();
	await press(page, "Accept this time");
	await expect(page.getByText("Accepted. We have told the director.")).toBeVisible();
	await dora.reload();
	await pressIn(dora, "Interview", "It was held");
	await isDone(dora, "Interview");
	await expect(dora.getByRole("region", { name: "Record", exact: true }).getByText("Nothing left")).toBeVisible();

	await confirms(dora, "Certify");
	const news = await office.mailTo(who.email, "You can take chats now");
	await page.goto(linkIn(news));
	await expect(page.getByRole("heading", { name: "Chats", exact: true })).toBeVisible();
	return page;
};

/** The first chat: a visitor asks, and has an answer. */
const listens = async (page: Page, people: People, words: string) => {
	const visitor = await people.stranger(phone);
	await asksInPage(visitor, words);
	await page.getByRole("button", { name: new RegExp(words) }).click();
	await page.getByRole("button", { name: "Accept" }).click();
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
	await expect(page.getByLabel("Listener")).toBeVisible();
	await page.getByRole("button", { name: "Accept" }).click();
	await says(page, "Yes, gladly.");
	await expect(log(visitor)).toContainText("Yes, gladly.");
});
