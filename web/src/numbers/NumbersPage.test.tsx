import { readNumbers } from "@warmline/contract/numbers/calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { answer, answerForeign } from "../../test/fake-server.ts";
import { label } from "../../test/labels/index.ts";
import { member, mount } from "../../test/mount.tsx";
import { NumbersPage } from "./NumbersPage.tsx";
import { sampleNumbers } from "./sample-numbers.ts";

test("numbers that do not come can be asked for again", async () => {
	answerForeign(readNumbers, 400, '{ "status": 400, "code": "bad", "message": "" }');
	await mount(<NumbersPage />, { at: "/me/numbers", as: member("director") });
	await expect.element(page.getByRole("alert")).toMatchTextContent(label.numbers.numbersFailed);
	await expectAccessible();
	answer(readNumbers, { result: sampleNumbers });
	await page.getByRole("button", { name: label.ui.tryAgain }).click();
	await expect.element(page.getByRole("heading", { name: label.numbers.whenTheyAsk })).toBeVisible();
	await expectAccessible();
});

test("days that end before they begin are said so, and nothing is asked for them", async () => {
	const asked = answer(readNumbers, { result: sampleNumbers });
	await mount(<NumbersPage />, {
		at: "/me/numbers?days=own&from=2019-02-01&until=2019-03-31&by=month",
		as: member("director"),
	});
	await expect.element(page.getByRole("heading", { name: label.numbers.whenTheyAsk })).toBeVisible();
	await page.getByLabelText(label.numbers.lastDay).fill("2019-01-31");
	await expect.element(page.getByText(label.numbers.daysInWrongOrder)).toBeVisible();
	await expectAccessible();
	expect(new Set(asked.map(({ query }) => query.until))).toEqual(new Set(["2019-03-31"]));
});

test("two days that are changed in one moment are both asked for", async () => {
	answer(readNumbers, { result: sampleNumbers });
	await mount(<NumbersPage />, {
		at: "/me/numbers?days=own&from=2019-02-01&until=2019-03-31&by=month",
		as: member("director"),
	});
	await expect.element(page.getByRole("heading", { name: label.numbers.whenTheyAsk })).toBeVisible();
	const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
	for (const [name, day] of [
		[label.numbers.firstDay, "2018-02-01"],
		[label.numbers.lastDay, "2018-03-31"],
	] as const) {
		const input = page.getByLabelText(name).element();
		setValue?.call(input, day);
		input.dispatchEvent(new Event("input", { bubbles: true }));
	}
	await expect.element(page.getByLabelText(label.numbers.lastDay)).toHaveValue("2018-03-31");
	await expect.element(page.getByLabelText(label.numbers.firstDay)).toHaveValue("2018-02-01");
	expect(new URLSearchParams(window.location.search).get("from")).toBe("2018-02-01");
});

test("resources that were shared are told by name, and from a server that does not count them nothing is", async () => {
	answer(readNumbers, { result: sampleNumbers });
	await mount(<NumbersPage />, { at: "/me/numbers", as: member("director") });
	const section = page.getByRole("region", { name: label.numbers.resourcesShared });
	await expect.element(section.getByRole("row", { name: "Kids Help Phone 12" })).toBeVisible();
	await expectAccessible();
	const { resources: _, ...before } = sampleNumbers.whole_months;
	answerForeign(readNumbers, 200, JSON.stringify({ result: { ...sampleNumbers, whole_months: before } }));
	await mount(<NumbersPage />, { at: "/me/numbers", as: member("director") });
	await expect.element(section.getByText(label.numbers.tooFewToShow)).toBeVisible();
});
