import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { suspendVolunteer } from "@warmline/contract/applications/record-calls";
import type { BodyInputOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import { localDay } from "../../platform/time/time.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";

type SuspendDialogProps = {
	readonly name: string;
	/** What stands now, of who is suspended already. */
	readonly suspended: VolunteerRecord["suspended"];
	readonly busy: boolean;
	/** Why it was not done; what was typed stays. */
	readonly error: Error | null;
	readonly onConfirm: (body: BodyInputOf<typeof suspendVolunteer>) => void;
	readonly onCancel: () => void;
};

/** Keeps somebody from chats, for a reason, and until a day if there is one. */
export function SuspendDialog({ name, suspended, busy, error, onConfirm, onCancel }: SuspendDialogProps) {
	const { form, register, values, submit, errors, failure } = useForm({
		values: { reason: suspended?.reason ?? "", until: suspended?.until ?? "" },
		check: ({ reason, until }) => checkBy(suspendVolunteer.body, { reason, until: until === "" ? null : until }),
		send: onConfirm,
		call: { isPending: busy, error },
		fallback: t("Nothing was changed. Please try again."),
	});
	return (
		<ConfirmDialog
			open
			title={suspended ? t("Change the suspension of {name}?", { name }) : t("Suspend {name}?", { name })}
			confirm={suspended ? t("Save") : t("Suspend")}
			danger={!suspended}
			busy={busy}
			holdsWords={values.reason.trim() !== (suspended?.reason ?? "")}
			failure={failure}
			onConfirm={submit}
			onCancel={onCancel}
		>
			{!suspended && (
				<p>
					{t(
						"{name} gets your message by email and can’t take chats until they are reinstated. Open chats return to the queue immediately, and their booked shifts are released.",
						{ name },
					)}
				</p>
			)}
			<form ref={form} noValidate onSubmit={submit} className="mt-4 space-y-4 text-ink">
				<Field label={t("Reason")} hint={t("{name} will read this.", { name })} error={errors.reason}>
					<TextArea {...register("reason")} rows={4} maxLength={2000} readOnly={busy} required />
				</Field>
				<Field
					label={t("Last day")}
					optional
					hint={t("They are reinstated the morning after. Without a day: until further notice.")}
					error={errors.until}
				>
					<TextInput {...register("until")} type="date" min={localDay()} readOnly={busy} />
				</Field>
			</form>
		</ConfirmDialog>
	);
}
