import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { versionOfText } from "@warmline/site/text-version";
import type { Backstage } from "./backstage.ts";
import { act, dialog, history, listenerApplies, openApplication, stage, state } from "./desk.ts";
import type { Product } from "./product.ts";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, phone, test } from "./test.ts";

const agreement = new URL("../../content/en/pages/nda.md", import.meta.url);
const today = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const record = (page: Page) => page.getByRole("region", { name: "Record", exact: true });
const step = (page: Page, name: string) => record(page).getByRole("listitem", { name: new RegExp(`^${name} \\(`) });
const isDone = (page: Page, name: string) => expect(step(page, name)).toHaveAccessibleName(`${name} (done)`);
const pressIn = (page: Page, name: string, button: string) =>
	step(page, name).getByRole("button", { name: button }).click();

const answersFor = async (backstage: Backstage, product: Product, email: string) => {
	const token = new URL(await product.linkMailedTo(email)).searchParams.get("token");
	await backstage.post(`/references/${token}/`, {
		how_known: "We sang in a choir for six years.",
		words: "She listens until the end, and she keeps what she hears to herself.",
		recommends: true,
	});
};

const sendsAgreement = async (backstage: Backstage, email: string) =>
	backstage.post("/forms/nda/", {
		...{ name: "Nora Silva", email, city: "Sudbury", province: "Ontario" },
		...{ date: today, agreed: true, text_version: versionOfText(await readFile(agreement, "utf8")) },
	});

const accepts = (backstage: Backstage, id: string) =>
	backstage.as("director", "POST", `/applications/${id}/decision/`, { decision: "accept" });

