import { callerName } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import { type FormEvent, useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { saveCallerName } from "../api.ts";

type VisitorNameProps = {
	readonly chatId: string;
	readonly name: string;
	readonly onSaved: (name: string) => void;
};

export function VisitorName({ chatId, name, onSaved }: VisitorNameProps) {
	const [typed, setTyped] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const save = useApiMutation((next: string) => saveCallerName(chatId, next), {
		onSuccess: onSaved,
		onError: (error) => setProblem(`${t("Failed to update caller name.")} ${errorMessage(error, "")}`.trim()),
		onSettled: () => setTyped(null),
	});

	if (typed === null) {
		return (
			<div>
				<div className="flex items-center justify-between gap-2">
					<p className="min-w-0 text-lg font-semibold wrap-anywhere">{name}</p>
					<Button
						variant="quiet"
						aria-label={t("Edit visitor’s name")}
						onClick={() => {
							setProblem(null);
							setTyped(name);
						}}
					>
						{t("Edit")}
					</Button>
				</div>
				{problem && (
					<p role="alert" className="text-sm font-medium text-bad">
						{problem}
					</p>
				)}
			</div>
		);
	}

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const parsed = callerName.safeParse(typed);
		if (parsed.success) save.mutate(parsed.data);
		else setProblem(parsed.error.issues[0]?.message ?? t("Please enter a name."));
	};

	return (
		<form onSubmit={submit} noValidate>
			<Field label={t("Caller name")} error={problem ?? undefined}>
				<TextInput
					autoFocus
					value={typed}
					onChange={(event) => {
						setProblem(null);
						setTyped(event.target.value);
					}}
					onKeyDown={(event) => event.key === "Escape" && setTyped(null)}
				/>
			</Field>
			<div className="mt-2 flex gap-2">
				<Button type="submit" busy={save.isPending}>
					{t("Save")}
				</Button>
				<Button variant="quiet" disabled={save.isPending} onClick={() => setTyped(null)}>
					{t("Cancel")}
				</Button>
			</div>
		</form>
	);
}
