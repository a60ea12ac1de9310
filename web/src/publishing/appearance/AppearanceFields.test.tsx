import { colorsOfProduct, logoSize } from "@warmline/contract/content/appearance";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { label } from "../../../test/labels/index.ts";
import { contains } from "../../../test/labels/match.ts";
import { mount } from "../../../test/mount.tsx";
import { AppearanceFields } from "./AppearanceFields.tsx";

function Fields() {
	const [text, setText] = useState(JSON.stringify({ ...colorsOfProduct, logo: null }));
	return (
		<>
			<AppearanceFields language={null} text={text} problems={[]} onChange={setText} />
			<output>{text}</output>
		</>
	);
}

const written = () => JSON.parse(document.querySelector("output")?.textContent ?? "");
const mainColor = () => page.getByRole("textbox", { name: label.publishing.mainColor, exact: true });

test("a color that is too light is told at once, with a darker one that can be read", async () => {
	await mount(<Fields />);
	await mainColor().fill("FFD54F");
	await expect.element(page.getByText(contains(label.publishing.tooLight))).toBeVisible();
	expect(written().main_color).toBe("#ffd54f");
	await page.getByRole("button", { name: contains(label.publishing.useInstead) }).click();
	await expect.element(page.getByText(contains(label.publishing.easyToRead))).toBeVisible();
	expect(written().main_color).toMatch(/^#[\da-f]{6}$/);
	await expect.element(mainColor()).toHaveValue(written().main_color);
});

test("while a color is being typed the fields stay as they are", async () => {
	await mount(<Fields />);
	await mainColor().clear();
	await mainColor().click();
	await userEvent.keyboard("#12");
	await expect.element(mainColor()).toHaveValue("#12");
	await userEvent.keyboard("3456");
	await expect.element(page.getByText(contains(label.publishing.easyToRead))).toBeVisible();
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><script>alert(1)</script><rect width="300" height="100" fill="#7a1fa2"/></svg>`;

test("a logo of any kind becomes a small PNG, and can be removed", async () => {
	await mount(<Fields />);
	const chooser = page.getByLabelText(label.publishing.chooseLogo);
	await userEvent.upload(chooser, new File([svg], "logo.svg", { type: "image/svg+xml" }));
	await expect.element(page.getByRole("img", { name: label.publishing.yourLogo })).toBeVisible();
	expect(logoSize(written().logo)).toEqual({ width: 512, height: 171 });
	await page.getByRole("button", { name: label.publishing.removeLogo }).click();
	expect(written().logo).toBeNull();
});

test("a file that is no picture is said to be none, and the logo stays", async () => {
	await mount(<Fields />);
	const chooser = page.getByLabelText(label.publishing.chooseLogo);
	await userEvent.upload(chooser, new File(["%PDF-1.4"], "logo.pdf", { type: "application/pdf" }));
	await expect.element(page.getByText(label.publishing.notPicture)).toBeVisible();
	expect(written().logo).toBeNull();
});
