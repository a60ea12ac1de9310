import { type Language, languages } from "@warmline/contract/content/words";
import { language, t } from "@warmline/contract/i18n";
import type { Preferences } from "@warmline/contract/preferences/calls";
import { useAddress } from "../platform/routing/address.ts";
import { base, inOtherLanguage, languageNames } from "../platform/routing/language-address.ts";
import { society } from "../platform/society.ts";
import { clockTime, now } from "../platform/time/time.ts";
import { Field } from "../ui/forms/Field.tsx";
import { SavedSection } from "../ui/forms/SavedSection.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { ZoneOptions } from "../ui/forms/ZoneOptions.tsx";
import { useChangePreferences } from "./api.ts";
import { Choices } from "./Choices.tsx";

const themes = [
	{ value: "system", text: t("Same as my device") },
	{ value: "light", text: t("Light") },
	{ value: "dark", text: t("Dark") },
] as const;

const spoken = languages.map((one) => ({ value: one, text: languageNames[one] }));

export function DisplayPreferences({ preferences }: { readonly preferences: Preferences }) {
	const saving = useChangePreferences();
	const { pathname, search } = useAddress();
	const { theme, time_zone } = { ...preferences, ...saving.chosen };

	// The page is another build in each language: it is left once the choice is kept.
	const speak = (wanted: Language) =>
		saving.change(
			{ language: wanted },
			{
				onSuccess: () => {
					if (wanted !== language) {
						window.location.assign(inOtherLanguage(pathname.slice(base.length), search, wanted));
					}
				},
			},
		);

	return (
		<SavedSection heading={t("Display")} saving={saving}>
			<div className="space-y-5">
				<Choices
					legend={t("Theme")}
					value={theme}
					choices={themes}
					inRow
					onChange={(wanted) => saving.change({ theme: wanted })}
				/>
				<Choices
					legend={t("Language")}
					value={saving.chosen.language ?? language}
					choices={spoken}
					inRow
					onChange={speak}
				/>
				<Field
					label={t("Time zone")}
					below={t("It is {time} there now.", { time: clockTime(new Date(now()).toISOString()) })}
					className="max-w-sm"
				>
					<Select
						value={time_zone ?? ""}
						onChange={({ target }) => saving.change({ time_zone: target.value === "" ? null : target.value })}
					>
						<option value="">{t("Same as my device")}</option>
						<ZoneOptions clock={society.clock} chosen={time_zone} />
					</Select>
				</Field>
			</div>
		</SavedSection>
	);
}
