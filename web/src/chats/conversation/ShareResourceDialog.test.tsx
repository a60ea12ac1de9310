import { tn } from "@warmline/contract/i18n";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { label } from "../../../test/labels/index.ts";
import { mount } from "../../../test/mount.tsx";
import { centres, firstCentres } from "../../platform/crisis-lines.ts";
import { ShareResourceDialog } from "./ShareResourceDialog.tsx";

const onShare = vi.fn();
const show = (language: "en" | "fr" = "en") =>
	mount(<ShareResourceDialog language={language} onShare={onShare} onClose={() => undefined} />);
const dialog = page.getByRole("dialog");
const items = () =>
	dialog
		.getByRole("listitem")
		.elements()
		.map((item) => item.textContent ?? "");

test("9-1-1 and 9-8-8 are first whatever is looked for, and what nothing fits is said", async () => {
	await show();
	await expect.element(dialog.getByRole("status")).not.toBeEmptyDOMElement();
	await dialog.getByLabelText(label.site.searchCentres).fill("no such place anywhere");
	await expect.element(dialog.getByText(label.resources.noOtherResource)).toBeVisible();
	await expect
		.element(dialog.getByRole("status"))
		.toHaveTextContent(tn(firstCentres.length, label.resources.resourceCount));
	expect(items()).toEqual(firstCentres.map(({ name }) => expect.stringContaining(name)));
	await expectAccessible();
});

test("of a visitor who writes French those are shown who speak it; others are one choice away", async () => {
	await show("fr");
	const french = centres.filter(({ languages }) => languages?.includes("French"));
	await expect.element(dialog.getByLabelText(label.resources.spokenLanguage)).toHaveValue("French");
	expect(items().length).toBeLessThanOrEqual(french.length + firstCentres.length);
	await dialog.getByLabelText(label.resources.spokenLanguage).selectOptions("");
	await expect.element(dialog.getByRole("status")).toHaveTextContent(tn(centres.length, label.resources.resourceCount));
	await dialog.getByLabelText(label.resources.need).selectOptions("talk");
	await expect.element(dialog.getByRole("button", { name: /Trans Lifeline/ })).toBeVisible();
});

test("an entry is looked at before it is shared; whoever goes back is where they were", async () => {
	await show();
	await dialog.getByLabelText(label.site.searchCentres).fill("kids");
	const entry = dialog.getByRole("button", { name: /Kids Help Phone/ });
	await entry.click();
	await expect.element(dialog.getByRole("region", { name: "Kids Help Phone" })).toBeVisible();
	await expect.element(dialog.getByRole("button", { name: label.chats.putThemIn })).toHaveFocus();
	expect(onShare).not.toHaveBeenCalled();
	await expectAccessible();
	await dialog.getByRole("button", { name: label.resources.backToTheList }).click();
	await expect.element(entry).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	await dialog.getByRole("button", { name: label.chats.putThemIn }).click();
	expect(onShare).toHaveBeenCalledExactlyOnceWith(
		expect.objectContaining({ name: "Kids Help Phone", region: "Canada" }),
	);
});
