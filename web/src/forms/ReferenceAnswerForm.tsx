import { type ReferenceAnswer, referenceAnswer, referenceLimits } from "@warmline/contract/applications/record";
import { answerReference } from "@warmline/contract/applications/record-calls";
import { t } from "@warmline/contract/i18n";
import { characters } from "@warmline/contract/text";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { request } from "../platform/http/api.ts";
import { errorMessage, type FieldErrors, fieldErrors, schemaErrors } from "../platform/http/describe-error.ts";
import { ApiFailure } from "../platform/http/failure.ts";
import { Button } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { TextArea } from "../ui/forms/TextArea.tsx";
import { type KeptReference, keepReference, referenceFor } from "./reference-in-tab.ts";
import { YesOrNo } from "./YesOrNo.tsx";

const fields = ["how_known", "words", "recommends"] as const satisfies readonly (keyof ReferenceAnswer)[];

type ReferenceAnswerFormProps = {
	readonly token: string;
	readonly applicant: string;
	readonly onSent: () => void;
	/** Somebody was faster: the link does not work any more. */
	readonly onEnded: () => void;
};

export function ReferenceAnswerForm({ token, applicant, onSent, onEnded }: ReferenceAnswerFormProps) {
	const [typed, setTyped] = useState(() => referenceFor(token));
	const [problems, setProblems] = useState<FieldErrors>({});
	const [failure, setFailure] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const banner = useRef<HTMLDivElement>(null);

	const change = (what: Partial<KeptReference>) => {
		const changed = { ...typed, ...what };
		setTyped(changed);
		keepReference(changed);
	};
	const blame = (found: FieldErrors) => {
		flushSync(() => setProblems(found));
		form.current?.querySelector<HTMLElement>("[aria-invalid='true'], [data-invalid] input")?.focus();
	};

	const send = async (answer: ReferenceAnswer) => {
		setBusy(true);
		try {
			await request(answerReference, { params: { token }, body: answer });
			// The words are gone from here; that they were sent shows after a reload, too.
			keepReference({ token, how_known: "", words: "", recommends: null });
			onSent();
		} catch (error) {
			setBusy(false);
			const status = error instanceof ApiFailure ? error.status : 0;
			if (status === 404 || status === 409) return onEnded();
			const found = fieldErrors(error, fields);
			if (Object.keys(found).length > 0) return blame(found);
			flushSync(() => setFailure(errorMessage(error, t("Couldn’t send your answer. Please try again."))));
			banner.current?.focus();
		}
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setFailure(null);
		const checked = referenceAnswer.safeParse(typed);
		if (checked.success) {
			setProblems({});
			return void send(checked.data);
		}
		blame(schemaErrors(checked.error));
	};

	return (
		<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-6">
			{failure && (
				<Banner tone="failure" ref={banner}>
					{failure} {t("What you wrote is still here.")}
				</Banner>
			)}
			<Field
				label={t("How do you know each other?")}
				hint={t("For example where from, and since when.")}
				below={<Count text={typed.how_known} max={referenceLimits.how_known} />}
				error={problems.how_known}
			>
				<TextArea
					rows={2}
					required
					value={typed.how_known}
					onChange={(event) => change({ how_known: event.target.value })}
					className="field-sizing-content min-h-20"
				/>
			</Field>
			<Field
				label={t("A few words about {applicant}", { applicant })}
				hint={t("For example how they listen, keep things private, and cope when things get hard.")}
				below={<Count text={typed.words} max={referenceLimits.words} />}
				error={problems.words}
			>
				<TextArea
					rows={5}
					required
					value={typed.words}
					onChange={(event) => change({ words: event.target.value })}
					className="field-sizing-content min-h-36"
				/>
			</Field>
			<YesOrNo
				legend={t("Would you recommend {applicant} to us?", { applicant })}
				value={typed.recommends}
				onChange={(recommends) => change({ recommends })}
				error={problems.recommends}
			/>
			<Button type="submit" busy={busy} busyText={t("Sending...")} className="px-7">
				{t("Send")}
			</Button>
		</form>
	);
}

/** It may get too long: nothing that was written is cut off. */
function Count({ text, max }: { readonly text: string; readonly max: number }) {
	const count = characters(text.trim());
	return (
		<span className={classNames(count > max && "font-semibold text-bad")}>
			{t("{count} of {max} characters", { count, max })}
		</span>
	);
}
