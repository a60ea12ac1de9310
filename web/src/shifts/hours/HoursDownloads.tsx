import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { describeError } from "../../platform/http/describe-error.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { saveLetter, saveTable } from "./hours-api.ts";

type HoursDownloadsProps = { readonly member: string | null; readonly today: string };

/** The hours to hand in: as a table for oneself, and as a letter for a school. */
export function HoursDownloads({ member, today }: HoursDownloadsProps) {
	const [from, setFrom] = useState("");
	const [until, setUntil] = useState("");
	const table = useApiMutation(saveTable);
	const letter = useApiMutation(saveLetter);
	const error = letter.error ?? table.error;
	const { fields, message } = describeError(error, {
		fields: ["from", "until"],
		fallback: t("Couldn’t download the file. Please try again."),
	});
	const fetchBy = (by: typeof table) => {
		// What went wrong before is over; what is on its way goes on.
		for (const one of [table, letter]) if (one.isError) one.reset();
		by.mutate({ member, from, until });
	};
	return (
		<section aria-labelledby="downloads" className="rounded-card border border-line bg-surface p-5 shadow-card">
			<h2 id="downloads" className="text-xl">
				{t("Proof of hours")}
			</h2>
			<p className="mt-1 text-soft">
				{t("A letter for your school or employer, or a list of every shift. Leave the dates empty for all time.")}
			</p>
			<div className="mt-4 grid max-w-md grid-cols-2 gap-4">
				<Field label={t("First day")} optional error={fields.from}>
					<TextInput type="date" max={until || today} value={from} onChange={(event) => setFrom(event.target.value)} />
				</Field>
				<Field label={t("Last day")} optional error={fields.until}>
					<TextInput type="date" min={from} value={until} onChange={(event) => setUntil(event.target.value)} />
				</Field>
			</div>
			<div className="mt-4 flex flex-wrap gap-3">
				<Button variant="secondary" busy={letter.isPending} onClick={() => fetchBy(letter)}>
					{t("Letter (PDF)")}
				</Button>
				<Button variant="secondary" busy={table.isPending} onClick={() => fetchBy(table)}>
					{t("List (CSV)")}
				</Button>
			</div>
			{message && (
				<Banner tone="failure" className="mt-4">
					{message}
				</Banner>
			)}
		</section>
	);
}
