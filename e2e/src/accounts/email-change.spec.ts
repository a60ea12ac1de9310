import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { joins } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import type { Product } from "../support/product.ts";
import { expect, password, phone, test } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const linkIn = async (product: Product, address: string, does: "confirm" | "cancel") => {
	const mail = await product.mailTo(address, `?${does}=`);
	return new RegExp(`https?://\\S+/email-verification\\?${does}=[\\w-]+`).exec(mail)?.[0] ?? "";
};

test("a member changes their email: both addresses confirm it on another device, and the open page says so", async ({
	people,
	product,
	api,
}) => {
	const id = await joins(api, product, "runa.moves", "Runa");
	const [old, fresh] = ["runa.moves@example.org", "runa.new@example.org"];
	const page = await people.member("runa.moves");
	const errors = consoleErrors(page);
	await page.goto(`/${id}/preferences`);
	const section = page.getByRole("region", { name: label.accounts.email, exact: true });
	await expect(section.getByText(old)).toBeVisible();
	await section.getByLabel(label.accounts.newEmail).fill(fresh);
	await section.getByLabel(label.accounts.currentPassword, { exact: true }).fill(password);
	await button(page, label.accounts.changeEmail).click();
	await expect(section.getByRole("heading", { name: t(label.accounts.changeToEmail, { email: fresh }) })).toBeFocused();

	const telephone = await people.stranger(phone);
	await telephone.goto(await linkIn(product, fresh, "confirm"));
	await button(telephone, label.accounts.confirmTheChange).click();
	await expect(telephone.getByText(label.accounts.otherAddressWaits)).toBeFocused();
	await expect(section.getByRole("listitem").filter({ hasText: fresh })).toContainText(label.accounts.confirmed, {
		timeout: 15_000,
	});
	await telephone.goto(await linkIn(product, old, "confirm"));
	await button(telephone, label.accounts.confirmTheChange).click();
	await expect(telephone.getByText(label.accounts.emailChanged)).toBeFocused();
	await expect(section.getByText(label.accounts.emailChangedHere)).toBeVisible({ timeout: 15_000 });
	await expect(section.getByText(fresh)).toBeVisible();
	expect(await product.mailTo(old, label.server.emailChangedSubject)).toContain(old);

	await telephone.goto("/login");
	await telephone.getByLabel(label.accounts.emailOrUsername).fill(fresh);
	await telephone.getByLabel(label.accounts.password, { exact: true }).fill(password);
	await button(telephone, label.accounts.login).click();
	await telephone.waitForURL("**/chat-dashboard");
	expect(errors).toEqual([]);
});
