import { useInfiniteQuery } from "@tanstack/react-query";
import { mailStage } from "@warmline/contract/applications/record-calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { stageQuery } from "../board/board-api.ts";
import { stageNames } from "../board/board-text.ts";
import { KindChoice } from "../board/KindChoice.tsx";
import { boardStages, stageAsked } from "../board/stages.ts";
import type { StageMail } from "./mail-draft.ts";
import { StageMailPreview } from "./StageMailPreview.tsx";
import { peopleThere } from "./stage-mail-text.ts";

type Written = Pick<StageMail, "subject" | "text">;
type Recipients = Pick<StageMail, "stage" | "kind">;

type StageMailDialogProps = {
	readonly first: Recipients;
	readonly written: Written;
	readonly onWrite: (written: Written) => void;
	readonly busy: boolean;
	/** Why it was not sent; what was written stays. */
	readonly error: Error | null;
	/** What was said of the last try no longer holds. */
	readonly onChange: () => void;
	readonly onSend: (to: Recipients) => void;
	readonly onClose: () => void;
};

/** First it is written, then looked at as it begins, then sent: what went to many cannot be taken back. */
export function StageMailDialog(props: StageMailDialogProps) {
	const { first, written, onWrite, busy, error, onChange, onSend, onClose } = props;
	const [to, setTo] = useState(first);
	const [checking, setChecking] = useState(false);
	const { data, error: unknown } = useInfiniteQuery(stageQuery(to.stage, { kind: to.kind, query: "" }));
	const lines = data?.pages.flatMap((page) => page.results) ?? [];
	const more = data?.pages.at(-1)?.next != null;
	const count = data === undefined || unknown ? null : peopleThere(lines.length, more);
	const nobody = data !== undefined && lines.length === 0;
	const { form, register, submit, errors } = useForm({
		values: { subject: written.subject, text: written.text },
		onChange: onWrite,
		check: (mail) => checkBy(mailStage.body, { ...mail, status: stageAsked[to.stage].status }),
		send: () => {
			onChange();
			setChecking(true);
		},
		call: { isPending: busy, error },
		// It is said in the preview.
		fallback: "",
	});
	const narrow = (part: Partial<typeof to>) => {
		onChange();
		setTo({ ...to, ...part });
	};

	if (checking) {
		return (
			<Dialog open onClose={onClose} title={t("Send this email?")} busy={busy}>
				<StageMailPreview
					to={to}
					count={count}
					name={lines[0]?.user.first_name ?? "…"}
					written={written}
					busy={busy}
					error={error}
					onBack={() => setChecking(false)}
					onSend={() => onSend(to)}
				/>
			</Dialog>
		);
	}
	return (
		<Dialog open onClose={onClose} title={t("Email all")}>
			<form ref={form} noValidate onSubmit={submit} className="space-y-4">
				<div className="grid gap-4 sm:grid-cols-2">
					<Field label={t("Stage")}>
						<Select
							value={to.stage}
							onChange={({ target }) => {
								const stage = boardStages.find((one) => one === target.value);
								if (stage !== undefined) narrow({ stage });
							}}
						>
							{boardStages.map((one) => (
								<option key={one} value={one}>
									{stageNames[one]}
								</option>
							))}
						</Select>
					</Field>
					<KindChoice kind={to.kind} onChoose={(kind) => narrow({ kind })} />
				</div>
				<p role="status" className="font-semibold text-soft empty:hidden">
					{count}
				</p>
				<Field label={t("Subject")} error={errors.subject}>
					<TextInput {...register("subject")} />
				</Field>
				<Field
					label={t("Message")}
					hint={t("It opens with each person’s name. Everyone gets their own email.")}
					error={errors.text}
				>
					<TextArea rows={8} {...register("text")} />
				</Field>
				<div className="flex flex-wrap justify-end gap-3 pt-2">
					<Button variant="quiet" onClick={onClose}>
						{t("Cancel")}
					</Button>
					<Button type="submit" disabled={nobody}>
						{t("Preview")}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
