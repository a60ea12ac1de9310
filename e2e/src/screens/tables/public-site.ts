import { label } from "@warmline/web/labels";
import { expect, phone } from "../../support/test.ts";
import { area, type Screen } from "../screen.ts";

/** A page of the public site as it stands at its address. */
const publicPage = (name: string, route: string, requirements: string[], address = route): Screen<unknown> => ({
	...{ name, route, address, requirements },
	viewers: ["visitor"],
});

const textPages: readonly Screen<unknown>[] = [
	publicPage("volunteer", "/Volunteer", ["N1", "N2", "N10"]),
	publicPage("donate", "/contact", ["N1", "N2"]),
	publicPage("police-record-check", "/PoliceRecordCheck", ["N1", "N2", "N9"]),
	publicPage("about", "/About", ["N1", "N2"]),
	publicPage("listeners", "/Listeners", ["N1", "N2"]),
	publicPage("core-competencies", "/CoreCompetencies", ["N1", "N2"]),
	publicPage("code-of-ethics", "/CodeOfEthics", ["N1", "N2"]),
	publicPage("privacy", "/Privacy", ["N1", "N2"]),
	publicPage("safety", "/Safety", ["N1", "N2"]),
	publicPage("terms", "/Terms", ["N1", "N2"]),
];

const accountPages: readonly Screen<unknown>[] = [
	publicPage("start", "/start", ["A15"]),
	publicPage("login", "/login", ["A1"]),
	publicPage("register", "/register", ["A6"], "/register?type=listener"),
	publicPage("register-choice", "/register", ["A6"]),
	publicPage("apply-listener", "/ApplyListener", ["N3"]),
	publicPage("apply-supervisor", "/ApplySupervisor", ["N4"]),
	publicPage("apply-placement", "/ApplyPlacement", ["N5"]),
	publicPage("email-verification", "/email-verification", ["A10"], "/email-verification?expired=true"),
	publicPage("email-confirm", "/email-verification", ["A10"], "/email-verification?confirm=from-a-mail"),
	publicPage("email-cancel", "/email-verification", ["A10"], "/email-verification?cancel=from-a-mail"),
	publicPage("forgot-password", "/forgot-password", ["A11"]),
	publicPage("reset-password", "/reset-password", ["A11"], "/reset-password?token=from-a-mail"),
];

const forms: readonly Screen<unknown>[] = [
	publicPage("reference-check", "/ReferenceCheckForm", ["N7"]),
	publicPage("nda", "/NDAForm", ["N8"]),
	{
		name: "forms",
		route: "/:userId/forms",
		viewers: ["director"],
		requirements: ["N7", "N8"],
		ready: (page) => expect(page.getByRole("listitem").filter({ hasText: "Rafael Referee" })).toBeVisible(),
	},
];

const narrowedCentres: Screen<unknown> = {
	...publicPage("crisis-narrowed", "/Crisis", ["N6"]),
	size: phone,
	steps: async (page) => {
		await page.getByLabel(label.site.place, { exact: true }).selectOption("Thunder Bay and Northwestern Ontario");
		await page.getByLabel(label.site.language).selectOption(label.platform.french);
		await page.getByLabel(label.site.whatFor).selectOption("crisis");
		await expect(page.getByRole("article").filter({ hasText: "Kids Help Phone" })).toBeVisible();
	},
};

/** What anybody can open, and what is sent from there. */
export const publicSite = area({
	prepare: async ({ api }) => {
		const rafael = { first_name: "Rafael", last_name: "Referee", email: "rafael@example.org" };
		await api.post("/forms/reference-check/", { ...rafael, date: new Date().toISOString().slice(0, 10) });
	},
	screens: [
		publicPage("home", "/", ["N1", "N2"]),
		publicPage("crisis", "/Crisis", ["N1", "N2"]),
		narrowedCentres,
		publicPage("chat-form", "/chat-form", ["V1"]),
		...textPages,
		{ ...publicPage("not-found", "*", ["N1"], "/no/such/page"), expectedError: /404/ },
		...accountPages,
		...forms,
	],
});
