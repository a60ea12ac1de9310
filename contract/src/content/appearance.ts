import { z } from "zod/mini";
import { t } from "../i18n.ts";
import { contrastOfMain, leastContrast } from "./theme-colors.ts";

const color = z
	.string()
	.check(z.regex(/^#[\da-f]{6}$/, { error: t("it must be a colour such as #0f5257."), abort: true }));

const isReadableColor = (main: string): boolean => contrastOfMain(main) >= leastContrast;

/** Those of `web/src/ui/theme.css`. */
export const colorsOfProduct = { main_color: "#0f5257", accent_color: "#e8833a" };

/** Pixels a side. */
export const logoSides = { least: 16, most: 512 };
/** Bytes of the picture: each page of the public site asks for it. */
export const largestLogo = 40_000;

const signature = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";

const bytesOf = (base64: string): string | undefined => {
	try {
		return atob(base64);
	} catch {
		return undefined;
	}
};

const numberAt = (bytes: string, at: number): number =>
	[0, 1, 2, 3].reduce((sum, offset) => sum * 256 + bytes.charCodeAt(at + offset), 0);

/** Pixels of a PNG in base64, as its head says; undefined where it is none, or has other sides than a logo may have. */
export const logoSize = (base64: string): { readonly width: number; readonly height: number } | undefined => {
	const bytes = bytesOf(base64);
	if (bytes === undefined || bytes.length > largestLogo || !bytes.startsWith(signature)) return undefined;
	const size = { width: numberAt(bytes, signature.length), height: numberAt(bytes, signature.length + 4) };
	const fits = Object.values(size).every((side) => side >= logoSides.least && side <= logoSides.most);
	return fits ? size : undefined;
};

/** How the organisation's site looks. */
export const appearance = z.strictObject({
	/** Of buttons and links, as `#0f5257`. It must be dark enough to be read. */
	main_color: color.check(z.refine(isReadableColor, t("it is too light to be read. Choose a darker one."))),
	/** Of ornaments, as `#e8833a`. */
	accent_color: color,
	/** A PNG in base64; null for the mark of Warmline. */
	logo: z.nullable(
		z
			.string()
			.check(z.refine((base64) => logoSize(base64) !== undefined, t("it is not a PNG that can be used as a logo."))),
	),
});
export type Appearance = z.infer<typeof appearance>;
