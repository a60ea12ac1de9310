import { readFile } from "node:fs/promises";
import { heading, press } from "./applicant.ts";
import { listenerApplies } from "./desk.ts";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, phone, test } from "./test.ts";

test.describe.configure({ timeout: 180_000 });

/** Two days ahead at 18:00 on the society's clock, in winter and in summer within an hour. */
const soon = (days = 2) => new Date(new Date().setUTCHours(23, 0, 0, 0) + days * 24 * 3_600_000).toISOString();

test("an applicant names a referee, who answers on a phone by the mail's link, and one step less is left", async ({
	people,
	product,
	backstage,
}) => {
	await listenerApplies(backstage, product, "rita.record");
	const rita = await people.member("rita.record");
	await expect(rita.getByText("9 of 9 left")).toBeVisible();
	await checkScreen(rita, "record-dashboard");
	await rita.getByRole("link", { name: "See what you can do" }).click();
	await expect(rita.getByRole("heading", { level: 1, name: "My record" })).toBeFocused();

	const first = rita.getByRole("listitem").filter({ hasText: "First reference" });
	const second = rita.getByRole("listitem").filter({ hasText: "Second reference" });
	await expect(second.getByText("A second person can be named here, after the first one.")).toBeVisible();
	await expect(second.getByRole("button")).toHaveCount(0);
	await first.getByRole("button", { name: "Name somebody" }).click();
	await press(rita, "Cancel");
	await expect(first.getByRole("button", { name: "Name somebody" })).toBeFocused();
	await first.getByRole("button", { name: "Name somebody" }).click();
	await press(rita, "Ask this person");
	await expect(first.getByText("Please give the name of the person.")).toBeVisible();
	await expect(first.getByLabel("Name of the person")).toBeFocused();
	await first.getByLabel("Name of the person").fill("Rafael Okafor");
	await first.getByLabel("Email of the person").fill("rita.record@example.org");
	await press(rita, "Ask this person");
	await expect(first.getByText("Please give the email of somebody else, not the applicant's.")).toBeVisible();
	await expect(first.getByLabel("Name of the person")).toHaveValue("Rafael Okafor");
	await checkScreen(rita, "record-refused");
	await first.getByLabel("Email of the person").fill("rafael.okafor@example.org");
	await press(rita, "Ask this person");
	await expect(first.getByText("Our mail is on its way to Rafael Okafor.")).toBeFocused();
	await expect(first.getByText(/^From .* on you can send a reminder\.$/)).toBeVisible();
	await expect(first.getByRole("button", { name: /^Remind/ })).toHaveCount(0);
	await second.getByRole("button", { name: "Name somebody" }).click();
	await expect(second.getByLabel("Name of the person")).toHaveValue("");
	await press(rita, "Cancel");

	const link = await product.linkMailedTo("rafael.okafor@example.org");
	const rafael = await people.stranger(phone);
	const errors = consoleErrors(rafael);
	await rafael.goto(link);
	await expect(rafael.getByRole("heading", { name: "Nora Silva asked us to write to you." })).toBeVisible();
	await expect(rafael).toHaveURL(/\/ReferenceCheckForm$/);
	await press(rafael, "Send");
	await expect(rafael.getByText("Please say how you know each other.")).toBeVisible();
	await expect(rafael.getByLabel("How do you know each other?")).toBeFocused();
	await checkScreen(rafael, "reference-error");
	await rafael.getByLabel("How do you know each other?").fill("We volunteered at the food bank.");
	await expect(rafael.getByText("32 of 500 characters")).toBeVisible();
	await rafael.getByLabel("A few words about Nora Silva").fill("She listens first.");
	await rafael.reload();
	await expect(rafael.getByLabel("A few words about Nora Silva")).toHaveValue("She listens first.");
	await rafael.getByRole("radio", { name: "Yes" }).check({ force: true });
	await rafael.context().setOffline(true);
	await press(rafael, "Send");
	await expect(rafael.getByText(/What you wrote is still here\.$/)).toBeVisible();
	await expect(rafael.getByLabel("A few words about Nora Silva")).toHaveValue("She listens first.");
	await rafael.context().setOffline(false);
	await checkScreen(rafael, "reference");
	await press(rafael, "Send");
	await expect(rafael.getByText("Thank you. We have your answer.")).toBeFocused();
	await checkScreen(rafael, "reference-sent");
	await rafael.reload();
	await expect(rafael.getByRole("heading", { name: "You have answered already. Thank you." })).toBeVisible();
	expect(await rafael.evaluate(() => sessionStorage.getItem("reference"))).not.toContain("listens");
	expect(errors.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);

	await rita.reload();
	await expect(rita.getByText("8 of 9 left")).toBeVisible();
	await expect(first.getByText("Rafael Okafor has answered.")).toBeVisible();
	await expect(rita.getByText("She listens first.")).toHaveCount(0);
	await expect(first.getByText("Done", { exact: true })).toBeVisible();
});

test("a referee is taken back after a question, and the old link leads on to the form without one", async ({
	people,
	product,
	backstage,
}) => {
	await listenerApplies(backstage, product, "tom.takes");
	const tom = await people.member("tom.takes", phone);
	await tom.getByRole("link", { name: "See what you can do" }).click();
	const first = tom.getByRole("listitem").filter({ hasText: "First reference" });
	await first.getByRole("button", { name: "Name somebody" }).click();
	await first.getByLabel("Name of the person").fill("Olga Old");
	await first.getByLabel("Email of the person").fill("olga.old@example.org");
	await press(tom, "Ask this person");
	const link = await product.linkMailedTo("olga.old@example.org");
	await first.getByRole("button", { name: "Take back" }).click();
	const question = tom.getByRole("dialog", { name: "Take back our request to Olga Old?" });
	await checkScreen(tom, "record-take-back");
	await question.getByRole("button", { name: "Take back" }).click();
	await expect(first.getByText("Taken back. You can name somebody else.")).toBeFocused();
	await expect(first.getByRole("button", { name: "Name somebody" })).toBeVisible();

	const olga = await people.stranger(phone);
	await olga.goto(link);
	await expect(olga.getByRole("heading", { name: "This link does not work any more." })).toBeVisible();
	await checkScreen(olga, "reference-unknown");
	await press(olga, "Go to the form without a link");
	await expect(olga.getByLabel("First name")).toBeVisible();
	await olga.reload();
	await expect(olga.getByLabel("First name")).toBeVisible();
});

