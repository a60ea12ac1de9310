import { t } from "@warmline/contract/i18n";
import {
	type ApiToken,
	createApiToken,
	listApiTokens,
	revokeApiToken,
} from "@warmline/contract/integrations/api-tokens";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, answerForeign, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { startsWith } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import { ApiTokensPage } from "./ApiTokensPage.tsx";

const idOf = (n: number) => `0190a0b1-3333-7000-8000-${String(n).padStart(12, "0")}`;
const token: ApiToken = {
	id: idOf(1),
	name: "Hours spreadsheet",
	scopes: ["hours:read", "statistics:read"],
	ends_in: "x9_Q",
	state: "active",
	created_at: "2026-01-01T12:00:00.000Z",
	created_by: { id: idOf(9), name: "Dora" },
	last_used_at: null,
	expires_at: "2027-01-01T12:00:00.000Z",
};
const inactive = { ...token, id: idOf(2), name: "Old calendar", state: "inactive", expires_at: null } as const;
const revoked = { ...token, id: idOf(3), name: "Lost bridge", state: "revoked" } as const;
const secret = `wlt_${"a".repeat(39)}x9_Q`;

const opens = () => mount(<ApiTokensPage />, { at: "/me/integrations", as: member("director") });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const card = (name: string) => page.getByRole("article", { name });

test("tokens that cannot be loaded say so; none are none; each says whose it is and how it stands", async () => {
	answerForeign(listApiTokens, 500, "");
	await opens();
	await expect.element(page.getByText(label.integrations.tokensFailed)).toBeVisible();
	answer(listApiTokens, { results: [] });
	await button(label.ui.tryAgain).click();
	await expect.element(page.getByText(label.integrations.noTokens)).toBeVisible();
	await expectAccessible();
});

test("only a token that is not over can be revoked, after a question", async () => {
	answer(listApiTokens, { results: [token, inactive, revoked] });
	await opens();
	await expect.element(card(inactive.name).getByText(label.integrations.whoMadeItCannotAct)).toBeVisible();
	await expect.element(card(token.name).getByText("x9_Q")).toBeVisible();
	await expect.element(card(token.name).getByText(label.integrations.neverUsed)).toBeVisible();
	expect(card(revoked.name).getByRole("button").elements()).toHaveLength(0);
	await expectAccessible();
	const asked = answer(revokeApiToken, { result: { ...token, state: "revoked" } });
	await card(token.name).getByRole("button", { name: label.integrations.revoke }).click();
	answer(listApiTokens, { results: [{ ...token, state: "revoked" }, inactive, revoked] });
	await page.getByRole("dialog").getByRole("button", { name: label.integrations.revoke }).click();
	await expect.element(page.getByText(t(label.integrations.tokenIsRevoked, { name: token.name }))).toBeVisible();
	await expect.element(card(token.name).getByText(label.integrations.revoked, { exact: true })).toBeVisible();
	expect(asked.map(({ params }) => params.token_id)).toEqual([token.id]);
});

test("a token is created with a name and what it reads, and is shown once", async () => {
	answer(listApiTokens, { results: [] });
	await opens();
	await button(label.integrations.createAToken).click();
	await expect.element(page.getByRole("textbox", { name: label.integrations.name })).toHaveFocus();
	await button(label.integrations.createToken).click();
	await expect.element(page.getByText(label.contract.nameTheToken)).toBeVisible();
	await expect.element(page.getByText(label.contract.chooseOneAtLeast)).toBeVisible();
	await expectAccessible();
	await page.getByRole("textbox", { name: label.integrations.name }).fill("Hours spreadsheet");
	await page.getByRole("checkbox", { name: startsWith(label.contract.hoursScope) }).click();
	await page.getByLabelText(label.integrations.worksFor).selectOptions(label.integrations.untilRevoked);
	refuse(createApiToken, { status: 409, code: "too_many_tokens", message: "There are 50 already." });
	await button(label.integrations.createToken).click();
	await expect.element(page.getByText("There are 50 already.")).toBeVisible();
	const sent = answer(createApiToken, { result: token, token: secret });
	answer(listApiTokens, { results: [token] });
	await button(label.integrations.createToken).click();
	const shown = page.getByRole("dialog");
	const field = shown.getByRole("textbox", { name: t(label.integrations.tokenNamed, { name: token.name }) });
	await expect.element(field).toHaveValue(secret);
	expect(sent.map(({ body }) => body)).toEqual([{ name: "Hours spreadsheet", scopes: ["hours:read"], days: null }]);
	await expectAccessible();
	await button(label.webhooks.haveCopied).click();
	await expect.element(shown).not.toBeInTheDocument();
	await expect.element(button(label.integrations.createAToken)).toHaveFocus();
	expect(document.body.innerHTML).not.toContain(secret);
	await expect.element(card(token.name)).toBeVisible();
});
