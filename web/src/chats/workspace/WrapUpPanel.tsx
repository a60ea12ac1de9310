import { messageLimit } from "@warmline/contract/chats/message";
import { t, tn } from "@warmline/contract/i18n";
import { useEffect, useState } from "react";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { NonModalDialog } from "../../ui/overlay/NonModalDialog.tsx";
import { notesQuery, saveWrapUp } from "../api.ts";
import { DebriefAsked } from "../debriefs/DebriefAsked.tsx";
import type { Heard } from "../store/supervision.ts";

/** Who ended a chat, for them who had it. */
const howItEnded = ({ by, how }: Pick<Heard<"wrap_up_due">, "by" | "how">): string => {
	if (how === "left_quickly") return t("The visitor left quickly.");
	if (how === "idle") return t("It timed out after a period without messages.");
	return by === "user" ? t("The visitor ended it.") : by === "agent" ? t("You ended it.") : t("It timed out.");
};

type WrapUpPanelProps = {
	readonly due: Heard<"wrap_up_due"> /** Null for whoever takes no chats right now. */;
	readonly onBreak?: (() => void) | null;
	readonly onClose: () => void;
};

/** Seconds after which an untouched wrap-up closes by itself: nobody is held up by it. */
const patience = 60;

const lengthOf = (minutes: number): string =>
	minutes === 0 ? t("Less than a minute") : tn(minutes, { one: "1 minute", other: "{count} minutes" });

/** A number that runs from the start would hurry whoever is to pause. */
const closesWhen = (seconds: number): string =>
	seconds > 10 ? t("Closes in a minute unless you write.") : t("Closes in {seconds} s", { seconds });

/** Under the chat list, which ends above it (`AgentWorkspace`): the chats that go on stay in sight. */
const place =
	"inset-x-2 bottom-2 max-h-[70dvh] rounded-card md:inset-x-auto md:left-24 md:w-84 wide:left-54 max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))]";

type Noted = { readonly summary: string; readonly heavy: boolean };

/** A minute to set a chat down before the next one. */
export function WrapUpPanel({ due, onBreak = null, onClose }: WrapUpPanelProps) {
	const [left, setLeft] = useState(patience);
	const save = useApiMutation((noted: Noted) => saveWrapUp(due.chat_id, noted.summary, noted.heavy), {
		onSuccess: (_answer, noted) => {
			if (!noted.heavy) onClose();
		},
		invalidates: (error) => (error ? [] : [notesQuery(due.chat_id).queryKey]),
	});
	const { form, banner, values, register, registerCheckbox, submit, busy, failure } = useForm({
		values: { summary: "", heavy: false },
		check: (noted) => ({ data: noted }),
		send: (noted) => save.mutate(noted),
		call: save,
		fields: [],
		fallback: t("Couldn’t save this. Please try again."),
	});
	const { summary, heavy } = values;

	// Who has begun to write or to tick is given all the time they want.
	const runs = summary === "" && !heavy && !save.isPending && !save.isError;
	useEffect(() => {
		if (!runs) return;
		const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
		return () => clearInterval(timer);
	}, [runs]);
	useEffect(() => {
		if (left <= 0) onClose();
	}, [left, onClose]);

	if (save.isSuccess && heavy) return <DebriefAsked onBreak={onBreak} onClose={onClose} />;
	return (
		<NonModalDialog
			onClose={onClose}
			title={t("Your chat with {name}", { name: due.caller_name })}
			holdsWords={summary !== ""}
			className={place}
		>
			<p className="text-soft">
				{howItEnded(due)}{" "}
				{tn(
					due.messages,
					{ one: "{length}, 1 message.", other: "{length}, {count} messages." },
					{ length: lengthOf(due.minutes) },
				)}
			</p>
			<form ref={form} onSubmit={submit} noValidate className="mt-4 space-y-4">
				{failure && (
					<Banner ref={banner} tone="failure">
						{failure}
					</Banner>
				)}
				<Field
					label={t("Summary")}
					hint={t("Saved with the chat for colleagues who can read it. Visitors never see it.")}
					optional
				>
					<TextArea rows={3} maxLength={messageLimit} {...register("summary")} />
				</Field>
				<Checkbox
					label={
						<>
							{t("That was hard")}
							<span className="block text-sm text-soft">
								{t("A supervisor is notified right away and will talk with you.")}
							</span>
						</>
					}
					{...registerCheckbox("heavy")}
				/>
				<div className="flex flex-wrap items-center justify-end gap-3">
					<span className="mr-auto text-sm text-soft">{runs ? closesWhen(left) : t("No rush.")}</span>
					<Button variant="quiet" onClick={onClose}>
						{t("Skip")}
					</Button>
					<Button type="submit" busy={busy} busyText={t("Saving...")}>
						{t("Save")}
					</Button>
				</div>
			</form>
		</NonModalDialog>
	);
}
