import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { genders } from "@warmline/contract/profiles/calls";
import { localDay } from "../../platform/time/time.ts";
import { Select } from "../../ui/forms/Select.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { countriesQuery } from "../api.ts";
import { type AboutField, countryText, genderLabels } from "./about-fields.ts";

type AboutControlProps = {
	readonly field: AboutField;
	readonly value: string;
	readonly onChange: (value: string) => void;
};

/** One goes on writing where the text ends; a browser would begin before it. */
const toEnd = ({ target }: { readonly target: HTMLTextAreaElement }) =>
	target.setSelectionRange(target.value.length, target.value.length);

/** What a field is filled in with; it takes the focus, because somebody has just asked for it. */
export function AboutControl({ field, value, onChange }: AboutControlProps) {
	const typed = {
		value,
		autoFocus: true,
		onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
	};
	switch (field.kind) {
		case "words":
			return <TextArea {...typed} rows={5} maxLength={2000} onFocus={toEnd} />;
		case "gender":
			return (
				<Select {...typed}>
					<option value="">{t("Not specified")}</option>
					{genders.map((one) => (
						<option key={one} value={one}>
							{genderLabels[one]}
						</option>
					))}
				</Select>
			);
		case "day":
			return <TextInput {...typed} type="date" max={localDay()} className="max-w-56" />;
		case "country":
			return <CountrySelect {...typed} />;
		case "address":
			return <TextInput {...typed} type="url" inputMode="url" maxLength={500} placeholder="https://" />;
		case "line":
			return <TextInput {...typed} maxLength={100} />;
	}
}

type CountrySelectProps = {
	readonly value: string;
	readonly autoFocus: boolean;
	readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

/** Until the list is here, and where it does not come, what was chosen stays choosable. */
function CountrySelect({ value, ...rest }: CountrySelectProps) {
	const { data = [], error } = useQuery(countriesQuery);
	const known = data.some(({ code }) => code === value);
	return (
		<>
			<Select value={value} {...rest}>
				<option value="">{t("Select a country")}</option>
				{value !== "" && !known && <option value={value}>{countryText(value)}</option>}
				{data.map(({ code, name }) => (
					<option key={code} value={code}>
						{name}
					</option>
				))}
			</Select>
			{error && (
				<p role="alert" className="mt-1.5 text-sm font-medium text-bad">
					{t("Couldn’t load the list of countries.")}
				</p>
			)}
		</>
	);
}
