import { t } from "@warmline/contract/i18n";
import type { Profile } from "@warmline/contract/profiles/calls";
import { type AboutField, aboutFields, shownValue } from "./about-fields.ts";
import { EditableField } from "./EditableField.tsx";
import { FieldValue } from "./FieldValue.tsx";

type AboutTabProps = { readonly profile: Profile; readonly own: boolean };

const card = "divide-y divide-line rounded-card border border-line bg-surface px-5 shadow-card";

/** What a member tells about themselves: the owner changes it field by field, directors see the date of birth. */
export function AboutTab({ profile, own }: AboutTabProps) {
	if (own) {
		return (
			<div className={card}>
				{aboutFields.map((field) => (
					<EditableField key={field.name} field={field} profile={profile} />
				))}
			</div>
		);
	}
	return (
		<dl className={card}>
			{aboutFields
				.filter(({ kind, own }) => !own || (kind === "day" && profile.birth_date))
				.map((field) => (
					<ShownField key={field.name} field={field} value={shownValue(field, profile)} />
				))}
		</dl>
	);
}

type ShownFieldProps = { readonly field: AboutField; readonly value: string | null };

function ShownField({ field, value }: ShownFieldProps) {
	const nothing = field.name === "about" ? t("No information provided yet.") : t("Not specified");
	return (
		<div className="py-4">
			<dt className="text-sm font-semibold text-soft">{field.label}</dt>
			<dd className="mt-1 wrap-anywhere whitespace-pre-line">
				<FieldValue field={field} value={value} nothing={nothing} />
			</dd>
		</div>
	);
}
