import { findSidewaysScroll } from "@warmline/web/screen-rules";
import { expect, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });

const pages = [
	...["/", "/Crisis", "/chat-form", "/Volunteer", "/contact", "/ApplyListener", "/ReferenceCheckForm", "/NDAForm"],
	...["/PoliceRecordCheck", "/About", "/CoreCompetencies", "/CodeOfEthics", "/Privacy", "/Safety", "/Terms", "/login"],
];
const inBoth = [...pages, ...pages.map((path) => `/fr${path === "/" ? "" : path}`)];

/** In the page: as a browser shows it that is told to write larger. */
const writeLarge = (size: string) => {
	document.documentElement.style.fontSize = size;
};

test("at 400 % every public page has one column, and with text twice as large its words have room (N1, N2)", async ({
	people,
}) => {
	const page = await people.stranger();
	for (const path of inBoth) {
		// 1280 px wide, four times as large.
		await page.setViewportSize({ width: 320, height: 256 });
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
		// The form comes once the door is known to be open.
		if (path.endsWith("/chat-form")) await expect(page.getByRole("main").getByRole("textbox").first()).toBeAttached();
		expect.soft(await page.evaluate(findSidewaysScroll), `${path} at 400 %`).toEqual([]);
		await page.setViewportSize({ width: 768, height: 1024 });
		await page.evaluate(writeLarge, "200%");
		expect.soft(await page.evaluate(findSidewaysScroll), `${path} with text at 200 %`).toEqual([]);
	}
});
