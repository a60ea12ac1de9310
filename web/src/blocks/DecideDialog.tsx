import {
	type Block,
	type BlockHours,
	blockHours,
	decideOnBlock,
	mostBlockWords,
} from "@warmline/contract/blocks/calls";
import { t } from "@warmline/contract/i18n";
import { Field } from "../ui/forms/Field.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { TextArea } from "../ui/forms/TextArea.tsx";
import { checkBy, useForm } from "../ui/forms/use-form.ts";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";
import type { DecisionInput } from "./api.ts";
import { blockHoursText } from "./told-blocks.ts";

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
	const first: { words: string; hours: BlockHours } = { words: "", hours: possible.at(-1) ?? 1 };
	const { form, values, change, submit, errors, failure } = useForm({
		values: first,
		check: ({ words, hours }) =>
			checkBy(decideOnBlock.body, {
				confirm: confirms,
				...(confirms ? { hours } : {}),
				...(words.trim() === "" ? {} : { words }),
			}),
		send: onDecide,
		call: { isPending: busy, error },
		fields: [],
		fallback: t("Nothing was changed. Please try again."),
	});
	const name = block.asked.by?.name;
	return (
		<ConfirmDialog
			open
			title={confirms ? t("Confirm this block?") : t("Decline this block?")}
			confirm={confirms ? t("Confirm block") : t("Decline request")}
			danger={confirms}
			busy={busy}
			holdsWords={values.words.trim() !== ""}
			failure={failure}
			onConfirm={submit}
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
							value={values.hours}
							disabled={busy}
							onChange={({ target }) => {
								const hours = possible.find((one) => one === Number(target.value));
								if (hours !== undefined) change({ hours });
							}}
						>
							{possible.map((one) => (
								<option key={one} value={one}>
									{blockHoursText(one)}
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
						error={errors.words}
						className="mt-4"
					>
						<TextArea
							value={values.words}
							rows={3}
							maxLength={mostBlockWords}
							readOnly={busy}
							onChange={({ target }) => change({ words: target.value })}
						/>
					</Field>
				)}
			</div>
		</ConfirmDialog>
	);
}
