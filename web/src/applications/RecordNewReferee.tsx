import { newReferee } from "@warmline/contract/applications/record";
import { say } from "@warmline/contract/say";
import { useState } from "react";
import { sentenceOf } from "../platform/failure.ts";
import { Field } from "../ui/Field.tsx";
import { TextInput } from "../ui/TextInput.tsx";
import { blamedIn, type Problems, problemsIn, type RecordPerson } from "./desk-record.ts";
import { addReferee } from "./desk-record-api.ts";
import { RecordForm } from "./RecordForm.tsx";
import type { RecordActing } from "./use-record-act.ts";

type RecordNewRefereeProps = {
	readonly person: RecordPerson;
	readonly acting: RecordActing;
	readonly onClose: () => void;
};

export function RecordNewReferee({ person, acting, onClose }: RecordNewRefereeProps) {
	const [written, setWritten] = useState({ name: "", email: "" });
	const [problems, setProblems] = useState<Problems>({});
	const { error, isPending } = acting;
	const blamed = { ...blamedIn(error, ["name", "email"]), ...problems };

	const change = (part: Partial<typeof written>) => {
		setProblems({});
		setWritten({ ...written, ...part });
	};
	const send = () => {
		const checked = newReferee.safeParse(written);
		setProblems(problemsIn(checked.error));
		if (!checked.success) return acting.reset();
		acting.mutate(
			{
				work: () => addReferee(person.id, checked.data),
				done: () => say("A mail is on its way to {name}.", { name: checked.data.name }),
				act: "reference_asked",
				text: checked.data.name,
			},
			{ onSuccess: onClose },
		);
	};
	const close = () => {
		acting.reset();
		onClose();
	};
	return (
		<RecordForm
			label={say("Name somebody")}
			submit={say("Ask for a reference")}
			busy={isPending}
			problem={
				error && Object.keys(blamed).length === 0
					? sentenceOf(error, say("This was not saved. Please try again."))
					: undefined
			}
			onSubmit={send}
			onClose={close}
		>
			<Field label={say("Name")} error={blamed.name}>
				<TextInput value={written.name} onChange={({ target }) => change({ name: target.value })} />
			</Field>
			<Field label={say("Email")} hint={say("A mail with a link goes to it at once.")} error={blamed.email}>
				<TextInput type="email" value={written.email} onChange={({ target }) => change({ email: target.value })} />
			</Field>
		</RecordForm>
	);
}
