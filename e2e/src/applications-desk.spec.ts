import { newcomer } from "./applicant.ts";
import { act, dialog, fieldOf, history, listenerApplies, openApplication, stage, state } from "./desk.ts";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, holdCalls, test } from "./test.ts";

// Screens are looked at in six ways, which takes its time.
test.describe.configure({ timeout: 300_000 });

test("a director reads an application, notes, asks for more, accepts, and certifies", async ({
	people,
	product,
	backstage,
}) => {
	const { email, submit } = await listenerApplies(backstage, product, "nora.desk");
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await dora.getByRole("link", { name: "Applications", exact: true }).click();
	const submitted = stage(dora, "Submitted");
	await expect(submitted.getByRole("link", { name: "Nora Silva" }).first()).toBeVisible();
	await expect(submitted.getByText(/^Due (today|tomorrow|in \d days)$/).first()).toBeVisible();
	await checkScreen(dora, "applications-board");

	await dora.getByLabel("Kind").selectOption("Supervisor");
	await expect(submitted.getByText("Nobody here fits this search.")).toBeVisible();
	await dora.getByLabel("Kind").selectOption("Every kind");
	await openApplication(dora, email, "Submitted");
	await expect(state(dora).getByText("Submitted", { exact: true }).first()).toBeVisible();
	await expect(dora.getByText("What do you do when you are upset yourself?")).toBeVisible();
	await expect(dora.getByText("I say so, and I ask for a break.")).toBeVisible();
	await expect(dora.getByText("7 of 10")).toBeVisible();
	await expect(dora.getByText(/New York time/).first()).toBeVisible();
	await checkScreen(dora, "application");

	await act(dora, "Add note").click();
	await expect(dora.getByText("Please write a note.")).toBeVisible();
	await dora.getByLabel("New note").fill("Both references spoke well of her.");
	await act(dora, "Add note").click();
	await expect(history(dora).getByText("Dora wrote a note.")).toBeVisible();
	await expect(history(dora).getByText("Both references spoke well of her.")).toBeVisible();
	await expect(dora.getByLabel("New note")).toHaveValue("");

	await act(dora, "Ask for more").click();
	await expect(dialog(dora)).toContainText("gets a mail with your words");
	await checkScreen(dora, "application-ask");
	await dialog(dora).getByRole("button", { name: "Ask for more" }).click();
	await expect(dialog(dora).getByText("Please give a reason.")).toBeVisible();
	await dialog(dora).getByLabel("What is missing?").fill("Please add your street number.");
	await dialog(dora).getByRole("button", { name: "Ask for more" }).click();
	const asked = dora.getByText("Asked. A mail is on its way to Nora Silva.");
	await expect(asked).toBeVisible();
	await expect(asked).toBeFocused();
	await expect(state(dora).getByText("Asked for more", { exact: true })).toBeVisible();
	await expect(act(dora, "Accept")).toHaveCount(0);
	await expect(history(dora).getByText("Please add your street number.")).toBeVisible();
	await product.mailTo(email, "Please add your street number.");

	await submit();
	await dora.getByRole("link", { name: "All applications" }).click();
	await openApplication(dora, email, "Submitted");
	await act(dora, "Accept").click();
	await expect(dialog(dora)).toContainText("Training starts within two weeks.");
	await act(dora, "Cancel").click();
	await expect(dialog(dora)).toHaveCount(0);
	await act(dora, "Accept").click();
	await dialog(dora).getByRole("button", { name: "Accept" }).click();
	await expect(dora.getByText("Accepted. A mail is on its way to Nora Silva.")).toBeVisible();
	await expect(history(dora).getByText("Dora accepted it.")).toBeVisible();

	await act(dora, "Certify").click();
	await expect(dialog(dora)).toContainText("becomes a listener");
	await expect(dialog(dora).getByRole("listitem").filter({ hasText: "Police check" })).toHaveCount(1);
	await dialog(dora).getByRole("button", { name: "Certify" }).click();
	await expect(dialog(dora).getByText("Please give a reason.")).toBeVisible();
	await dialog(dora).getByLabel("Why without these steps?").fill("She listened with us for years before.");
	await checkScreen(dora, "application-certify");
	await dialog(dora).getByRole("button", { name: "Certify" }).click();
	await expect(dora.getByText("Certified. A mail is on its way to Nora Silva.")).toBeVisible();
	await expect(act(dora, "Certify")).toHaveCount(0);
	await expect(history(dora).getByText(/^Dora certified the person without: First reference, /)).toBeVisible();
	await expect(history(dora).getByText("She listened with us for years before.")).toBeVisible();
	await checkScreen(dora, "application-done");

	await dora.getByRole("link", { name: "All applications" }).click();
	await dora.getByLabel("Search", { exact: true }).fill(email);
	await expect(stage(dora, "Certified").getByRole("link", { name: "Nora Silva" })).toHaveCount(1);
	await expect(submitted.getByText("Nobody here fits this search.")).toBeVisible();
	expect(errors).toEqual([]);
});

