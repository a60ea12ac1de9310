import {
	type Block,
	type BlockHours,
	blockHours,
	decideOnBlock,
	mostBlockWords,
} from "@warmline/contract/blocks/calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { Field } from "../ui/forms/Field.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { TextArea } from "../ui/forms/TextArea.tsx";
import { useFirstInvalid } from "../ui/forms/use-first-invalid.ts";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";
import type { DecisionInput } from "./api.ts";
import { hoursInWords } from "./told-blocks.ts";

type DecideDialogProps = {
	readonly block: Block;
	readonly confirms: boolean;
	readonly busy: boolean;
	/** Why it was not done; what was typed stays. */
	readonly error: Error | null;
	readonly onDecide: (said: DecisionInput) => void;
	readonly onCancel: () => void;
};

export function DecideDialog({ block, confirms, busy, error, onDecide, onCancel }: DecideDialogProps) {
	const possible = blockHours.filter((one) => one <= block.asked.hours);
	const [hours, setHours] = useState<BlockHours>(possible.at(-1) ?? 1);
	const [words, setWords] = useState("");
	const [problem, setProblem] = useState<string>();
	const { form, checked: markChecked } = useFirstInvalid<HTMLDivElement>(busy);
	const name = block.asked.by?.name;

	const decide = () => {
		markChecked();
		const said = { confirm: confirms, ...(confirms ? { hours } : {}), ...(words.trim() === "" ? {} : { words }) };
		const checked = decideOnBlock.body.safeParse(said);
		if (!checked.success) return setProblem(checked.error.issues[0]?.message);
		onDecide(said);
	};
	return (
		<ConfirmDialog
			open
			title={confirms ? t("Confirm this block?") : t("Decline this block?")}
			confirm={confirms ? t("Confirm block") : t("Decline request")}
			danger={confirms}
			busy={busy}
			holdsWords={words.trim() !== ""}
			failure={error ? errorMessage(error, t("Nothing was changed. Please try again.")) : undefined}
			onConfirm={decide}
			onCancel={onCancel}
		>
			<p>
				{confirms
					? t(
							"This connection can’t start chats or leave messages until the block ends. Several people may share it. Crisis lines stay visible.",
						)
					: t("Chats from there can start as before.")}
			</p>
			<div ref={form} className="text-ink">
				{confirms && (
					<Field label={t("Duration")} className="mt-4">
						<Select
							value={hours}
							disabled={busy}
							onChange={({ target }) => setHours(possible.find((one) => one === Number(target.value)) ?? hours)}
						>
							{possible.map((one) => (
								<option key={one} value={one}>
									{hoursInWords(one)}
								</option>
							))}
						</Select>
					</Field>
				)}
				{name !== undefined && (
					<Field
						label={t("Message to {name}", { name })}
						hint={t("Sent as a notification, so please don’t write about the visitor.")}
						optional
						error={problem}
						className="mt-4"
					>
						<TextArea
							value={words}
							rows={3}
							maxLength={mostBlockWords}
							readOnly={busy}
							onChange={({ target }) => {
								setWords(target.value);
								setProblem(undefined);
							}}
						/>
					</Field>
				)}
			</div>
		</ConfirmDialog>
	);
}
