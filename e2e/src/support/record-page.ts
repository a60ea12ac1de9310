import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { versionOfText } from "@warmline/site/text-version";
import { label } from "@warmline/web/labels";
import type { ApiClient } from "./api-client.ts";
import type { Product } from "./product.ts";

const agreement = new URL("../../../content/en/pages/nda.md", import.meta.url);

export const today = new Date().toISOString().slice(0, 10);
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A volunteer's record as a director sees it. */
export const record = (page: Page) => page.getByRole("region", { name: label.applications.record, exact: true });
export const recordStep = (page: Page, name: string) =>
	record(page).getByRole("listitem", { name: new RegExp(`^${name} \\(`) });
export const isDone = (page: Page, name: string) =>
	expect(recordStep(page, name)).toHaveAccessibleName(`${name} ${label.record.done}`);
export const pressIn = (page: Page, name: string, button: string) =>
	recordStep(page, name).getByRole("button", { name: button }).click();

/** What a referee answers who got the mail. */
export const answersFor = async (api: ApiClient, product: Product, email: string) => {
	const token = new URL(await product.linkMailedTo(email)).searchParams.get("token");
	await api.post(`/references/${token}/`, {
		how_known: "We sang in a choir for six years.",
		words: "She listens until the end, and she keeps what she hears to herself.",
		recommends: true,
	});
};

export const sendsAgreement = async (api: ApiClient, email: string) =>
	api.post("/forms/nda/", {
		...{ name: "Nora Silva", email, city: "Sudbury", province: "Ontario" },
		...{ date: today, agreed: true, text_version: versionOfText(await readFile(agreement, "utf8")) },
	});

export const accepts = (api: ApiClient, id: string) =>
	api.as("director", "POST", `/applications/${id}/decision/`, { decision: "accept" });
