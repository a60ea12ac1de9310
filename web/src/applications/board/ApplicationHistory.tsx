import { useQueryClient } from "@tanstack/react-query";
import { type ApplicationEvent, noteOnApplication } from "@warmline/contract/applications/calls";
import { t } from "@warmline/contract/i18n";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { dateAndClock } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { useUnsavedChanges } from "../../ui/forms/use-unsaved-changes.ts";
import { addNote, applicationQuery } from "./board-api.ts";
import { eventSentence, eventText } from "./board-text.ts";

type ApplicationHistoryProps = { readonly applicantId: string; readonly history: readonly ApplicationEvent[] };

/** Who did what when, and what directors wrote, in one line of time. */
export function ApplicationHistory({ applicantId, history }: ApplicationHistoryProps) {
	return (
		<section aria-labelledby="history" className="rounded-card border border-line bg-surface p-5 shadow-card">
			<h2 id="history" className="text-xl">
				{t("Notes and history")}
			</h2>
			<ol className="mt-4 space-y-4 border-l-2 border-line pl-4">
				{history.map((event) => (
					<Happening key={event.id} event={event} />
				))}
			</ol>
			<NewNote applicantId={applicantId} />
		</section>
	);
}

function Happening({ event }: { readonly event: ApplicationEvent }) {
	const words = eventText(event);
	return (
		<li>
			<time dateTime={event.at} className="block text-sm text-soft">
				{dateAndClock(event.at)}
			</time>
			<p className="font-medium wrap-anywhere">{eventSentence(event)}</p>
			{words !== null && (
				<p
					className={classNames(
						"mt-1 rounded-control px-3 py-2 whitespace-pre-wrap wrap-anywhere",
						event.act === "note" ? "bg-pine-wash" : "bg-sunk",
					)}
				>
					{words}
				</p>
			)}
		</li>
	);
}

function NewNote({ applicantId }: { readonly applicantId: string }) {
	const queries = useQueryClient();
	const save = useApiMutation((words: string) => addNote(applicantId, words), {
		onSuccess: (note) => {
			reset();
			queries.setQueryData(
				applicationQuery(applicantId).queryKey,
				(known) => known && { ...known, history: [...known.history, note] },
			);
		},
	});
	const { form, values, register, submit, reset, busy, errors, failure } = useForm({
		values: { text: "" },
		check: (written) => checkBy(noteOnApplication.body, written),
		send: ({ text }) => save.mutate(text),
		call: save,
		fallback: t("Couldn’t save the note. Please try again."),
	});
	useUnsavedChanges(values.text.trim() !== "");
	return (
		<form ref={form} onSubmit={submit} noValidate className="mt-5">
			<Field
				label={t("New note")}
				hint={t("For directors only. The applicant can’t see it.")}
				error={errors.text ?? failure}
			>
				<TextArea rows={3} {...register("text")} />
			</Field>
			<Button type="submit" variant="secondary" className="mt-2" busy={busy} busyText={t("Saving...")}>
				{t("Add note")}
			</Button>
		</form>
	);
}
