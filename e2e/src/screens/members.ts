import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { contains } from "@warmline/web/labels/match";
import { newcomer } from "../applicant.ts";
import { idOf } from "../community.ts";
import { dialog } from "../desk.ts";
import { expect } from "../test.ts";
import { area, type Screen } from "./screen.ts";

const member = (name: string, steps?: Screen<string>["steps"]): Screen<string> => ({
	...{ name, route: "/:userId/members/:memberId", address: (id) => `/:userId/members/${id}`, viewers: ["director"] },
	...(steps ? { steps } : {}),
});

const presses = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** The members as directors see and change them. The data is the id of one. */
export const members = area({
	prepare: async ({ backstage, product }) => {
		await newcomer(backstage, product, "nora.member");
		return idOf(backstage, "nora.member");
	},
	screens: [
		{ name: "members", route: "/:userId/members", viewers: ["director"] },
		{ name: "members-refused", route: "/:userId/members", viewers: ["supervisor"], refused: true },
		{ ...member("member-refused"), viewers: ["supervisor"], refused: true },
		member("member"),
		{
			name: "member-own",
			route: "/:userId/members/:memberId",
			address: "/:userId/members/:userId",
			viewers: ["director"],
		},
		member("member-role", async (page) => {
			await presses(page, label.members.changeTheRole);
			await dialog(page).getByRole("button", { name: label.members.changeTheRole }).click();
			await expect(dialog(page).getByText(label.members.hasRoleAlready)).toBeVisible();
			await dialog(page).getByLabel(label.members.role).selectOption(label.members.listener);
			await expect(dialog(page).getByText(label.members.listenerRoleMeaning)).toBeVisible();
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
	],
});
