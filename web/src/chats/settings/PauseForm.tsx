import { useQueryClient } from "@tanstack/react-query";
import { changeChatSettings } from "@warmline/contract/chats/settings-calls";
import { t } from "@warmline/contract/i18n";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { useUnsavedChanges } from "../../ui/forms/use-unsaved-changes.ts";
import { saveSettings, settingsQuery } from "../supervision-api.ts";

type PauseFormProps = { readonly reason: string | null; readonly mayChange: boolean };

/** Closes the door with a word to the visitors, and opens it again. Chats that run go on. */
export function PauseForm({ reason, mayChange }: PauseFormProps) {
	const queries = useQueryClient();
	const save = useApiMutation(saveSettings, {
		onSuccess: (saved) => {
			queries.setQueryData(settingsQuery.queryKey, saved);
			reset();
		},
	});
	const { form, banner, values, register, submit, reset, busy, errors, failure } = useForm({
		values: { paused_reason: "" },
		check: (written) => checkBy(changeChatSettings.body, written),
		send: (pause) => save.mutate(pause),
		call: save,
		fallback: t("Nothing was changed. Please try again."),
	});
	const words = values.paused_reason;
	useUnsavedChanges(words.trim() !== "");
	return (
		<section aria-labelledby="pause" className="rounded-card border border-line bg-surface p-5 shadow-card">
			<h2 id="pause" className="text-xl">
				{t("Pause new chats")}
			</h2>
			<p className="mt-1 text-soft">{t("No new chats can start while paused. Open chats continue.")}</p>
			<Banner tone={reason === null ? "success" : "info"} className="mt-4">
				{reason === null
					? t("New chats are not paused.")
					: t("New chats are paused. Visitors see: “{words}”", { words: reason })}
			</Banner>
			{reason !== null && words !== "" && !busy && (
				<Banner tone="warning" className="mt-4">
					{t("Someone else paused new chats in the meantime. Your text is still on this page: “{words}”", { words })}
				</Banner>
			)}
			{failure && (
				<Banner ref={banner} tone="failure" className="mt-4">
					{failure}
				</Banner>
			)}
			{mayChange && reason !== null && (
				<Button
					className="mt-4"
					busy={busy}
					busyText={t("Resuming...")}
					onClick={() => save.mutate({ paused_reason: null })}
				>
					{t("Resume")}
				</Button>
			)}
			{mayChange && reason === null && (
				<form ref={form} onSubmit={submit} noValidate className="mt-4">
					<Field
						label={t("Reason")}
						hint={t("Visitors see this before they type anything.")}
						error={errors.paused_reason}
					>
						<TextInput {...register("paused_reason")} />
					</Field>
					<Button type="submit" variant="danger" className="mt-4" busy={busy} busyText={t("Pausing...")}>
						{t("Pause new chats")}
					</Button>
				</form>
			)}
		</section>
	);
}
