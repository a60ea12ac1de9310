import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { label } from "../../test/labels/index.ts";
import { mount } from "../../test/mount.tsx";
import { NotOpenPage } from "./NotOpenPage.tsx";

test("before the opening the numbers for a crisis come first, and the ways in for volunteers after them", async () => {
	await mount(<NotOpenPage />);
	await expect.element(page.getByRole("heading", { level: 1, name: label.site.notOpenYet })).toBeVisible();
	const links = page.getByRole("link").elements();
	const places = ['[href="tel:911"]', '[href="tel:988"]', '[href$="/Crisis"]', '[href$="/login"]'].map((place) =>
		links.findIndex((link) => link.matches(place)),
	);
	expect(places).not.toContain(-1);
	expect(places).toEqual([...places].sort((a, b) => a - b));
});
