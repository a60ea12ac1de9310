import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { appearance, colorsOfProduct, largestLogo, logoSize } from "@warmline/contract/content/appearance";
import {
	contrastOf,
	contrastOfMain,
	leastContrast,
	neutralColors,
	readableMain,
	themeColors,
} from "@warmline/contract/content/theme-colors";
import * as fc from "fast-check";
import sharp from "sharp";
import { test } from "vitest";
import { appearanceCss, logoFiles, readAppearance } from "./appearance.ts";
import { readContentFolder } from "./content-files.ts";
import { projectFolder } from "./project-folder.ts";

const pngOf = async (width: number, height: number): Promise<string> =>
	(
		await sharp({ create: { width, height, channels: 4, background: "#7a1fa2" } })
			.png()
			.toBuffer()
	).toString("base64");

const own = { ...colorsOfProduct, logo: null };
const isTaken = (value: object): boolean => appearance.safeParse({ ...own, ...value }).success;

const colors = fc
	.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
	.map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`);

test("the product comes with its own look, and adds no styles for it", () => {
	assert.deepEqual(readAppearance(readContentFolder()), own);
	assert.equal(appearanceCss(own), undefined);
});

test("what the themes of all societies have in common is what the styles say", () => {
	const styles = readFileSync(join(projectFolder, "web/src/ui/theme.css"), "utf8");
	const [light = "", dark = ""] = styles.split("@media not print");
	const declared = (text: string, names: object) =>
		Object.fromEntries(Object.keys(names).map((name) => [name, new RegExp(`${name}: (#\\w{6});`).exec(text)?.[1]]));
	assert.deepEqual(declared(light, neutralColors.light), neutralColors.light);
	assert.deepEqual(declared(dark, neutralColors.dark), neutralColors.dark);
	assert.deepEqual(declared(light, { "--color-pine": 0, "--color-ember": 0 }), {
		"--color-pine": colorsOfProduct.main_color,
		"--color-ember": colorsOfProduct.accent_color,
	});
});

test("whatever two colors a society has, its texts can be read in both themes", async () => {
	await fc.assert(
		fc.property(colors, colors, (chosen, accent) => {
			const main = readableMain(chosen);
			assert.ok(contrastOfMain(main) >= leastContrast, `${chosen} became ${main}`);
			assert.ok(isTaken({ main_color: main }));
			for (const [theme, found] of Object.entries(themeColors(main, accent))) {
				const neutral = theme === "light" ? neutralColors.light : neutralColors.dark;
				const grounds = [neutral["--color-ground"], neutral["--color-surface"], neutral["--color-sunk"]];
				const pairs = [
					[found["--color-on-pine"], found["--color-pine"]],
					[found["--color-on-pine"], found["--color-pine-strong"]],
					[found["--color-pine-strong"], found["--color-pine-wash"]],
					...[...grounds, found["--color-pine-wash"]].map((ground) => [found["--color-pine"], ground]),
					...[...grounds, found["--color-ember-wash"]].map((ground) => [found["--color-ember-ink"], ground]),
					[neutral["--color-ink"], found["--color-pine-wash"]],
				];
				for (const [text = "", ground = ""] of pairs)
					assert.ok(contrastOf(text, ground) >= leastContrast, `${theme}, ${main}, ${accent}: ${text} on ${ground}`);
			}
		}),
		{ numRuns: 300 },
	);
});

test("a main color that is too light is refused, and so is what is no color", () => {
	assert.ok(!isTaken({ main_color: "#ffd54f" }));
	assert.ok(isTaken({ accent_color: "#ffd54f" }));
	for (const value of ["red", "#fff", "#0f5257;}body{display:none", "url(//example.com)", ""]) {
		assert.ok(!isTaken({ main_color: value }), value);
		assert.ok(!isTaken({ accent_color: value }), value);
	}
});

test("a logo is a PNG of 16 to 512 pixels and at most 40 kB", async () => {
	const logo = await pngOf(200, 50);
	assert.deepEqual(logoSize(logo), { width: 200, height: 50 });
	assert.ok(isTaken({ logo }));
	const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>").toString("base64");
	const large = Buffer.concat([Buffer.from(logo, "base64"), Buffer.alloc(largestLogo)]).toString("base64");
	for (const refused of [svg, large, await pngOf(8, 50), await pngOf(600, 50), "not base64!", ""])
		assert.ok(!isTaken({ logo: refused }), refused.slice(0, 40));
});

test("a logo takes the place of the mark and becomes the icons", async () => {
	const logo = await pngOf(200, 50);
	const css = appearanceCss({ ...own, logo }) ?? "";
	assert.match(css, /^\[data-mark\]\{background:url\("\/content\/logo\.png"\)/);
	assert.match(css, /aspect-ratio:200\/50/);
	const files = await logoFiles({ ...own, logo });
	assert.deepEqual(files.get("content/logo.png"), Buffer.from(logo, "base64"));
	for (const side of [180, 192, 512]) {
		const { width, height, format } = await sharp(files.get(`icon-${side}.png`)).metadata();
		assert.deepEqual([width, height, format], [side, side, "png"]);
	}
	const ico = files.get("favicon.ico") ?? Buffer.alloc(0);
	assert.deepEqual([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6]], [1, 1, 48]);
	assert.equal((await sharp(ico.subarray(22)).metadata()).width, 48);
});
