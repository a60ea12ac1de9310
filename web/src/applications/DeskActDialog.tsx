import type { ApplicantType } from "@warmline/contract/accounts/user";
import { decideApplication } from "@warmline/contract/applications/calls";
import { say } from "@warmline/contract/say";
import { useState } from "react";
import { ApiFailure, sentenceOf } from "../platform/failure.ts";
import { Banner } from "../ui/Banner.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { Field } from "../ui/Field.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { actWords } from "./desk-acts.ts";
import type { DeskAct } from "./desk-api.ts";

type DeskActDialogProps = {
	readonly act: DeskAct;
	readonly person: { readonly name: string; readonly kind: ApplicantType };
	readonly busy: boolean;
	/** Why it was not done; what was typed stays. */
	readonly error: Error | null;
	readonly onConfirm: (reason: string) => void;
	readonly onCancel: () => void;
};

export function DeskActDialog({ act, person, busy, error, onConfirm, onCancel }: DeskActDialogProps) {
	const [reason, setReason] = useState("");
	const [problem, setProblem] = useState<string>();
	const words = actWords[act];
	const blamed = error instanceof ApiFailure ? error.errors.reason : undefined;

	const confirm = () => {
		if (act === "training_done") return onConfirm("");
		const checked = decideApplication.body.safeParse({ decision: act, reason });
		if (!checked.success) return setProblem(checked.error.issues[0]?.message);
		setProblem(undefined);
		onConfirm(checked.data.reason ?? "");
	};
	return (
		<ConfirmDialog
			open
			title={words.title(person)}
			confirm={words.button}
			busy={busy}
			danger={act === "decline"}
			onConfirm={confirm}
			onCancel={onCancel}
		>
			<p>{words.happens(person)}</p>
			{words.reason !== null && (
				<Field
					label={words.reason}
					hint={say("{name} reads these words.", { name: person.name })}
					error={problem ?? blamed}
					className="mt-4 text-ink"
				>
					<TextArea value={reason} rows={5} onChange={(event) => setReason(event.target.value)} />
				</Field>
			)}
			{error && !blamed && (
				<Banner tone="failure" className="mt-4">
					{sentenceOf(error, say("Nothing was changed. Please try again."))}
				</Banner>
			)}
		</ConfirmDialog>
	);
}