test("a director goes with a trainee through all nine steps, certifies, suspends and reinstates", async ({
	people,
	product,
	backstage,
}) => {
	test.slow();
	const { email, id } = await listenerApplies(backstage, product, "nora.record");
	await accepts(backstage, id);
	await sendsAgreement(backstage, email);
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await openApplication(dora, email, "In training");
	await isDone(dora, "Application accepted");
	await expect(record(dora).getByText("8 of 9 left")).toBeVisible();

	// Two places that are empty would get each other's words.
	await expect(step(dora, "Second reference").getByRole("button")).toHaveCount(0);
	await pressIn(dora, "First reference", "Name somebody");
	await expect(step(dora, "First reference").getByLabel("Name of the person")).toBeFocused();
	await pressIn(dora, "First reference", "Ask this person");
	await expect(step(dora, "First reference").getByText("Please give the name of the person.")).toBeVisible();
	await step(dora, "First reference").getByLabel("Name of the person").fill("Ada Byron");
	await step(dora, "First reference").getByLabel("Email of the person").fill(email);
	await pressIn(dora, "First reference", "Ask this person");
	await expect(step(dora, "First reference").getByText("Please give the email of somebody else")).toBeVisible();
	await step(dora, "First reference").getByLabel("Email of the person").fill("ada.record@example.org");
	await pressIn(dora, "First reference", "Ask this person");
	await expect(step(dora, "First reference").getByText("A mail is on its way to Ada Byron.")).toBeFocused();
	await expect(history(dora).getByText("Dora named Ada Byron, who was asked for a reference.")).toBeVisible();
	await checkScreen(dora, "record-begun");
	await answersFor(backstage, product, "ada.record@example.org");

	await pressIn(dora, "Second reference", "Name somebody");
	await expect(step(dora, "Second reference").getByLabel("Name of the person")).toHaveValue("");
	await step(dora, "Second reference").getByLabel("Name of the person").fill("Grace Hopper");
	await step(dora, "Second reference").getByLabel("Email of the person").fill("grace.record@example.org");
	await pressIn(dora, "Second reference", "Ask this person");
	await expect(step(dora, "Second reference").getByText("A mail is on its way to Grace Hopper.")).toBeFocused();
	await expect(step(dora, "First reference").getByText(/on its way/)).toHaveCount(0);
	await isDone(dora, "First reference");
	await pressIn(dora, "First reference", "Read the answer");
	await expect(step(dora, "First reference").getByText("She listens until the end", { exact: false })).toBeVisible();
	// What would be refused is not offered.
	await expect(step(dora, "Second reference").getByText(/^From .* on you can send a reminder\.$/)).toBeVisible();
	await expect(step(dora, "Second reference").getByRole("button", { name: /^Remind/ })).toHaveCount(0);
	await backstage.post("/forms/reference-check/", {
		...{ first_name: "Grace", last_name: "Hopper", date: today, email: "grace.record@example.org" },
	});
	await dora.reload();
	await pressIn(dora, "Second reference", "Count this form");
	await isDone(dora, "Second reference");

	await pressIn(dora, "Confidentiality agreement", "Count the agreement");
	await isDone(dora, "Confidentiality agreement");
	await expect(
		step(dora, "Confidentiality agreement").getByText("Saved. A mail is on its way to Nora Silva."),
	).toBeFocused();
	await product.mailTo(email, "is done: Confidentiality agreement");

	const police = step(dora, "Police check");
	await pressIn(dora, "Police check", "Write down a police check");
	await pressIn(dora, "Police check", "Save");
	await expect(police.getByText("Please choose level 2 or level 3.")).toBeVisible();
	await expect(police.getByLabel("Level")).toBeFocused();
	await pressIn(dora, "Police check", "Cancel");
	await expect(police.getByRole("button", { name: "Write down a police check" })).toBeFocused();
	await dora.keyboard.press("Enter");
	await police.getByLabel("Level").selectOption("Level 2");
	await police.getByLabel("Date of the check").fill(inDays(-20));
	await police.getByLabel("Expires").fill(inDays(-30));
	await pressIn(dora, "Police check", "Save");
	await expect(police.getByText("The check must expire after its date.")).toBeVisible();
	await police.getByLabel("Expires").fill(inDays(300));
	await checkScreen(dora, "record-police");
	await pressIn(dora, "Police check", "Save");
	await isDone(dora, "Police check");
	await expect(police.getByText(/^Seen by Dora, /)).toBeVisible();

	await pressIn(dora, "Identity seen", "I have seen both");
	await isDone(dora, "Identity seen");
	await pressIn(dora, "Identity seen", "Take back");
	await dialog(dora).getByRole("button", { name: "Take back" }).click();
	await expect(step(dora, "Identity seen")).toHaveAccessibleName("Identity seen (not done yet)");
	await pressIn(dora, "Identity seen", "I have seen both");
	await isDone(dora, "Identity seen");

	const interview = step(dora, "Interview");
	await pressIn(dora, "Interview", "Propose a time");
	await interview.getByRole("button", { name: "Propose", exact: true }).click();
	await expect(interview.getByText("Please choose a day and a time.")).toBeVisible();
	await interview.getByLabel("Day").fill("2031-12-01");
	await interview.getByLabel("Time in New York").fill("15:30");
	await expect(interview.getByText("Monday, December 1, 2031 at 3:30 p.m. (New York time)")).toBeVisible();
	await interview.getByLabel("Where to meet").fill("By video: https://meet.example.org/nora");
	await checkScreen(dora, "record-interview");
	await interview.getByRole("button", { name: "Propose", exact: true }).click();
	await expect(interview.getByText("Nora Silva has not answered yet.")).toBeVisible();
	await pressIn(dora, "Interview", "It was held");
	await isDone(dora, "Interview");
	await pressIn(dora, "Interview", "Take back");
	await dialog(dora).getByRole("button", { name: "Take back" }).click();
	await expect(interview.getByText("Nora Silva has not answered yet.")).toBeVisible();
	await pressIn(dora, "Interview", "It was held");
	await isDone(dora, "Interview");

	await step(dora, "Training").getByLabel("Hours", { exact: true }).fill("11.5");
	await pressIn(dora, "Training", "Save");
	await expect(step(dora, "Training").getByText("11.5 of 12 hours")).toBeVisible();
	await pressIn(dora, "Training", "One more");
	await expect(step(dora, "Training").getByRole("status").filter({ hasText: "Hours: 12.5" })).toHaveCount(1);
	await pressIn(dora, "Training", "Save");
	await isDone(dora, "Training");
	for (const _ of [1, 2]) await pressIn(dora, "Observed chats", "One more");
	await pressIn(dora, "Observed chats", "Save");
	await isDone(dora, "Observed chats");
	await expect(record(dora).getByText("Nothing left")).toBeVisible();

	await act(dora, "Certify").click();
	await expect(dialog(dora).getByRole("textbox")).toHaveCount(0);
	await dialog(dora).getByRole("button", { name: "Certify" }).click();
	await expect(dora.getByText("Certified. A mail is on its way to Nora Silva.")).toBeVisible();
	await expect(history(dora).getByText("Dora certified the person.")).toBeVisible();
	await checkScreen(dora, "record-certified");

	await act(dora, "Suspend").click();
	await dialog(dora).getByRole("button", { name: "Suspend" }).click();
	await expect(dialog(dora).getByText("Please give a reason.")).toBeVisible();
	await dialog(dora).getByLabel("Why?").fill("We wait for a new police check.");
	await dialog(dora).getByRole("button", { name: "Suspend" }).click();
	await expect(dora.getByText("Suspended. A mail is on its way to Nora Silva.")).toBeFocused();
	await expect(state(dora).getByText("We wait for a new police check.")).toBeVisible();
	await checkScreen(dora, "record-suspended");
	await dora.getByRole("link", { name: "All applications" }).click();
	await dora.getByLabel("Search", { exact: true }).fill(email);
	await expect(stage(dora, "Certified").getByText("Suspended", { exact: true })).toBeVisible();

	await openApplication(dora, email, "Certified");
	await act(dora, "Reinstate").click();
	await dialog(dora).getByRole("button", { name: "Reinstate" }).click();
	await expect(dora.getByText("Reinstated. A mail is on its way to Nora Silva.")).toBeVisible();
	await expect(act(dora, "Suspend")).toBeVisible();
	expect(errors.filter((line) => !/status of 4(00|09|29)/.test(line))).toEqual([]);
});

