import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { fullName } from "../../platform/session.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { LoggedReason } from "./LoggedReason.tsx";
import type { MemberDialogProps } from "./RoleDialog.tsx";

/** For who has lost phone and recovery codes. */
export function ResetStepDialog({ member, busy, error, reason, onWrite, onConfirm, onCancel }: MemberDialogProps) {
	const name = fullName(member);
	return (
		<ConfirmDialog
			open
			title={t("Reset the two-step verification of {name}?", { name })}
			confirm={t("Reset")}
			danger
			busy={busy}
			onConfirm={() => onConfirm({ act: "second_step", reason })}
			onCancel={onCancel}
		>
			<p>
				{t(
					"{name} is logged out everywhere and can then log in with the password alone. Make sure it’s really {name} who is asking: by phone or in person.",
					{ name },
				)}{" "}
				{t("Passkeys are removed, too.")}
			</p>
			<LoggedReason value={reason} onChange={onWrite} />
			{error && (
				<Banner tone="failure" className="mt-4">
					{errorMessage(error, t("Nothing was changed. Please try again."))}
				</Banner>
			)}
		</ConfirmDialog>
	);
}
