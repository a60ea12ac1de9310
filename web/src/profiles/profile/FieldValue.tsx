import type { AboutField } from "./about-fields.ts";

type FieldValueProps = { readonly field: AboutField; readonly value: string | null; readonly nothing: string };

/** An address leads away only where it is one; nothing of this organisation goes along. */
export function FieldValue({ field, value, nothing }: FieldValueProps) {
	if (value === null) return <span className="text-soft">{nothing}</span>;
	if (field.kind !== "address" || !/^https?:\/\//i.test(value)) return value;
	return (
		<a
			href={value}
			target="_blank"
			rel="noopener noreferrer nofollow ugc"
			className="font-semibold text-pine underline"
		>
			{value}
		</a>
	);
}