test("an applicant accepts the time of the interview and takes the calendar file, or asks for another", async ({
	people,
	product,
	backstage,
}) => {
	const { id } = await listenerApplies(backstage, product, "ines.interview");
	await backstage.as("director", "POST", `/applications/${id}/interview/`, { at: soon(), note: "By video call." });
	const ines = await people.member("ines.interview");
	await ines.getByRole("link", { name: "See what you can do" }).click();
	const interview = ines.getByRole("listitem").filter({ has: ines.getByRole("heading", { name: "7. Interview" }) });
	await expect(interview.getByText("By video call.")).toBeVisible();
	await checkScreen(ines, "record");
	await press(ines, "It does not fit");
	await interview.getByLabel("Which times would be better?").fill("A Sunday, please.");
	await press(ines, "Ask for another time");
	await expect(interview.getByText("You wrote: A Sunday, please.")).toBeVisible();
	await expect(interview.getByRole("button")).toHaveCount(0);

	await backstage.as("director", "POST", `/applications/${id}/interview/`, { at: soon() });
	await ines.reload();
	await expect(interview.getByRole("button", { name: "Accept this time" })).toBeVisible();
	await backstage.as("director", "POST", `/applications/${id}/interview/`, { at: soon(3), note: "By telephone." });
	await press(ines, "Accept this time");
	await expect(interview.getByText(/^Another time was proposed meanwhile\./)).toBeFocused();
	await expect(interview.getByText("By telephone.")).toBeVisible();
	await press(ines, "Accept this time");
	await expect(interview.getByText("Accepted. We have told the director.")).toBeFocused();
	await expect(interview.getByText("You have accepted this time. We look forward to it.")).toBeVisible();
	const [file] = await Promise.all([ines.waitForEvent("download"), press(ines, "Download for your calendar")]);
	expect(file.suggestedFilename()).toMatch(/\.ics$/);
	expect(await readFile(await file.path(), "utf8")).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART/);
	await checkScreen(ines, "record-accepted");
});

test("the referee's page is there in French, too, and keeps what was typed over the change", async ({
	people,
	product,
	backstage,
}) => {
	const { id } = await listenerApplies(backstage, product, "fred.french");
	const asked = { name: "Paule Petit", email: "paule.petit@example.org" };
	await backstage.as("director", "POST", `/applications/${id}/referees/`, asked);
	const paule = await people.stranger(phone);
	await paule.goto(await product.linkMailedTo(asked.email));
	await paule.getByLabel("How do you know each other?").fill("Du travail.");
	await paule.getByRole("link", { name: "Français" }).first().click();
	await expect(paule.getByRole("heading", { name: "Nora Silva nous a demandé de vous écrire." })).toBeVisible();
	await expect(paule.getByLabel("Comment vous connaissez-vous ?")).toHaveValue("Du travail.");
	await checkScreen(paule, "reference-fr");
});

test("who is suspended reads calmly that chats are paused, and whom to write to", async ({
	people,
	product,
	backstage,
}) => {
	const { id } = await listenerApplies(backstage, product, "sol.suspended");
	await backstage.as("director", "POST", `/applications/${id}/decision/`, { decision: "accept" });
	await backstage.as("director", "POST", `/applications/${id}/training-done/`, { reason: "Known for years." });
	await backstage.as("director", "POST", `/applications/${id}/suspension/`, { reason: "Something to talk about." });
	const sol = await people.member("sol.suspended", phone);
	await expect(heading(sol, "Your work in chats is paused")).toBeVisible();
	await expect(sol.getByText("Please write to applications@warmline.example.")).toBeVisible();
	await expect(sol.getByText(/Something to talk about|of 9 left/)).toHaveCount(0);
	await checkScreen(sol, "record-paused");
	await sol.getByRole("link", { name: "See my record" }).click();
	await expect(sol.getByText("The chats were opened for you without it.").first()).toBeVisible();
	await checkScreen(sol, "record-paused-page");
});

test("who works in chats finds the record in the profile menu, and reads at home that the police check ran out", async ({
	people,
	product,
	backstage,
}) => {
	const { id } = await listenerApplies(backstage, product, "eva.expired");
	await backstage.as("director", "POST", `/applications/${id}/decision/`, { decision: "accept" });
	await backstage.as("director", "POST", `/applications/${id}/training-done/`, { reason: "Known for years." });
	const police_check = { level: 2, date: "2020-01-10", expires: "2021-01-10" };
	await backstage.as("director", "PATCH", `/applications/${id}/record/`, { police_check });
	const eva = await people.member("eva.expired");
	await eva.getByRole("link", { name: "Home", exact: true }).click();
	await expect(eva.getByText("Your police check held until January 10, 2021.", { exact: false })).toBeVisible();
	await checkScreen(eva, "home-police-check");
	await eva.getByRole("button", { name: /^Profile menu/ }).click();
	await eva.getByRole("menuitem", { name: "My record" }).click();
	await expect(heading(eva, "My record")).toBeVisible();
	await expect(eva.getByText(/^It held until January 10, 2021\./)).toBeVisible();
});
