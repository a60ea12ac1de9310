import { type ReferenceAnswer, referenceAnswer, referenceLimits } from "@warmline/contract/applications/record";
import { answerReference } from "@warmline/contract/applications/record-calls";
import { t } from "@warmline/contract/i18n";
import { characters } from "@warmline/contract/text";
import { useState } from "react";
import { request } from "../platform/http/api.ts";
import { ApiFailure } from "../platform/http/failure.ts";
import { Button } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { TextArea } from "../ui/forms/TextArea.tsx";
import { checkBy, useForm } from "../ui/forms/use-form.ts";
import { keepReference, referenceFor } from "./reference-in-tab.ts";
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
	const { form, banner, change, register, submit, busy, errors, failure } = useForm({
		values: typed,
		onChange: (changed) => {
			setTyped(changed);
			keepReference(changed);
		},
		check: (answer) => checkBy(referenceAnswer, answer),
		send: async (answer) => {
			try {
				await request(answerReference, { params: { token }, body: answer });
			} catch (error) {
				if (error instanceof ApiFailure && (error.status === 404 || error.status === 409)) return onEnded();
				throw error;
			}
			// The words are gone from here; that they were sent shows after a reload, too.
			keepReference({ token, how_known: "", words: "", recommends: null });
			onSent();
		},
		fields,
		fallback: t("Couldn’t send your answer. Please try again."),
		onTyping: "keep",
	});

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
				error={errors.how_known}
			>
				<TextArea rows={2} required {...register("how_known")} className="field-sizing-content min-h-20" />
			</Field>
			<Field
				label={t("A few words about {applicant}", { applicant })}
				hint={t("For example how they listen, keep things private, and cope when things get hard.")}
				below={<Count text={typed.words} max={referenceLimits.words} />}
				error={errors.words}
			>
				<TextArea rows={5} required {...register("words")} className="field-sizing-content min-h-36" />
			</Field>
			<YesOrNo
				legend={t("Would you recommend {applicant} to us?", { applicant })}
				value={typed.recommends}
				onChange={(recommends) => change({ recommends })}
				error={errors.recommends}
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
