import { type Appearance, appearance, colorsOfProduct, logoSize } from "@warmline/contract/content/appearance";
import { type ThemeColors, themeColors } from "@warmline/contract/content/theme-colors";
import type { ContentFiles } from "./content-files.ts";

/** Of content that has been checked. */
export const readAppearance = (files: ContentFiles): Appearance =>
	appearance.parse(JSON.parse(files.get("appearance.json") ?? ""));

/** Where the logo is, from the site's root. */
export const logoPath = "content/logo.png";
export const stylesPath = "content/appearance.css";

const rule = (selector: string, declarations: object): string =>
	`${selector}{${Object.entries(declarations)
		.map(([name, value]) => `${name}:${value}`)
		.join(";")}}`;

/** The same conditions as in `web/src/ui/theme.css`. */
const inDark = (selector: string, declarations: object): string =>
	`@media not print{@media (prefers-color-scheme:dark){${rule(`:root:not([data-theme="light"])${selector}`, declarations)}}${rule(`:root[data-theme="dark"]${selector}`, declarations)}}`;

const colorRules = ({ light, dark }: { light: ThemeColors; dark: ThemeColors }): string => {
	const moreContrast = rule(':root,:root:not([data-theme="light"]),:root[data-theme="dark"]', {
		"--color-ember-ink": "var(--color-ink)",
	});
	return `${rule(":root", light)}${inDark("", dark)}@media (prefers-contrast:more){${moreContrast}}`;
};

/** A logo may be dark: it stands on a light ground in both themes. */
const logoRules = ({ width, height }: { width: number; height: number }, address: string): string =>
	[
		rule("[data-mark]", {
			background: `url("${address}") center/contain no-repeat content-box`,
			"aspect-ratio": `${width}/${height}`,
			width: "auto",
			"max-width": "9rem",
		}),
		rule("[data-mark]>*", { display: "none" }),
		inDark(" [data-mark]", {
			"background-color": "#fffdf9",
			"background-clip": "border-box",
			"border-radius": ".4rem",
		}),
	].join("");

/** What differs from the product's own look; undefined where nothing does. */
export const appearanceCss = (
	{ main_color, accent_color, logo }: Appearance,
	logoAddress = `/${logoPath}`,
): string | undefined => {
	const isOwn = main_color === colorsOfProduct.main_color && accent_color === colorsOfProduct.accent_color;
	const size = logo === null ? undefined : logoSize(logo);
	const css = [
		isOwn ? "" : colorRules(themeColors(main_color, accent_color)),
		size ? logoRules(size, logoAddress) : "",
	].join("");
	return css === "" ? undefined : css;
};

/** Pixels a side of the site's icons, by their paths. */
const iconSides = { "icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512, "favicon.ico": 48 };
export const iconPaths = Object.keys(iconSides);

/** An `.ico` with one picture in it, which may be a PNG. */
const asIco = (png: Buffer, side: number): Buffer => {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(side, 6);
	head.writeUInt8(side, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
};

/** The logo in a square with a margin, as each system rounds or cuts the corners. */
const iconOf = async (logo: Buffer, side: number): Promise<Buffer> => {
	// Loaded where it is needed: most sites are rendered without a logo.
	const { default: sharp } = await import("sharp");
	const inner = Math.round(side * 0.8);
	const picture = await sharp(logo).resize(inner, inner, { fit: "inside" }).png().toBuffer();
	return sharp({ create: { width: side, height: side, channels: 3, background: "#fffdf9" } })
		.composite([{ input: picture, gravity: "centre" }])
		.png()
		.toBuffer();
};

/** Whether all of the picture can be read; its head alone has been checked. */
export const isLogoWhole = async ({ logo }: Appearance): Promise<boolean> => {
	if (logo === null) return true;
	const { default: sharp } = await import("sharp");
	return sharp(Buffer.from(logo, "base64"))
		.stats()
		.then(
			() => true,
			() => false,
		);
};

/**
 * The logo and the icons that are made of it, by their paths; empty where there is none, or where it is damaged: a
 * site without a logo is better than none.
 */
export const logoFiles = async (look: Appearance): Promise<ReadonlyMap<string, Buffer>> => {
	const { logo } = look;
	if (logo === null || !(await isLogoWhole(look))) return new Map();
	const picture = Buffer.from(logo, "base64");
	const icons = await Promise.all(
		Object.entries(iconSides).map(async ([path, side]) => {
			const icon = await iconOf(picture, side);
			return [path, path.endsWith(".ico") ? asIco(icon, side) : icon] as const;
		}),
	);
	return new Map([[logoPath, picture], ...icons]);
};
