import { newReferee } from "@warmline/contract/applications/record";
import { say } from "@warmline/contract/say";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiFailure, sentenceOf } from "../platform/failure.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { TextInput } from "../ui/TextInput.tsx";
import { nameOne, useOwnAct } from "./own-record-api.ts";

type Name = keyof typeof newReferee.shape;
type Problems = Partial<Record<Name, string>>;

const problemsOf = (errors: Readonly<Record<string, string>>): Problems => ({
	...(errors.name && { name: errors.name }),
	...(errors.email && { email: errors.email }),
});

/** Who is to speak for the applicant. What was typed stays until the mail is on its way. */
export function NameReferee({ onNamed }: { readonly onNamed: (said: string) => void }) {
	const [open, setOpen] = useState(false);
	const [typed, setTyped] = useState({ name: "", email: "" });
	const [problems, setProblems] = useState<Problems>({});
	const form = useRef<HTMLFormElement>(null);
	const { mutate, isPending, error } = useOwnAct(nameOne);
	const general = error !== null && Object.keys(problems).length === 0;

	const blame = (found: Problems) => {
		flushSync(() => setProblems(found));
		form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const checked = newReferee.safeParse(typed);
		if (!checked.success) {
			const issues = checked.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
			return blame(problemsOf(Object.fromEntries(issues.toReversed())));
		}
		setProblems({});
		mutate(checked.data, {
			onSuccess: () => onNamed(say("Our mail is on its way to {name}.", { name: checked.data.name })),
			onError: (failure) => blame(failure instanceof ApiFailure ? problemsOf(failure.errors) : {}),
		});
	};

	if (!open) {
		return (
			<>
				<p>{say("Please ask somebody who knows you well. We then write to this person and ask a few questions.")}</p>
				<Button variant="secondary" onClick={() => setOpen(true)}>
					{say("Name somebody")}
				</Button>
			</>
		);
	}
	return (
		<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-4">
			<p>{say("Please ask this person first. Our mail goes out at once.")}</p>
			{general && (
				<Banner tone="failure">{sentenceOf(error, say("We could not write to this person. Please try again."))}</Banner>
			)}
			<Field label={say("Name of the person")} error={problems.name}>
				<TextInput
					// The button that opened this is gone.
					autoFocus
					autoComplete="off"
					required
					value={typed.name}
					onChange={(event) => setTyped({ ...typed, name: event.target.value })}
				/>
			</Field>
			<Field label={say("Email of the person")} error={problems.email}>
				<TextInput
					type="email"
					autoComplete="off"
					required
					value={typed.email}
					onChange={(event) => setTyped({ ...typed, email: event.target.value })}
				/>
			</Field>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={isPending} busyText={say("Sending...")}>
					{say("Ask this person")}
				</Button>
				<Button variant="quiet" onClick={() => setOpen(false)}>
					{say("Cancel")}
				</Button>
			</div>
		</form>
	);
}