test("the second of two directors is told what it is now, and nothing is changed", async ({
	people,
	product,
	backstage,
}) => {
	const { email } = await listenerApplies(backstage, product, "nora.twice");
	const [early, late] = [await people.member("director"), await people.member("director")];
	for (const page of [early, late]) await openApplication(page, email, "Submitted");
	await act(late, "Decline").click();
	await dialog(late).getByLabel("Why?").fill("We have no room at the moment.");

	await act(early, "Accept").click();
	await dialog(early).getByRole("button", { name: "Accept" }).click();
	await expect(early.getByText("Accepted. A mail is on its way to Nora Silva.")).toBeVisible();

	await dialog(late).getByRole("button", { name: "Decline" }).click();
	await expect(late.getByText("This application is accepted already.")).toBeVisible();
	await expect(dialog(late)).toHaveCount(0);
	await expect(state(late).getByText("In training", { exact: true })).toBeVisible();
	await expect(act(late, "Certify")).toBeVisible();
	await expect(state(late).getByText("What you had written")).toBeVisible();
	await expect(state(late).getByText("We have no room at the moment.")).toBeVisible();
	await checkScreen(late, "application-late");
});

test("a decision without a line says so, keeps its words, and does not go out later by itself", async ({
	people,
	product,
	backstage,
}) => {
	const { email } = await listenerApplies(backstage, product, "nora.offline");
	const dora = await people.member("director");
	await openApplication(dora, email, "Submitted");
	await act(dora, "Decline").click();
	await dialog(dora).getByLabel("Why?").fill("We have no room at the moment.");
	await dora.context().setOffline(true);
	await dialog(dora).getByRole("button", { name: "Decline" }).click();
	await expect(dialog(dora).getByText("We could not reach the server.", { exact: false })).toBeVisible();
	await dora.keyboard.press("Escape");
	await expect(dialog(dora)).toHaveCount(0);

	const decisions: string[] = [];
	dora.on("request", (request) => {
		if (request.url().endsWith("/decision/")) decisions.push(request.method());
	});
	const connects = dora.waitForEvent("websocket");
	await dora.context().setOffline(false);
	await connects;
	await act(dora, "Decline").click();
	await expect(dialog(dora).getByLabel("Why?")).toHaveValue("We have no room at the moment.");
	expect(decisions).toEqual([]);
	await dialog(dora).getByRole("button", { name: "Decline" }).click();
	await expect(dora.getByText("Declined. A mail is on its way to Nora Silva.")).toBeVisible();
	await expect(state(dora).getByText("May apply again")).toBeVisible();
});

test("a director downloads the document of a supervisor's application", async ({ people, product, backstage }) => {
	const email = await newcomer(backstage, product, "nora.papers", "supervisor");
	const begun = await backstage.as("nora.papers", "POST", "/onboarding/supervisor-application/", {});
	const form = new FormData();
	form.set("degreeName", "Bachelor of Social Work");
	form.set("resume", new File(["%PDF-1.7\n%%EOF\n"], "papers of Nora.pdf", { type: "application/pdf" }));
	const user = String(fieldOf(begun, "result", "user", "id"));
	await backstage.as("nora.papers", "PUT", `/onboarding/supervisor-application/${user}/`, form);

	const dora = await people.member("director");
	await openApplication(dora, email, "Draft");
	await expect(dora.getByText("Bachelor of Social Work")).toBeVisible();
	await expect(act(dora, "Accept")).toHaveCount(0);
	const [download] = await Promise.all([dora.waitForEvent("download"), act(dora, "Download: Resume").click()]);
	expect(download.suggestedFilename()).toBe("papers of Nora.pdf");
	await checkScreen(dora, "application-papers");
	await dora.reload();
	await expect(history(dora).getByText("Dora opened a document: papers of Nora.pdf")).toBeVisible();
});

test("a supervisor finds no applications and no way to them", async ({ people }) => {
	const page = await people.member("supervisor");
	await expect(page.getByRole("link", { name: "Past chats" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Applications", exact: true })).toHaveCount(0);
	await page.goto(`${new URL(page.url()).pathname.replace(/[^/]*$/, "")}applications`);
	await expect(page.getByRole("heading", { name: "This page is for directors" })).toBeVisible();
});

test("a search that settles while the next page is still coming does not lead back", async ({ people }) => {
	const dora = await people.member("director");
	await dora.getByRole("link", { name: "Applications", exact: true }).click();
	const card = stage(dora, "In training").getByRole("link", { name: "Tess Nakamura" });
	await expect(card).toBeVisible();
	await dora.clock.install();
	const release = await holdCalls(dora, "**/assets/*.js");
	await dora.getByLabel("Search", { exact: true }).fill("t");
	await card.click();
	await dora.clock.runFor(1000);
	release();
	await expect(dora.getByRole("heading", { name: "Application of Tess Nakamura" })).toBeVisible();
});
