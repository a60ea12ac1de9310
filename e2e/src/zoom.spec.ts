import { tooWide } from "./screen.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 120_000 });

const pages = [
	...["/", "/Crisis", "/chat-form", "/Volunteer", "/contact", "/ApplyListener", "/ReferenceCheckForm", "/NDAForm"],
	...["/PoliceRecordCheck", "/About", "/CoreCompetencies", "/CodeOfEthics", "/Privacy", "/Safety", "/Terms", "/login"],
];
const inBoth = [...pages, ...pages.map((path) => `/fr${path === "/" ? "" : path}`)];

test("at 400 % every public page has one column, and nothing has to be scrolled sideways (N1, N2)", async ({
	people,
}) => {
	// 1280 px wide, four times as large.
	const page = await people.stranger({ width: 320, height: 256 });
	for (const path of inBoth) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
		expect.soft(await page.evaluate(tooWide), `${path} at 400 %`).toEqual([]);
	}
});

test("with text twice as large every public page keeps its words in their places (N1, N2)", async ({ people }) => {
	const page = await people.stranger({ width: 768, height: 1024 });
	await page.addInitScript(() => {
		document.addEventListener("DOMContentLoaded", () => {
			document.documentElement.style.fontSize = "200%";
		});
	});
	for (const path of inBoth) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
		expect.soft(await page.evaluate(tooWide), `${path} with text at 200 %`).toEqual([]);
	}
});
