import { say } from "@warmline/contract/say";
import { label } from "@warmline/web/labels";
import { contains } from "@warmline/web/labels/match";
import { publishAs } from "./community.ts";
import { actOn, field, toFeed } from "./feed-page.ts";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, phone, test } from "./test.ts";
import { asksInPage, asksInWindow, box, log, says } from "./visitor.ts";

test.describe.configure({ timeout: 120_000 });

const publicPages = [
	["home", "/"],
	["login", "/login?verified=true"],
	["register", "/register?type=listener"],
	["register-choice", "/register"],
	["apply-listener", "/ApplyListener"],
	["email-verification", "/email-verification?expired=true"],
	["forgot-password", "/forgot-password"],
	["reset-password", "/reset-password?token=from-a-mail"],
	["start", "/start"],
	["chat-form", "/chat-form"],
	["crisis", "/Crisis"],
	["not-found", "/no/such/page"],
] as const;

for (const [name, address] of publicPages) {
	test(`the screen ${name} is accessible in every size, light and dark (A1, A6, V1)`, async ({ people }) => {
		const page = await people.stranger();
		const errors = consoleErrors(page);
		await page.goto(address);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await checkScreen(page, name);
		expect(errors).toEqual([]);
	});
}

test("forms with errors in them are accessible in every size, light and dark (A5, A7, V2)", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/register?type=listener");
	await page.getByRole("button", { name: label.accounts.register }).click();
	await expect(page.getByText(label.contract.firstNameMissing)).toBeVisible();
	await checkScreen(page, "register-error");
	await page.goto("/login");
	await page.getByLabel(label.accounts.emailOrUsername).fill("nobody");
	await page.getByLabel(label.accounts.password, { exact: true }).fill("nothing");
	await page.getByRole("button", { name: label.accounts.login }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await checkScreen(page, "login-error");
});

test("the visitor's screens are accessible in every size, light and dark (V3, V5)", async ({ people, backstage }) => {
	const opener = await people.stranger();
	const errors = consoleErrors(opener);
	const popup = await asksInWindow(opener, "I opened a window");
	await popup.close();
	await checkScreen(opener, "chat-in-progress");

	const page = await people.stranger(phone);
	const more = consoleErrors(page);
	const chat_id = await asksInPage(page, "It has been a long week, and I would like to tell somebody about it.");
	await expect(page.getByText(contains(label.visitor.peopleBeforeYou))).toBeVisible();
	await checkScreen(page, "visitor-waiting");

	const line = await backstage.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	const message = "Hello, I am Lina. A long week, and nobody to tell it to so far. What weighs the most?";
	await line.says({ action: "send_message", chat_id, message }, "new_message");
	await says(page, "That I cannot sleep.\nhttps://example.org/a-very-long-address-without-a-break/".padEnd(160, "z"));
	await expect(log(page)).toContainText("That I cannot sleep.");
	await expect(page.getByText(label.visitor.sending)).toBeHidden();
	await checkScreen(page, "visitor-talking");
	await page.getByRole("button", { name: label.chats.endChat }).click();
	await checkScreen(page, "visitor-ending");

	await page.getByRole("button", { name: label.visitor.yesEndIt }).click();
	await expect(page.getByRole("heading", { name: label.chats.chatEnded })).toBeVisible();
	await checkScreen(page, "visitor-ended");
	line.close();
	expect([...errors, ...more]).toEqual([]);
});

