import { useQuery, useQueryClient } from "@tanstack/react-query";
import { addNote } from "@warmline/contract/chats/agent-calls";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { keptName } from "../../platform/member-name.ts";
import { timeOrDate, wholeTime } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { useUnsavedChanges } from "../../ui/forms/use-unsaved-changes.ts";
import { notesQuery, saveNote } from "../api.ts";

/** What colleagues should know of a chat. */
export function Notes({ chatId }: { readonly chatId: string }) {
	const { data, error, refetch, isFetching } = useQuery(notesQuery(chatId));
	return (
		<section aria-labelledby={`notes-${chatId}`} className="mt-6 border-t border-line pt-4">
			<h2 id={`notes-${chatId}`} className="text-lg">
				{t("Notes")}
			</h2>
			<p className="text-sm text-soft">{t("Internal. Visitors never see notes.")}</p>
			{data ? (
				<>
					{data.length === 0 && <Empty className="py-3 text-soft">{t("No notes yet.")}</Empty>}
					<ol className="mt-2 space-y-3">
						{data.map((note) => (
							<li key={note.id}>
								<p className="text-xs font-semibold text-soft">
									{note.kind === "wrap_up" && `${t("After the chat")} · `}
									{keptName(note.author_name)},{" "}
									<time dateTime={note.created_at} title={wholeTime(note.created_at)}>
										{timeOrDate(note.created_at)}
									</time>
								</p>
								<p className="whitespace-pre-wrap wrap-anywhere">{note.body}</p>
							</li>
						))}
					</ol>
				</>
			) : error ? (
				<Failed
					message={errorMessage(error, t("Couldn’t load the notes."))}
					onRetry={() => void refetch()}
					busy={isFetching}
					className="py-3"
				/>
			) : (
				<Loading className="min-h-12 py-3 text-soft" />
			)}
			<NewNote chatId={chatId} />
		</section>
	);
}

function NewNote({ chatId }: { readonly chatId: string }) {
	const queries = useQueryClient();
	const save = useApiMutation((body: string) => saveNote(chatId, body), {
		onSuccess: (note) => {
			reset();
			queries.setQueryData(notesQuery(chatId).queryKey, (known) => [...(known ?? []), note]);
		},
	});
	const { form, values, register, submit, reset, busy, errors, failure } = useForm({
		values: { body: "" },
		check: (written) => checkBy(addNote.body, written),
		send: ({ body }) => save.mutate(body),
		call: save,
		fallback: t("Couldn’t save the note. Please try again."),
	});
	useUnsavedChanges(values.body.trim() !== "");
	return (
		<form ref={form} onSubmit={submit} noValidate className="mt-3">
			<Field label={t("New note")} error={errors.body ?? failure}>
				<TextArea rows={3} {...register("body")} />
			</Field>
			<Button type="submit" variant="secondary" className="mt-2" busy={busy} busyText={t("Saving...")}>
				{t("Add note")}
			</Button>
		</form>
	);
}
