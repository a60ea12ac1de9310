import { randomUUID } from "node:crypto";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { anyOf, contains, exactly, startsWith } from "@warmline/web/labels/match";
import { desktop, expect, logIn, password, phone, test } from "../support/test.ts";
import { box, log, says, tabTo } from "../support/visitor.ts";

const overlay = label.applicant.completeProfile;

test("a new hire is led to the onboarding, and sees nothing of a visitor (D11)", async ({ people, api }) => {
	await api.asks("Not for new hires");
	const noor = await people.stranger();
	let lines = 0;
	noor.on("websocket", () => lines++);
	await logIn(noor, "newhire");
	await expect(noor.getByRole("heading", { name: overlay })).toBeVisible();
	await expect(noor.getByText("Not for new hires")).toHaveCount(0);
	const id = await noor.evaluate(() => sessionStorage.getItem("user_id"));
	await noor.getByRole("link", { name: label.applicant.goToApplication }).click();
	await noor.waitForURL(`**/${id}/onboarding`);
	await expect(noor.getByRole("heading", { level: 1 })).toContainText("application");
	await noor.getByRole("link", { name: label.members.home }).click();
	await expect(
		noor.getByRole("heading", {
			name: anyOf(
				startsWith(label.members.goodMorning),
				startsWith(label.members.goodAfternoon),
				startsWith(label.members.goodEvening),
			),
		}),
	).toBeVisible();
	await expect(noor.getByRole("heading", { name: label.profiles.onlineMembers })).toHaveCount(0);
	expect(lines).toBe(0);
});

test("an applicant for supervisor is led to the supervisor onboarding (D11)", async ({ people, product, api }) => {
	const email = await api.register("sina.supervisor", "supervisor");
	const sina = await people.stranger();
	await sina.goto(await product.linkMailedTo(email));
	await logIn(sina, "sina.supervisor");
	await expect(sina.getByRole("heading", { name: overlay })).toBeVisible();
	await sina.getByRole("link", { name: label.applicant.goToApplication }).click();
	await sina.waitForURL("**/supervisor-onboarding");
	await expect(sina.getByRole("heading", { level: 1 })).toContainText(/supervisor/i);
});

test("an address that is not there says so, to a stranger and to a member (A12)", async ({ people }) => {
	for (const page of [await people.stranger(), await people.member("listener1")]) {
		for (const address of ["/Volunteers", "/nothing/here"]) {
			await page.goto(address);
			await expect(page.getByRole("heading", { name: label.site.pageNotFound })).toBeVisible();
			expect(new URL(page.url()).pathname).toBe(address);
		}
	}
});

test("a member who takes the address of another comes to their own (A12)", async ({ people }) => {
	const lina = await people.member("listener1");
	const own = new URL(lina.url()).pathname;
	await lina.goto(`/${randomUUID()}/chat-dashboard`);
	await lina.waitForURL(`**${own}`);
	await expect(lina.getByRole("navigation", { name: label.members.members })).toBeVisible();
});

test("a trainee sees what comes next, and nothing of a visitor (D11)", async ({ people, api }) => {
	await api.asks("Not for trainees");
	const tess = await people.stranger();
	const answers: string[] = [];
	const lines = new Set<string>();
	const said: string[] = [];
	tess.on("websocket", (line) => {
		lines.add(new URL(line.url()).pathname);
		line.on("framereceived", ({ payload }) => said.push(String(payload)));
	});
	tess.on("response", async (response) => {
		if (response.url().includes("/api/v1/")) answers.push(await response.text().catch(() => ""));
	});
	await logIn(tess, "trainee");
	await expect(tess.getByRole("heading", { name: label.applications.youAreAccepted })).toBeVisible();
	await tess.getByRole("link", { name: label.members.home }).click();
	await expect(
		tess.getByRole("heading", {
			name: anyOf(
				exactly(label.members.goodMorning, { name: "Tess" }),
				exactly(label.members.goodAfternoon, { name: "Tess" }),
				exactly(label.members.goodEvening, { name: "Tess" }),
			),
		}),
	).toBeVisible();
	await expect(tess.getByRole("heading", { name: label.profiles.onlineMembers })).toBeVisible();
	await expect(tess.getByText(contains(label.members.visitorsAreWaiting))).toHaveCount(0);
	expect([...answers, ...said].join()).not.toContain("Not for trainees");
	// The community's, where nobody speaks of visitors.
	expect([...lines]).toEqual(["/ws/member/"]);
});

