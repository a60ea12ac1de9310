import { readFile } from "node:fs/promises";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { consoleErrors } from "../support/console-errors.ts";
import { hadChats } from "../support/month-of-chats.ts";
import { expect, test } from "../support/test.ts";

test("a director reads the numbers of some days in pictures and tables, prints them, and saves them", async ({
	people,
	product,
}) => {
	await hadChats(product, "2019-02-04", 12, 4, 7);
	await hadChats(product, "2019-03-04", 9, 1, 10);
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await dora.getByRole("link", { name: label.members.numbers }).click();
	await expect(dora.getByRole("heading", { name: label.numbers.numbers, level: 1 })).toBeVisible();
	await expect(dora.getByRole("heading", { name: label.numbers.peopleWhoAsked })).toBeVisible();
	const counted = dora.waitForResponse("**/api/v1/numbers/?*");
	await dora.getByLabel(label.numbers.days, { exact: true }).selectOption(label.numbers.lastSevenDays);
	await counted;
	await expect(dora.getByRole("main").locator("[aria-busy=true], .opacity-50")).toHaveCount(0);
	await expect(dora.getByText(label.numbers.noWholeMonth).first()).toBeVisible();

	await dora.getByLabel(label.numbers.days, { exact: true }).selectOption(label.numbers.otherDays);
	await dora.getByLabel(label.numbers.firstDay).fill("2019-02-01");
	await dora.getByLabel(label.numbers.lastDay).fill("2019-01-31");
	await expect(dora.getByText(label.numbers.daysInWrongOrder)).toBeVisible();
	await dora.getByLabel(label.numbers.lastDay).fill("2019-03-31");
	await dora.getByLabel(label.numbers.parts).selectOption(label.numbers.byMonth);

	const volume = dora.getByRole("region", { name: label.numbers.peopleWhoAsked });
	await expect(volume.getByRole("img")).toHaveAccessibleName(
		t(label.numbers.volumeInWords, { asked: 21, handled: 21 }),
	);
	// Whom no picture is shown has the table at once; who sees it opens it by a key.
	await expect(volume.getByRole("row", { name: /^February 2019 12 12 0/ })).toBeAttached();
	await volume.getByRole("button", { name: label.numbers.showTheTable }).focus();
	await dora.keyboard.press("Enter");
	const shown = volume.getByRole("button", { name: label.numbers.hideTheTable, expanded: true });
	await expect(shown).toBeFocused();
	await expect(volume.getByRole("row", { name: /^All days 21 21 0/ })).toBeVisible();
	const felt = dora.getByRole("region", { name: label.numbers.howTheyFelt });
	await expect(felt.getByRole("row", { name: "February 2019 12 4.0 7.0 +3.0" })).toBeVisible();
	await expect(felt.getByRole("row", { name: "March 2019 Fewer than 10 – – –" })).toBeVisible();
	await expect(felt.getByRole("row", { name: "Total 12 4.0 7.0 +3.0" })).toBeVisible();
	await expect(
		dora.getByRole("region", { name: label.numbers.regions }).getByRole("row", { name: /Ontario Canada 12/ }),
	).toBeVisible();

	await dora.emulateMedia({ media: "print", colorScheme: "dark" });
	await expect(dora.getByRole("navigation", { name: label.members.members })).toBeHidden();
	await expect(dora.getByRole("button", { name: label.numbers.print })).toBeHidden();
	const waits = dora.getByRole("region", { name: label.numbers.waits });
	expect((await waits.getByRole("table").boundingBox())?.height).toBeGreaterThan(100);
	// The theme follows the medium in an event of its own.
	await expect(dora.locator("html")).toHaveCSS("background-color", "rgb(251, 247, 240)");
	await dora.emulateMedia({ media: "screen", colorScheme: "light" });

	const coming = dora.waitForEvent("download");
	await volume.getByRole("button", { name: label.numbers.saveAsTable }).click();
	const file = await coming;
	expect(file.suggestedFilename()).toBe("numbers-volume-2019-02-01-2019-03-31.csv");
	expect(await readFile(await file.path(), "utf8")).toContain("2019-03-01,2019-03-31,9,9,0,0,0,0");

	// The days stand in the address.
	await dora.reload();
	await expect(volume.getByRole("img")).toBeVisible();
	await dora.getByLabel(label.numbers.firstDay).fill("2018-01-01");
	await dora.getByLabel(label.numbers.lastDay).fill("2018-01-31");
	await expect(dora.getByText(label.numbers.noChatsInSpan)).toBeVisible();
	expect(errors).toEqual([]);
});

test("a supervisor finds no way to the numbers", async ({ people }) => {
	const sam = await people.member("supervisor");
	await expect(sam.getByRole("link", { name: label.members.pastChats })).toBeVisible();
	await expect(sam.getByRole("link", { name: label.members.numbers })).toHaveCount(0);
	await sam.goto(sam.url().replace("chat-dashboard", "numbers"));
	await expect(sam.getByRole("heading", { name: label.members.onlyForDirectors })).toBeVisible();
});
