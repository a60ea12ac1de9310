import { readFile } from "node:fs/promises";
import type { Product } from "./product.ts";
import { checkScreen, consoleErrors } from "./screen.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 150_000 });

/** Chats of one month of long ago: so many who were answered after two minutes, and said how they felt. */
const hadChats = (product: Product, day: string, count: number, before: number, after: number) =>
	product.query(
		`INSERT INTO chats (id, visitor_token_hash, status, name, created_at, assigned_agent, assigned_at, ended_at, ended_by,
			ended_how, scale, scale_after, country, region)
		SELECT uuidv7(at - now()), sha256(uuid_send(gen_random_uuid())), 'ended', 'Visitor', at,
			(SELECT id FROM members WHERE username = 'listener1'), at + interval '2 minutes', at + interval '32 minutes', 'user',
			'ended', $3, $4, 'CA', 'Ontario'
		FROM (SELECT $1::timestamptz + n * interval '1 hour' AS at FROM generate_series(1, $2::int) n) days`,
		[`${day}T12:00:00Z`, count, before, after],
	);

test("a director reads the numbers of some days in pictures and tables, prints them, and saves them", async ({
	people,
	product,
}) => {
	await hadChats(product, "2019-02-04", 12, 4, 7);
	await hadChats(product, "2019-03-04", 9, 1, 10);
	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await dora.getByRole("link", { name: "Numbers" }).click();
	await expect(dora.getByRole("heading", { name: "Numbers", level: 1 })).toBeVisible();
	await expect(dora.getByRole("heading", { name: "People who asked" })).toBeVisible();
	const counted = dora.waitForResponse("**/api/v1/numbers/?*");
	await dora.getByLabel("Days", { exact: true }).selectOption("Last 7 days");
	await counted;
	await expect(dora.getByRole("main").locator("[aria-busy=true], .opacity-50")).toHaveCount(0);
	await expect(dora.getByText("No month of these days has been over for a week.").first()).toBeVisible();
	await checkScreen(dora, "numbers-7-days");

	await dora.getByLabel("Days", { exact: true }).selectOption("Other days");
	await dora.getByLabel("First day").fill("2019-02-01");
	await dora.getByLabel("Last day").fill("2019-01-31");
	await expect(dora.getByText("The last day comes after the first.")).toBeVisible();
	await dora.getByLabel("Last day").fill("2019-03-31");
	await dora.getByLabel("Parts").selectOption("By month");

	const volume = dora.getByRole("region", { name: "People who asked" });
	await expect(volume.getByRole("img")).toHaveAccessibleName("21 people asked in these days, and 21 were answered.");
	// Whom no picture is shown has the table at once; who sees it opens it by a key.
	await expect(volume.getByRole("row", { name: /^February 2019 12 12 0/ })).toBeAttached();
	await volume.getByRole("button", { name: "Show the table" }).focus();
	await dora.keyboard.press("Enter");
	const shown = volume.getByRole("button", { name: "Hide the table", expanded: true });
	await expect(shown).toBeFocused();
	await expect(volume.getByRole("row", { name: /^All days 21 21 0/ })).toBeVisible();
	const felt = dora.getByRole("region", { name: "How they felt" });
	await expect(felt.getByRole("row", { name: "February 2019 12 4.0 7.0 +3.0" })).toBeVisible();
	await expect(felt.getByRole("row", { name: "March 2019 Fewer than 10 – – –" })).toBeVisible();
	await expect(felt.getByRole("row", { name: "All that are told 12 4.0 7.0 +3.0" })).toBeVisible();
	await expect(
		dora.getByRole("region", { name: "Regions" }).getByRole("row", { name: /Ontario Canada 12/ }),
	).toBeVisible();
	await checkScreen(dora, "numbers-months");

	await dora.emulateMedia({ media: "print", colorScheme: "dark" });
	await expect(dora.getByRole("navigation", { name: "Members" })).toBeHidden();
	await expect(dora.getByRole("button", { name: "Print" })).toBeHidden();
	const waits = dora.getByRole("region", { name: "How long they waited" });
	expect((await waits.getByRole("table").boundingBox())?.height).toBeGreaterThan(100);
	// The theme follows the medium in an event of its own.
	await expect(dora.locator("html")).toHaveCSS("background-color", "rgb(251, 247, 240)");
	await dora.emulateMedia({ media: "screen", colorScheme: "light" });

	const coming = dora.waitForEvent("download");
	await volume.getByRole("button", { name: "Save as a table (CSV)" }).click();
	const file = await coming;
	expect(file.suggestedFilename()).toBe("numbers-volume-2019-02-01-2019-03-31.csv");
	expect(await readFile(await file.path(), "utf8")).toContain("2019-03-01,2019-03-31,9,9,0,0,0,0");

	// The days stand in the address.
	await dora.reload();
	await expect(volume.getByRole("img")).toBeVisible();
	await dora.getByLabel("First day").fill("2018-01-01");
	await dora.getByLabel("Last day").fill("2018-01-31");
	await expect(dora.getByText("No chats in this span.")).toBeVisible();
	await checkScreen(dora, "numbers-none");
	expect(errors).toEqual([]);
});

test("a supervisor finds no way to the numbers", async ({ people }) => {
	const sam = await people.member("supervisor");
	await expect(sam.getByRole("link", { name: "Past chats" })).toBeVisible();
	await expect(sam.getByRole("link", { name: "Numbers" })).toHaveCount(0);
	await sam.goto(sam.url().replace("chat-dashboard", "numbers"));
	await expect(sam.getByRole("heading", { name: "This page is for directors" })).toBeVisible();
});
