import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { EmailText } from "@warmline/contract/publishing/calls";
import { useState } from "react";
import { parseJson } from "../../platform/http/api.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { emailsQuery } from "../api.ts";
import { formatData, samePath, withValue } from "../data-value.ts";
import type { FileFieldsProps } from "../file-fields.ts";
import { EmailPreviewDialog } from "./EmailPreviewDialog.tsx";
import { keyOf, SentenceField } from "./SentenceField.tsx";

type EmailWordsFieldsProps = FileFieldsProps & {
	/** An email is shown as it is saved. */
	readonly isSaved: boolean;
};

/** Every email with its sentences: what stands there in place of the product's own words. */
export function EmailWordsFields({ text, language, problems, onChange, isSaved }: EmailWordsFieldsProps) {
	const { data: emails, error, refetch, isFetching } = useQuery(emailsQuery);
	const [shown, setShown] = useState<EmailText | null>(null);
	if (!emails) {
		if (!error) return <Loading skeleton="rows">{t("Loading the emails...")}</Loading>;
		return (
			<Failed
				message={errorMessage(error, t("Couldn’t load the emails."))}
				onRetry={() => void refetch()}
				busy={isFetching}
			/>
		);
	}
	const data = parseJson(text);
	const words: Readonly<Record<string, unknown>> = typeof data === "object" && data !== null ? { ...data } : {};
	const put = (sentence: string, value: unknown) => onChange(formatData(withValue(words, [sentence], value)));
	const said = new Set(emails.flatMap(({ sentences }) => sentences.map(({ sentence }) => keyOf(sentence))));
	const problemOf = (key: string) => problems.find(({ field }) => samePath(field.slice(0, 1), [key]))?.says;
	return (
		<div className="space-y-2">
			{emails.map((email) => {
				const keys = email.sentences.map(({ sentence }) => keyOf(sentence));
				return (
					<details key={email.name} className="rounded-control border border-line">
						<summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
							{email.title} {keys.some((key) => problemOf(key)) && <Badge look="bad">{t("To be corrected")}</Badge>}{" "}
							{keys.some((key) => key in words) && <Badge look="pine">{t("Reworded")}</Badge>}
						</summary>
						<div className="space-y-4 px-4 pb-4">
							<p className="text-soft">
								{t("Leave a field empty to keep the sentence above it. What stands in braces is filled in.")}
							</p>
							{email.sentences.map((sentence) => {
								const key = keyOf(sentence.sentence);
								return (
									<SentenceField
										key={key}
										sentence={sentence}
										language={language ?? "en"}
										value={words[key]}
										error={problemOf(key)}
										onChange={(value) => put(key, value)}
									/>
								);
							})}
							<Button variant="secondary" onClick={() => setShown(email)}>
								{t("Preview and test: {name}", { name: email.title })}
							</Button>
						</div>
					</details>
				);
			})}
			<Leftovers words={Object.keys(words).filter((key) => !said.has(key))} onRemove={(key) => put(key, undefined)} />
			{shown && (
				<EmailPreviewDialog
					email={shown}
					language={language ?? "en"}
					isSaved={isSaved}
					onClose={() => setShown(null)}
				/>
			)}
		</div>
	);
}

type LeftoversProps = { readonly words: readonly string[]; readonly onRemove: (sentence: string) => void };

/** After an update some sentences may be gone, and what stood in their place is not lost unseen. */
function Leftovers({ words, onRemove }: LeftoversProps) {
	if (words.length === 0) return null;
	return (
		<section className="rounded-control border border-care bg-care-wash p-4">
			<h3 className="font-semibold text-care">{t("Your wording for sentences no longer in use")}</h3>
			<ul className="mt-2 space-y-2">
				{words.map((sentence) => (
					<li key={sentence} className="flex flex-wrap items-center justify-between gap-2">
						<span>{sentence}</span>
						<Button
							variant="quiet"
							aria-label={t("Remove: {name}", { name: sentence })}
							onClick={() => onRemove(sentence)}
						>
							{t("Remove")}
						</Button>
					</li>
				))}
			</ul>
		</section>
	);
}
