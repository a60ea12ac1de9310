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
import { type FormEvent, useEffect, useRef, useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useSession } from "../platform/session.ts";
import { dayAndClock } from "../platform/time/time.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Checkbox } from "../ui/forms/Checkbox.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { TextArea } from "../ui/forms/TextArea.tsx";
import { useFirstInvalid } from "../ui/forms/use-first-invalid.ts";
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

type Problems = Partial<Record<"reason" | "words" | "hours", string>>;

const usualHours: BlockHours = 24;

/** A listener asks for a block; a supervisor blocks. */
export function AskBlockDialog({ chatId, name, onEnd, onClose }: AskBlockDialogProps) {
	const session = useSession();
	const decides = session !== null && isSupervising(session.user.role.role);
	const asking = useAskForBlock(chatId);
	const [reason, setReason] = useState<BlockReason | "">("");
	const [words, setWords] = useState("");
	const [hours, setHours] = useState<BlockHours>(usualHours);
	const [ends, setEnds] = useState(false);
	const [problems, setProblems] = useState<Problems>({});
	const { form, checked } = useFirstInvalid<HTMLFormElement>(asking.isPending);

	// On a phone it stands below what is in sight.
	const banner = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (asking.error) banner.current?.focus();
	}, [asking.error]);

	const submit = (event: FormEvent) => {
		event.preventDefault();
		checked();
		const said = askForBlock.body.safeParse({ reason, words, hours });
		if (!said.success) {
			return setProblems(Object.fromEntries(said.error.issues.map(({ path, message }) => [String(path[0]), message])));
		}
		setProblems({});
		asking.mutate(said.data, {
			onSuccess: ({ until }) => {
				if (ends) onEnd?.();
				showToast({
					words:
						until === null
							? t("Request sent. You’ll be told what the supervisors decide.")
							: t("Blocked until {when}.", { when: dayAndClock(until) }),
				});
				onClose();
			},
		});
	};
	const busy = asking.isPending;
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
							"If a supervisor approves, this connection can’t start chats for a while. You don’t have to wait for that: you can end the chat now.",
						)}
			</p>
			<form ref={form} noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
				<Field label={t("Reason")} error={problems.reason}>
					<Select
						value={reason}
						disabled={busy}
						onChange={({ target }) => {
							setReason(blockReasons.find((one) => one === target.value) ?? "");
							setProblems({});
						}}
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
					error={problems.words}
				>
					<TextArea
						value={words}
						rows={3}
						maxLength={mostBlockWords}
						readOnly={busy}
						onChange={({ target }) => {
							setWords(target.value);
							setProblems({});
						}}
					/>
				</Field>
				<Field label={t("Duration")} error={problems.hours}>
					<Select
						value={hours}
						disabled={busy}
						onChange={({ target }) => setHours(blockHours.find((one) => one === Number(target.value)) ?? usualHours)}
					>
						{blockHours.map((one) => (
							<option key={one} value={one}>
								{blockHoursNames[one]}
							</option>
						))}
					</Select>
				</Field>
				{onEnd && (
					<Checkbox
						checked={ends}
						disabled={busy}
						onChange={({ target }) => setEnds(target.checked)}
						label={t("Also end this chat now")}
					/>
				)}
				{asking.error && (
					<Banner ref={banner} tone="failure" className="outline-none">
						{errorMessage(asking.error, t("Nothing was changed. Please try again."))}
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
