import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, test } from "../support/test.ts";

test("a director creates a token, another system reads by it what it may, and nothing once it is revoked", async ({
	people,
	product,
}) => {
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	const button = (name: string) => dora.getByRole("button", { name, exact: true });
	await dora.getByRole("link", { name: label.members.integrations, exact: true }).click();
	await button(label.integrations.createAToken).click();
	await dora.getByRole("textbox", { name: label.integrations.name }).fill("Hours spreadsheet");
	await dora.getByRole("checkbox", { name: startsWith(label.contract.hoursScope) }).check();
	await button(label.integrations.createToken).click();
	const shown = dora.getByRole("dialog");
	const token = await shown.getByRole("textbox").inputValue();
	expect(token).toMatch(/^wlt_[\w-]{43}$/);
	await button(label.webhooks.haveCopied).click();
	await expect(shown).toBeHidden();

	const asks = async (path: string) => {
		const answer = await fetch(`${product.url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
		return { status: answer.status, body: await answer.json() };
	};
	const hours = await asks("/shift-manager/hours/members/");
	expect(hours.status).toBe(200);
	expect(hours.body.results.length).toBeGreaterThan(0);
	expect((await asks("/members/")).body).toMatchObject({ status: 403, code: "out_of_scope" });

	const card = dora.getByRole("article", { name: "Hours spreadsheet" });
	await card.getByRole("button", { name: label.integrations.revoke }).click();
	await dora.getByRole("dialog").getByRole("button", { name: label.integrations.revoke }).click();
	await expect(dora.getByText(t(label.integrations.tokenIsRevoked, { name: "Hours spreadsheet" }))).toBeVisible();
	await expect(card.getByRole("button")).toHaveCount(0);
	expect((await asks("/shift-manager/hours/members/")).body).toMatchObject({ status: 401, code: "invalid_token" });
	expect(errors).toEqual([]);
});
