import {
	clampChroma,
	formatHex,
	interpolate,
	modeLrgb,
	modeOklab,
	modeOklch,
	modeRgb,
	useMode,
	wcagContrast,
} from "culori/fn";

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
const toOklch = useMode(modeOklch);

/** What is the same in every organisation's theme, as in `web/src/ui/theme.css`. */
export const neutralColors = {
	light: {
		...{ "--color-ground": "#fbf7f0", "--color-surface": "#fffdf9", "--color-sunk": "#f3ece0" },
		...{ "--color-line": "#e3d9c9", "--color-edge": "#857b6b", "--color-ink": "#1f2d2b", "--color-soft": "#53625e" },
	},
	dark: {
		...{ "--color-ground": "#121d1c", "--color-surface": "#1a2827", "--color-sunk": "#0e1716" },
		...{ "--color-line": "#2e403e", "--color-edge": "#7a908c", "--color-ink": "#ede8df", "--color-soft": "#afbdb9" },
	},
};
const surfaces = { light: neutralColors.light["--color-surface"], dark: neutralColors.dark["--color-surface"] };
/** On which a text is read worst: the darkest of the light ones, the lightest of the dark ones. */
const backgrounds = { light: neutralColors.light["--color-sunk"], dark: surfaces.dark };

/** Of text on its background: WCAG 2.2, level AA. */
export const leastContrast = 4.5;

/** The custom properties that a theme sets, each with a color as `#rrggbb`. */
export type ThemeColors = Readonly<
	Record<
		| "--color-pine"
		| "--color-pine-strong"
		| "--color-on-pine"
		| "--color-pine-wash"
		| "--color-ember"
		| "--color-ember-ink"
		| "--color-ember-wash",
		string
	>
>;

/** From black, 0, to white, 1, as the eye sees it. */
const lightnessOf = (color: string): number => toOklch(color)?.l ?? 0;

/** The same hue in another lightness, and with at most this much chroma. */
const shade = (color: string, lightness: number, mostChroma = 1): string => {
	const { c = 0, h = 0 } = toOklch(color) ?? {};
	return formatHex(clampChroma({ mode: "oklch", l: lightness, c: Math.min(c, mostChroma), h }, "oklch"));
};

const tint = (color: string, background: string, share: number): string =>
	formatHex(interpolate([background, color], "oklab")(share));

/** From 1 to 21. */
export const contrastOf = (text: string, background: string): number => wcagContrast(text, background);

const isReadable = (text: string, ...on: readonly string[]): boolean =>
	on.every((background) => contrastOf(text, background) >= leastContrast);

/** The first shade that fits, from one lightness towards another; black or white at the end, where none does. */
const nearestShade = (
	color: string,
	{ from, towards, mostChroma = 1 }: { from: number; towards: 0 | 1; mostChroma?: number },
	fits: (shade: string) => boolean,
): string => {
	const direction = towards === 0 ? -1 : 1;
	for (let percent = Math.round(from * 100); percent > 0 && percent < 100; percent += direction) {
		const candidate = shade(color, percent / 100, mostChroma);
		if (fits(candidate)) return candidate;
	}
	return towards === 0 ? "#000000" : "#ffffff";
};

/** How well the main color can be read where it is seen worst: as text, and under white text. */
export const contrastOfMain = (main: string): number =>
	Math.min(contrastOf(main, backgrounds.light), contrastOf("#ffffff", main));

/** The nearest darker color of the same hue that can be read; the same one where it can be. */
export const readableMain = (main: string): string => {
	const fits = (color: string) => contrastOfMain(color) >= leastContrast;
	return fits(main) ? main : nearestShade(main, { from: lightnessOf(main), towards: 0 }, fits);
};

/** Every text has enough contrast, whatever the accent is, if `main` has. */
const lightColors = (main: string, accent: string): ThemeColors => {
	const washes = [0.12, 0.08, 0.04].map((share) => tint(main, surfaces.light, share));
	const emberWash = tint(accent, surfaces.light, 0.16);
	return {
		"--color-pine": main,
		"--color-pine-strong": shade(main, Math.max(0, lightnessOf(main) - 0.08)),
		"--color-on-pine": "#ffffff",
		"--color-pine-wash": washes.find((wash) => isReadable(main, wash)) ?? surfaces.light,
		"--color-ember": accent,
		"--color-ember-ink": nearestShade(accent, { from: Math.min(lightnessOf(accent), 0.6), towards: 0 }, (ink) =>
			isReadable(ink, emberWash, backgrounds.light),
		),
		"--color-ember-wash": emberWash,
	};
};

const darkColors = (main: string, accent: string): ThemeColors => {
	const wash = shade(main, 0.34, 0.045);
	const onPine = shade(main, 0.24, 0.04);
	const emberWash = shade(accent, 0.31, 0.04);
	const pine = nearestShade(
		main,
		{ from: 0.78, towards: 1, mostChroma: 0.1 },
		(color) => isReadable(color, wash, backgrounds.dark) && isReadable(onPine, color),
	);
	return {
		"--color-pine": pine,
		"--color-pine-strong": shade(main, Math.min(1, lightnessOf(pine) + 0.07), 0.08),
		"--color-on-pine": onPine,
		"--color-pine-wash": wash,
		"--color-ember": shade(accent, Math.max(0.77, lightnessOf(accent)), 0.14),
		"--color-ember-ink": nearestShade(accent, { from: 0.82, towards: 1, mostChroma: 0.11 }, (color) =>
			isReadable(color, emberWash, backgrounds.dark),
		),
		"--color-ember-wash": emberWash,
	};
};

/** What follows from the two colors that an organisation chooses. */
export const themeColors = (
	main: string,
	accent: string,
): { readonly light: ThemeColors; readonly dark: ThemeColors } => ({
	light: lightColors(main, accent),
	dark: darkColors(main, accent),
});