for (const size of [desktop, phone]) {
	test(`home, chat and chart lead to their pages, and the profile menu to Logout, at ${size.width} px (D14, A12)`, async ({
		people,
	}) => {
		const sam = await people.member("supervisor", size);
		const id = await sam.evaluate(() => sessionStorage.getItem("user_id"));
		const places = sam.getByRole("navigation", { name: label.members.members });
		for (const [name, path] of [
			[label.members.home, "activity-feed"],
			[label.shifts.shifts, "shift-manager"],
			[label.chats.chats, "chat-dashboard"],
		] as const) {
			await places.getByRole("link", { name, exact: true }).click();
			await sam.waitForURL(`**/${id}/${path}`);
			await expect(sam.getByRole("heading", { level: 1 })).toBeVisible();
			await expect(places.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
		}
		await sam.getByRole("button", { name: t(label.members.profileMenuOf, { name: "Sam Okafor" }) }).click();
		await expect(sam.getByRole("menu").getByText("Sam Okafor")).toBeVisible();
		await sam.getByRole("menuitem", { name: label.members.logout }).click();
		await sam.waitForURL("**/login");
		await sam.goto(`/${id}/chat-dashboard`);
		await sam.waitForURL(/\/login/);
	});
}

test("on a phone a listener goes from the list to the chat and back (D1, D7)", async ({ people, api }) => {
	await api.asks("From a bus to a bus");
	await api.asks("Another one who waits");
	const lina = await people.member("listener1", phone);
	const chatRow = lina.getByRole("button", { name: /From a bus to a bus/ });
	await chatRow.click();
	await expect(chatRow).toBeHidden();
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await says(lina, "I read you on my way, too.");
	await expect(log(lina)).toContainText("I read you on my way, too.");
	await lina.getByRole("button", { name: label.chats.chatTools }).click();
	await lina.getByRole("menuitem", { name: label.chats.detailsAndNotes }).click();
	await expect(lina.getByRole("complementary", { name: label.chats.callerDetails })).toBeInViewport({ ratio: 0.9 });
	await lina.getByRole("button", { name: label.ui.close }).click();
	await lina.getByRole("button", { name: label.chats.backToChats }).click();
	await lina.getByRole("button", { name: /Another one who waits/ }).click();
	await expect(log(lina)).toContainText("Another one who waits");
	await lina.goBack();
	await expect(lina.getByRole("button", { name: /I read you on my way, too/ })).toBeVisible();
	await expect(box(lina)).toBeHidden();
});

test("with a keyboard alone a listener gets from the login to an answered chat (D1, D7)", async ({ people, api }) => {
	await api.asks("Nobody here has a mouse");
	const lina = await people.stranger();
	await lina.goto("/login");
	await tabTo(lina, lina.getByLabel(label.accounts.emailOrUsername));
	await lina.keyboard.type("listener1");
	await tabTo(lina, lina.getByLabel(label.accounts.password, { exact: true }));
	await lina.keyboard.type(password);
	await lina.keyboard.press("Enter");
	await lina.waitForURL("**/chat-dashboard");
	await tabTo(lina, lina.getByRole("button", { name: /Nobody here has a mouse/ }));
	await lina.keyboard.press("Enter");
	await tabTo(lina, lina.getByRole("button", { name: label.chats.accept }));
	await lina.keyboard.press("Enter");
	await expect(lina.getByText(label.chats.withYou, { exact: true })).toBeVisible();
	await tabTo(lina, box(lina));
	await lina.keyboard.type("Keys are enough.");
	await lina.keyboard.press("Enter");
	await expect(log(lina)).toContainText("Keys are enough.");
});
