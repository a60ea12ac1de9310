import { isSupervising } from "@warmline/contract/accounts/roles";
import { blockHoursNames, blockReasonNames } from "@warmline/contract/blocks/block-names";
import {
	askForBlock,
	type BlockHours,
	type BlockReason,
	blockHours,
	blockReasons,
	mostBlockWords,
} from "@warmline/contract/blocks/calls";
import { t } from "@warmline/contract/i18n";
import { useSession } from "../platform/session.ts";
import { dayAndClock } from "../platform/time/time.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Checkbox } from "../ui/forms/Checkbox.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { TextArea } from "../ui/forms/TextArea.tsx";
import { checkBy, useForm } from "../ui/forms/use-form.ts";
import { Dialog } from "../ui/overlay/Dialog.tsx";
import { showToast } from "../ui/overlay/Toasts.tsx";
import { useAskForBlock } from "./api.ts";

type AskBlockDialogProps = {
	readonly chatId: string;
	/** Of the visitor. */
	readonly name: string;
	/** Ends the chat; null where it has ended. */
	readonly onEnd: (() => void) | null;
	readonly onClose: () => void;
};

type Written = {
	readonly reason: BlockReason | "";
	readonly words: string;
	readonly hours: BlockHours;
	readonly ends: boolean;
};

const usualHours: BlockHours = 24;
const nothing: Written = { reason: "", words: "", hours: usualHours, ends: false };

/** A listener asks for a block; a supervisor blocks. */
export function AskBlockDialog({ chatId, name, onEnd, onClose }: AskBlockDialogProps) {
	const session = useSession();
	const decides = session !== null && isSupervising(session.user.role.role);
	const asking = useAskForBlock(chatId);
	// On a phone the banner stands below what is in sight.
	const { form, banner, values, change, register, registerCheckbox, submit, busy, errors, failure } = useForm({
		values: nothing,
		check: ({ reason, words, hours }) => checkBy(askForBlock.body, { reason, words, hours }),
		send: (said) =>
			asking.mutate(said, {
				onSuccess: ({ until }) => {
					if (values.ends) onEnd?.();
					showToast({
						words:
							until === null
								? t("Request sent. We’ll notify you when a supervisor decides.")
								: t("Blocked until {when}.", { when: dayAndClock(until) }),
					});
					onClose();
				},
			}),
		call: { isPending: asking.isPending, error: asking.error },
		fields: [],
		fallback: t("Nothing was changed. Please try again."),
	});
	const { reason, words, hours } = values;
	return (
		<Dialog
			open
			onClose={onClose}
			busy={busy}
			holdsWords={words.trim() !== ""}
			title={decides ? t("Block {name}?", { name }) : t("Request a block for {name}?", { name })}
		>
			<p className="text-soft">
				{decides
					? t(
							"This connection can’t start chats or leave messages until the block ends. Several people may share it. Crisis lines stay visible.",
						)
					: t(
							"If a supervisor approves, this connection can’t start chats for a while. You don’t have to wait: you can end the chat now.",
						)}
			</p>
			<form ref={form} noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
				<Field label={t("Reason")} error={errors.reason}>
					<Select
						value={reason}
						disabled={busy}
						// With another reason, words may not be needed.
						onChange={({ target }) => change({ reason: blockReasons.find((one) => one === target.value) ?? "", words })}
					>
						<option value="">{t("Please choose")}</option>
						{blockReasons.map((one) => (
							<option key={one} value={one}>
								{blockReasonNames[one]}
							</option>
						))}
					</Select>
				</Field>
				<Field
					label={t("Details")}
					hint={t("Visible to supervisors. Deleted with the chat.")}
					optional={reason !== "other"}
					error={errors.words}
				>
					<TextArea {...register("words")} rows={3} maxLength={mostBlockWords} readOnly={busy} />
				</Field>
				<Field label={t("Duration")} error={errors.hours}>
					<Select
						value={hours}
						disabled={busy}
						onChange={({ target }) =>
							change({ hours: blockHours.find((one) => one === Number(target.value)) ?? usualHours })
						}
					>
						{blockHours.map((one) => (
							<option key={one} value={one}>
								{blockHoursNames[one]}
							</option>
						))}
					</Select>
				</Field>
				{onEnd && <Checkbox {...registerCheckbox("ends")} disabled={busy} label={t("Also end this chat now")} />}
				{failure && (
					<Banner ref={banner} tone="failure" className="outline-none">
						{failure}
					</Banner>
				)}
				<div className="flex flex-wrap justify-end gap-3">
					<Button variant="quiet" disabled={busy} onClick={onClose}>
						{t("Cancel")}
					</Button>
					<Button type="submit" variant={decides ? "danger" : "primary"} busy={busy} busyText={t("Sending...")}>
						{decides ? t("Block") : t("Send request")}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
