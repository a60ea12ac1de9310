import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { inAnyLanguage } from "@warmline/web/labels/french";
import { contains } from "@warmline/web/labels/match";
import { newcomer } from "../../support/applicant.ts";
import { idOf, joins } from "../../support/community.ts";
import { dialog } from "../../support/desk.ts";
import { expect } from "../../support/test.ts";
import { area, type Screen, type Stage } from "../screen.ts";

const prepare = async ({ api, product }: Stage) => {
	await newcomer(api, product, "nora.member");
	const renamed = await joins(api, product, "mara.renamed", "Mara");
	await api.as("mara.renamed", "PATCH", `/account/user/${renamed}/`, { last_name: "Tremblay" });
	const invite = (name: string, email: string, role: string) =>
		api.as("director", "POST", "/invitations/", { name, email, role, language: "en" });
	await invite("Ada Newman", "ada.invited@example.org", "listener");
	await invite("Bo Stone", "bo.invited@example.org", "supervisor");
	await api.as("director", "POST", "/invitation-links/", { role: "trainee_listener", uses: 10, days: 7 });
	return {
		invitation: new URL(await product.linkMailedTo("ada.invited@example.org")).search,
		renamed,
		nora: await idOf(api, "nora.member"),
		/** Everybody has been logged in for a while. */
		ageLogins: () => product.query("UPDATE sessions SET password_at = now() - interval '11 minutes'"),
		needSecondStep: (second_step_from: string) =>
			api.as("director", "PATCH", "/security/settings/", { second_step_from }),
	};
};

type Members = Awaited<ReturnType<typeof prepare>>;

const member = (name: string, steps?: Screen<Members>["steps"]): Screen<Members> => ({
	...{ name, route: "/:userId/members/:memberId", viewers: ["director"] },
	address: ({ nora }) => `/:userId/members/${nora}`,
	...(steps ? { steps } : {}),
});

const presses = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const table = [
	"name,email,role,certified since,phone",
	"Ana Roy,ana.roy@example.org,listener,2021-05-01,1",
	"Ada Newman,ada.invited@example.org,listener,,2",
	"Someone Odd,odd@example.org,boss,31/12/2020,3",
].join("\n");

/** In twenty days. */
const later = () => new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

/** The members as directors see and change them. */
export const members = area({
	prepare,
	screens: [
		{ name: "members", route: "/:userId/members", viewers: ["director"] },
		{ name: "members-refused", route: "/:userId/members", viewers: ["supervisor"], refused: true },
		{
			name: "invitations",
			route: "/:userId/members",
			address: "/:userId/members?view=invitations",
			viewers: ["director"],
		},
		{
			name: "invitation-form",
			route: "/:userId/members",
			address: "/:userId/members?view=invitations",
			viewers: ["director"],
			steps: async (page) => {
				await presses(page, label.invitations.inviteAPerson);
				await page.getByLabel(label.invitations.role, { exact: true }).selectOption(label.members.listener);
				await presses(page, label.invitations.sendInvitation);
				await expect(page.getByText(label.contract.personNameMissing)).toBeVisible();
			},
		},
		{
			name: "invitation-link-form",
			route: "/:userId/members",
			address: "/:userId/members?view=invitations",
			viewers: ["director"],
			steps: async (page) => {
				await presses(page, label.invitations.makeALink);
				await presses(page, label.invitations.makeALink);
				await expect(page.getByText(label.contract.roleNotChosen)).toBeVisible();
			},
		},
		{
			name: "invitation-accept",
			route: "/register",
			address: ({ invitation }) => `/register${invitation}`,
			viewers: ["visitor"],
			ready: (page) => expect(page.getByRole("textbox").first()).toBeVisible(),
		},
		{
			name: "invitation-ended",
			route: "/register",
			address: "/register?invitation=gone",
			viewers: ["visitor"],
			expectedError: /status of 400/,
		},
		{ name: "import", route: "/:userId/members", address: "/:userId/members?view=import", viewers: ["director"] },
		{
			name: "import-checked",
			route: "/:userId/members",
			address: "/:userId/members?view=import",
			viewers: ["director"],
			steps: async (page) => {
				await page.getByLabel(label.imports.orPaste).fill(table);
				await presses(page, label.imports.checkTheTable);
				await expect(page.getByRole("row")).toHaveCount(3);
			},
		},
		{ ...member("member-refused"), viewers: ["supervisor"], refused: true },
		member("member"),
		{
			name: "member-own",
			route: "/:userId/members/:memberId",
			address: "/:userId/members/:userId",
			viewers: ["director"],
		},
		{ ...member("member-renamed"), address: ({ renamed }) => `/:userId/members/${renamed}` },
		member("member-role", async (page) => {
			await presses(page, label.members.changeTheRole);
			await dialog(page).getByRole("button", { name: label.members.changeTheRole }).click();
			await expect(dialog(page).getByText(label.members.hasRoleAlready)).toBeVisible();
			await dialog(page).getByLabel(label.members.role).selectOption(label.members.listener);
			await expect(dialog(page).getByText(label.members.listenerRoleMeaning)).toBeVisible();
		}),
		member("member-email", async (page) => {
			await presses(page, label.members.correctEmail);
			await dialog(page).getByRole("button", { name: label.members.correctEmail }).click();
			await expect(dialog(page).getByText(label.contract.invalidEmailFormat)).toBeVisible();
			await dialog(page).getByLabel(label.members.reason).fill("A typing error.");
		}),
		member("member-close", async (page) => {
			await presses(page, label.members.closeTheAccount);
			await expect(dialog(page)).toContainText(contains(label.members.accountClosedMeaning, { name: "Nora Silva" }));
			await dialog(page).getByLabel(label.members.reason).fill("A long break.");
		}),
		member("member-erase", async (page) => {
			await presses(page, label.members.eraseThisMember);
			await expect(dialog(page).getByLabel(label.members.username)).toBeVisible();
		}),
		{
			...member("confirm-yourself", async (page, { ageLogins }) => {
				await ageLogins();
				await presses(page, label.members.changeTheRole);
				await dialog(page).getByLabel(label.members.role).selectOption({ label: label.contract.traineeListener });
				await dialog(page).getByRole("button", { name: label.members.changeTheRole }).click();
				const asked = page.getByRole("dialog", { name: label.accounts.stillYouQuestion });
				await expect(asked.getByLabel(label.accounts.yourPassword)).toBeFocused();
			}),
			expectedError: /status of 403/,
		},
		// From here on supervisors and directors will need two-factor authentication.
		{
			name: "second-step-notice",
			route: "/:userId/chat-dashboard",
			viewers: ["supervisor"],
			arrange: (_, { needSecondStep }) => needSecondStep(later()),
			ready: (page) =>
				expect(page.getByRole("complementary", { name: inAnyLanguage(label.accounts.secondStep) })).toBeVisible(),
		},
	],
});
