import { type Language, languages } from "@warmline/contract/content/words";
import { language, t, tn } from "@warmline/contract/i18n";
import { importMembers } from "@warmline/contract/imports/calls";
import { invitationKeys } from "../platform/http/query-keys.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { checkBy, useForm } from "../ui/forms/use-form.ts";
import { type Imported, importTable } from "./api.ts";

type ImportFormProps = {
	readonly table: string;
	/** The same for each try. */
	readonly clientId: string;
	readonly ready: number;
	readonly onDone: (done: Imported) => void;
};

const mailLanguages: Readonly<Record<Language, string>> = { en: t("English"), fr: t("French") };

/** Sends what was checked. */
export function ImportForm({ table, clientId, ready, onDone }: ImportFormProps) {
	const send = useApiMutation(importTable, {
		invalidates: (error) => (error ? [] : [invitationKeys.lists]),
		onSuccess: onDone,
	});
	const { form, banner, register, submit, busy, failure } = useForm({
		values: { table, client_id: clientId, language: String(language) },
		check: (values) => checkBy(importMembers.body, values),
		send: (checked) => send.mutate(checked),
		call: send,
		fields: [],
		fallback: t(
			"We don’t know whether the import went through. Please press the button again: no one is invited twice.",
		),
	});
	return (
		<form ref={form} aria-label={t("Import")} noValidate onSubmit={submit} className="space-y-4">
			{failure && (
				<Banner tone="failure" ref={banner}>
					{failure}
				</Banner>
			)}
			<div className="flex flex-wrap items-end gap-4">
				<Field label={t("Language of the emails")}>
					<Select {...register("language")} disabled={busy}>
						{languages.map((one) => (
							<option key={one} value={one}>
								{mailLanguages[one]}
							</option>
						))}
					</Select>
				</Field>
				<Button type="submit" busy={busy} busyText={t("Importing...")}>
					{tn(ready, { one: "Import 1 person", other: "Import {count} people" })}
				</Button>
			</div>
		</form>
	);
}
