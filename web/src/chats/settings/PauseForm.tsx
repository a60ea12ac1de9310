import { useQueryClient } from "@tanstack/react-query";
import { changeChatSettings } from "@warmline/contract/chats/settings-calls";
import { t } from "@warmline/contract/i18n";
import { type FormEvent, useState } from "react";
import { describeError } from "../../platform/http/describe-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { useUnsavedChanges } from "../../ui/forms/use-unsaved-changes.ts";
import { saveSettings, settingsQuery } from "../supervision-api.ts";

type PauseFormProps = { readonly reason: string | null; readonly mayChange: boolean };

/** Closes the door with a word to the visitors, and opens it again. Chats that run go on. */
export function PauseForm({ reason, mayChange }: PauseFormProps) {
	const queries = useQueryClient();
	const [words, setWords] = useState("");
	const [error, setError] = useState<string>();
	const [failure, setFailure] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	useUnsavedChanges(words.trim() !== "");

	const save = async (paused_reason: string | null) => {
		const checked = changeChatSettings.body.safeParse({ paused_reason });
		if (!checked.success) return setError(checked.error.issues[0]?.message);
		setBusy(true);
		setFailure(null);
		try {
			queries.setQueryData(settingsQuery.queryKey, await saveSettings({ paused_reason }));
			setWords("");
		} catch (refusal) {
			const fallback = t("Nothing was changed. Please try again.");
			const { fields, message } = describeError(refusal, { fields: ["paused_reason"], fallback });
			if (message === undefined) setError(fields.paused_reason);
			else setFailure(message);
		} finally {
			setBusy(false);
		}
	};

	const submit = (event: FormEvent) => {
		event.preventDefault();
		void save(words);
	};
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
					{t("Someone else paused new chats in the meantime. What you typed is kept: “{words}”", { words })}
				</Banner>
			)}
			{failure !== null && (
				<Banner tone="failure" className="mt-4">
					{failure}
				</Banner>
			)}
			{mayChange && reason !== null && (
				<Button className="mt-4" busy={busy} busyText={t("Resuming...")} onClick={() => void save(null)}>
					{t("Resume")}
				</Button>
			)}
			{mayChange && reason === null && (
				<form onSubmit={submit} noValidate className="mt-4">
					<Field label={t("Reason")} hint={t("Visitors see this before they type anything.")} error={error}>
						<TextInput
							value={words}
							onChange={(event) => {
								setWords(event.target.value);
								setError(undefined);
							}}
						/>
					</Field>
					<Button type="submit" variant="danger" className="mt-4" busy={busy} busyText={t("Pausing...")}>
						{t("Pause new chats")}
					</Button>
				</form>
			)}
		</section>
	);
}