test("the agent's screens are accessible in every size, light and dark (D1, D3, D4, D14)", async ({
	people,
	backstage,
}) => {
	const sam = await people.member("supervisor");
	const errors = consoleErrors(sam);
	await expect(sam.getByText(label.chats.noAssignedChats)).toBeVisible();
	await checkScreen(sam, "dashboard-empty");

	const taken = await backstage.asks("My dog died on Monday, and the house is so quiet.", { age: "26-35", scale: 8 });
	await backstage.asks("Hello, is anybody there?", { email: "somebody.with.a.long.address@example.org" });
	const line = await backstage.agent("listener1");
	await line.says({ action: "accept_chat", chat_id: taken }, "chat_assigned");
	await line.says({ action: "send_message", chat_id: taken, message: "The house is quiet now." }, "new_message");
	await expect(sam.getByText(say(label.chats.withSomebody, { name: "Lina" }))).toBeVisible();
	await checkScreen(sam, "dashboard-lists");

	await sam.getByRole("button", { name: /Hello, is anybody there/ }).click();
	await expect(box(sam)).toBeEnabled();
	await checkScreen(sam, "dashboard-conversation");
	await sam.getByRole("button", { name: label.chats.details }).click();
	await checkScreen(sam, "dashboard-details");
	await sam.getByRole("button", { name: label.chats.editCallerName }).click();
	await checkScreen(sam, "dashboard-rename");

	await sam.getByRole("link", { name: label.members.home, exact: true }).click();
	await expect(sam.getByText(contains(label.members.visitorsAreWaiting))).toBeVisible();
	await expect(sam.getByText("Lina Moreau").first()).toBeVisible();
	await checkScreen(sam, "member-home");
	line.close();
	await sam.getByRole("link", { name: label.members.shifts, exact: true }).click();
	await expect(sam.getByRole("main").getByRole("listitem").first()).toBeVisible();
	await checkScreen(sam, "shift-manager");
	await sam.getByRole("button", { name: say(label.members.profileMenuOf, { name: "Sam Okafor" }) }).click();
	await expect(sam.getByRole("menu")).toBeVisible();
	await checkScreen(sam, "profile-menu");
	expect(errors).toEqual([]);
});

test("the applicants' screens are accessible in every size, light and dark (D11)", async ({ people }) => {
	const noor = await people.member("newhire");
	const errors = consoleErrors(noor);
	await expect(noor.getByRole("heading", { name: label.applicant.completeProfile })).toBeVisible();
	await checkScreen(noor, "newhire-overlay");
	await noor.getByRole("link", { name: label.applicant.completeYourProfile }).click();
	await expect(
		noor.getByRole("heading", { level: 1, name: say(label.applicant.application, { programme: label.site.listener }) }),
	).toBeVisible();
	await checkScreen(noor, "onboarding");

	const tess = await people.member("trainee");
	const more = consoleErrors(tess);
	await expect(tess.getByRole("heading", { name: label.applications.youAreAccepted })).toBeVisible();
	await checkScreen(tess, "trainee-card");
	expect([...errors, ...more]).toEqual([]);
});

test("the dialogs of the community are accessible in every size, light and dark (F1, F2, F3, P5)", async ({
	people,
	backstage,
}) => {
	await publishAs(backstage, "listener1", "Words that are looked at from all sides");
	const lina = await people.member("listener1", phone);
	const errors = consoleErrors(lina);
	await toFeed(lina);
	await lina.getByRole("button", { name: label.profiles.community }).click();
	await expect(lina.getByRole("heading", { name: label.profiles.onlineMembers })).toBeVisible();
	await checkScreen(lina, "community-strip");
	await lina.getByRole("button", { name: label.profiles.community }).click();
	await lina.getByRole("link", { name: label.profiles.photos, exact: true }).click();
	await expect(lina.getByText(label.profiles.noPictureYet)).toBeVisible();
	await lina
		.getByRole("navigation", { name: label.members.members })
		.getByRole("link", { name: label.members.home })
		.click();

	await lina.getByRole("button", { name: label.media.addMedia }).click();
	await checkScreen(lina, "feed-add-media");
	await lina.getByRole("menuitem", { name: label.media.byAddress }).click();
	await lina.getByRole("button", { name: label.media.addIt }).click();
	await checkScreen(lina, "feed-address");
	await lina.keyboard.press("Escape");
	await field(lina).pressSequentially("Thank you @");
	await expect(lina.getByRole("option").first()).toBeVisible();
	await checkScreen(lina, "feed-suggestions");
	await field(lina).fill("");
	await actOn(lina, "from all sides", label.feed.editPost);
	await checkScreen(lina, "feed-edit");
	await lina.getByRole("button", { name: label.chats.cancel }).click();
	await actOn(lina, "from all sides", label.feed.deletePostInMenu);
	await expect(lina.getByRole("dialog", { name: label.feed.deleteThisPost })).toBeVisible();
	await checkScreen(lina, "feed-delete");
	expect(errors).toEqual([]);
});
