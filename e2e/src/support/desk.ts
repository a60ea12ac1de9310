import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import type { ApiClient } from "./api-client.ts";
import { newcomer } from "./applicant.ts";
import type { Product } from "./product.ts";
import { expect } from "./test.ts";

/** A field of an answer, however deep. */
export const fieldOf = (value: unknown, ...path: string[]): unknown =>
	path.reduce((at, name) => (typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined), value);

const answers = {
	phone_number: "705 555 0134",
	over_18: true,
	country: "Canada",
	address: "12 Elm Street, Sudbury",
	how_did_you_hear: "From a friend who listens on Sundays.",
	what_attracted_you: "Somebody listened, me once, and it helped. played the visitor",
	calm_under_challenges: "I breathe, and I read the words again before I answer.",
	action_when_upset: "I say so, and I ask for a break.",
	sensitive_topics: "Slowly, and only as far as the other person wants to go.",
	difficult_conversations: "My brother and I spoke about our father. I listened first.",
	distress_responder_experience: false,
	privacy: true,
	computer_internet: true,
	volunteer_reference: true,
	criminal_record_check: true,
	commitment: true,
	complete_training: true,
	technical_skill_rating: 7,
};

/** A listener's application with all answers, not submitted yet; `submit` does it, again after a director has asked for more. */
export const listenerDraft = async (api: ApiClient, product: Product, username: string) => {
	const email = await newcomer(api, product, username);
	const begun = await api.as(username, "POST", "/account/user-details/", {});
	const details = String(fieldOf(begun, "result", "id"));
	const times = await api.as(username, "GET", "/shift-manager/shift-times/");
	const shift_selection = [String(fieldOf(times, "results", "0", "id"))];
	const save = (completed: boolean) =>
		api.as(username, "PATCH", `/account/user-details/${details}/`, { ...answers, shift_selection, completed });
	await save(false);
	return { email, submit: () => save(true), id: String(fieldOf(begun, "result", "user", "id")) };
};

/** The same, submitted. */
export const listenerApplies = async (api: ApiClient, product: Product, username: string) => {
	const applicant = await listenerDraft(api, product, username);
	await applicant.submit();
	return applicant;
};

/** A column of the board. */
export const stage = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
export const act = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const dialog = (page: Page) => page.getByRole("dialog");
export const history = (page: Page) => page.getByRole("region", { name: label.applications.notesAndHistory });
export const state = (page: Page) => page.getByRole("region", { name: label.applications.whereItStands });

/** Searches the board; a search that came before it has left the field once its address is rendered. */
export const searchBoard = async (page: Page, email: string) => {
	const search = page.getByLabel(label.ui.search, { exact: true });
	await expect(search).toHaveValue("");
	await search.fill(email);
	await expect(page).toHaveURL(({ searchParams }) => searchParams.get("query") === email);
};

/** From the board that was searched. */
export const openFound = async (page: Page, under: string) => {
	const card = stage(page, under).getByRole("link", { name: "Nora Silva" });
	await expect(card).toHaveCount(1);
	await card.click();
	await expect(
		page.getByRole("heading", { name: t(label.applications.applicationOf, { name: "Nora Silva" }) }),
	).toBeVisible();
};

export const openApplication = async (page: Page, email: string, under: string) => {
	await page.getByRole("link", { name: label.members.applications, exact: true }).click();
	await searchBoard(page, email);
	await openFound(page, under);
};
