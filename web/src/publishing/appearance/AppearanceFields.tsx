import type { Appearance } from "@warmline/contract/content/appearance";
import { contrastOfMain, leastContrast, readableMain, themeColors } from "@warmline/contract/content/theme-colors";
import { locale, t } from "@warmline/contract/i18n";
import { parseJson } from "../../platform/http/api.ts";
import { Button } from "../../ui/Button.tsx";
import { formatData, samePath, withValue } from "../data-value.ts";
import type { FileFieldsProps } from "../file-fields.ts";
import { AppearancePreview } from "./AppearancePreview.tsx";
import { ColorField } from "./ColorField.tsx";
import { LogoField } from "./LogoField.tsx";

const isColor = (text: string): boolean => /^#[\da-f]{6}$/.test(text);

const ratio = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The organisation's two colors, from which the rest of the theme follows, and its logo; shown on a light and a dark page. */
export function AppearanceFields({ text, problems, onChange }: FileFieldsProps) {
	const data = parseJson(text);
	const field = (name: keyof Appearance): unknown =>
		typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
	const change = (name: keyof Appearance, value: string | null) => onChange(formatData(withValue(data, [name], value)));
	const problemOf = (name: string) => problems.find((problem) => samePath(problem.field, [name]))?.says;
	const main = textOf(field("main_color"));
	const accent = textOf(field("accent_color"));
	const logo = textOf(field("logo"));
	return (
		<div className="grid gap-8 lg:grid-cols-2">
			<div className="space-y-6">
				<ColorField
					label={t("Main colour")}
					hint={t(
						"Of buttons and links. It has to be dark enough to be read; the dark theme uses a lighter shade of it.",
					)}
					value={main}
					error={problemOf("main_color")}
					onChange={(color) => change("main_color", color)}
				>
					{isColor(main) && <Contrast main={main} onUse={(color) => change("main_color", color)} />}
				</ColorField>
				<ColorField
					label={t("Accent colour")}
					hint={t("Of ornaments and highlights. Any colour will do: text in it is darkened until it can be read.")}
					value={accent}
					error={problemOf("accent_color")}
					onChange={(color) => change("accent_color", color)}
				/>
				<LogoField value={logo} error={problemOf("logo")} onChange={(png) => change("logo", png)} />
			</div>
			{isColor(main) && isColor(accent) && (
				<section aria-label={t("How it looks")} className="space-y-4">
					<AppearancePreview theme="light" colors={themeColors(readableMain(main), accent).light} logo={logo} />
					<AppearancePreview theme="dark" colors={themeColors(readableMain(main), accent).dark} logo={logo} />
				</section>
			)}
		</div>
	);
}

function Contrast({ main, onUse }: { readonly main: string; readonly onUse: (color: string) => void }) {
	const contrast = contrastOfMain(main);
	const shown = { contrast: ratio.format(contrast), least: ratio.format(leastContrast) };
	if (contrast >= leastContrast)
		return (
			<p className="mt-2 text-soft">{t("Contrast {contrast} to 1. Easy to read.", { contrast: shown.contrast })}</p>
		);
	const darker = readableMain(main);
	return (
		<div className="mt-2">
			<p className="font-medium text-bad">
				{t("Contrast {contrast} to 1. That is too light to be read: at least {least} to 1 is needed.", shown)}
			</p>
			<Button variant="secondary" className="mt-2" onClick={() => onUse(darker)}>
				<Swatch color={darker} /> {t("Use {color} instead", { color: darker })}
			</Button>
		</div>
	);
}

function Swatch({ color }: { readonly color: string }) {
	return (
		<span aria-hidden="true" className="size-4 rounded-full border border-edge" style={{ backgroundColor: color }} />
	);
}