test("what was typed into the record stays when it does not get through, and a record that fails can be asked for again", async ({
	people,
	product,
	backstage,
}) => {
	const { id } = await listenerApplies(backstage, product, "nora.patience");
	await accepts(backstage, id);
	const dora = await people.member("director", phone);
	const address = "**/api/v1/applications/*/record/";
	await dora.route(address, (route) => route.fulfill({ status: 404, body: "" }));
	await dora.goto(`${new URL(dora.url()).pathname.replace(/[^/]*$/, "")}applications/${id}`);
	await expect(record(dora).getByText("Failed to fetch the record.")).toBeVisible();
	await expect(act(dora, "Certify")).toHaveCount(0);
	await dora.unroute(address);
	await record(dora).getByRole("button", { name: "Try again" }).click();
	await expect(record(dora).getByText("8 of 9 left")).toBeVisible();

	await dora.route(address, (route) => route.abort());
	await step(dora, "Training").getByLabel("Hours", { exact: true }).fill("7");
	await pressIn(dora, "Training", "Save");
	await expect(step(dora, "Training").getByRole("alert")).toContainText("We could not reach the server.");
	await expect(step(dora, "Training").getByLabel("Hours", { exact: true })).toHaveValue("7");
	await dora.unroute(address);
	await pressIn(dora, "Training", "Save");
	await expect(step(dora, "Training").getByText("7 of 12 hours")).toBeVisible();
});

test("a director writes to everybody in a stage, looks at the mail first, and keeps it when it is not sent", async ({
	people,
	product,
	backstage,
}) => {
	test.slow();
	const { email } = await listenerApplies(backstage, product, "nora.mailed");
	const dora = await people.member("director");
	await dora.getByRole("link", { name: "Applications", exact: true }).click();
	await act(dora, "Write to all: Submitted").click();
	await expect(dialog(dora).getByText(/^\d+ (person|people)$/)).toBeVisible();
	await act(dora, "Look at it").click();
	await expect(dialog(dora).getByText("Please write a subject.")).toBeVisible();
	await dialog(dora).getByLabel("Subject").fill("Our evening on Thursday");
	await dialog(dora).getByLabel("Mail", { exact: true }).fill("We meet at seven.\n\nPlease bring a friend.");
	await checkScreen(dora, "stage-mail");
	await act(dora, "Look at it").click();
	await expect(dialog(dora).getByText(/^Hello \S+,$/)).toBeVisible();
	await checkScreen(dora, "stage-mail-preview");

	// It goes out, but the answer is lost on its way.
	await dora.route("**/api/v1/applications/mails/", async (route) => {
		await route.fetch();
		await route.abort();
	});
	await act(dora, "Send to all").click();
	await expect(dialog(dora).getByText("Pressing again sends nothing twice.", { exact: false })).toBeVisible();
	await checkScreen(dora, "stage-mail-unclear");
	await dora.unroute("**/api/v1/applications/mails/");
	await dora.keyboard.press("Escape");
	await stage(dora, "Submitted").getByRole("link", { name: "Nora Silva" }).first().click();
	await dora.getByRole("link", { name: "All applications" }).click();
	await act(dora, "Write to all: Submitted").click();
	await expect(dialog(dora).getByLabel("Subject")).toHaveValue("Our evening on Thursday");
	await act(dora, "Look at it").click();
	await act(dora, "Send to all").click();
	await expect(dora.getByText(/^\d+ mails? (is|are) on (its|their) way\.$/)).toBeFocused();
	await product.mailTo(email, "Please bring a friend.");
	await act(dora, "Write to all: Submitted").click();
	await expect(dialog(dora).getByLabel("Subject")).toHaveValue("");
	await dialog(dora).getByRole("button", { name: "Cancel" }).click();
	await expect(act(dora, "Write to all: Submitted")).toBeFocused();
	await expect(dora.getByText(/^\d+ mails? (is|are) on/)).toHaveCount(0);
});
