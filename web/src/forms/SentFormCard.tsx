import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "@warmline/contract/calls";
import type { FormLine, listForms } from "@warmline/contract/forms/calls";
import { formKindNames } from "@warmline/contract/forms/form";
import { t } from "@warmline/contract/i18n";
import { useId, useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { formKeys } from "../platform/http/query-keys.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { dateAndClock } from "../platform/time/time.ts";
import { Button } from "../ui/Button.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { setFormDone } from "./api.ts";
import { SentFormDetails } from "./SentFormDetails.tsx";

const dealtWith = ({ by, at }: NonNullable<FormLine["done"]>): string =>
	by === null
		? t("Handled {time}", { time: dateAndClock(at) })
		: t("Handled by {name}, {time}", { name: by, time: dateAndClock(at) });

/** One form in the list. What stands in it is fetched when it is asked for. */
export function SentFormCard({ form }: { readonly form: FormLine }) {
	const [open, setOpen] = useState(false);
	const detailsId = useId();
	const { mutate, isPending, error } = useFormDone(form.id);
	const which = t("{kind} from {name}", { kind: formKindNames[form.kind], name: form.name });
	return (
		<li className="rounded-card border border-line bg-surface p-4 shadow-card">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 className="min-w-0 text-lg wrap-anywhere">{form.name}</h2>
				<time dateTime={form.sent_at} className="text-sm text-soft">
					{dateAndClock(form.sent_at)}
				</time>
			</div>
			<p className="mt-1 flex flex-wrap items-center gap-2">
				<Badge look="pine">{formKindNames[form.kind]}</Badge>
				{form.done && <span className="text-sm font-medium text-good">{dealtWith(form.done)}</span>}
			</p>
			{error && (
				<Banner tone="failure" className="mt-3">
					{errorMessage(error, t("Couldn’t save this. Please try again."))}
				</Banner>
			)}
			<div className="mt-3 flex flex-wrap gap-3">
				<Button
					variant="secondary"
					aria-expanded={open}
					aria-controls={detailsId}
					aria-label={open ? t("Close: {form}", { form: which }) : t("Read: {form}", { form: which })}
					onClick={() => setOpen(!open)}
				>
					{open ? t("Close") : t("Read")}
				</Button>
				<Button
					variant={form.done ? "quiet" : "secondary"}
					aria-label={form.done ? t("Undo: {form}", { form: which }) : t("Mark as done: {form}", { form: which })}
					busy={isPending}
					onClick={() => mutate(form.done === null)}
				>
					{form.done ? t("Undo") : t("Mark as done")}
				</Button>
			</div>
			<div id={detailsId}>{open && <SentFormDetails formId={form.id} />}</div>
		</li>
	);
}

type Pages = InfiniteData<AnswerOf<typeof listForms>>;

/** Marks a form as dealt with, or takes that back; what the server answers stands in every list. */
const useFormDone = (formId: string) => {
	const client = useQueryClient();
	const changed = (line: FormLine) =>
		client.setQueriesData<Pages>({ queryKey: formKeys.lists }, (lists) =>
			lists
				? {
						...lists,
						pages: lists.pages.map((page) => ({
							...page,
							results: page.results.map((one) => (one.id === line.id ? line : one)),
						})),
					}
				: lists,
		);
	return useApiMutation((done: boolean) => setFormDone(formId, done), {
		onSuccess: changed,
	});
};
