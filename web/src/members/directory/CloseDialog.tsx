import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { fullName } from "../../platform/session.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { LoggedReason } from "./LoggedReason.tsx";
import type { MemberDialogProps } from "./RoleDialog.tsx";

/** Closes an account, or opens a closed one. */
export function CloseDialog({ member, busy, error, reason, onWrite, onConfirm, onCancel }: MemberDialogProps) {
	const name = fullName(member);
	const [closes] = useState(member.is_active);
	return (
		<ConfirmDialog
			open
			title={
				closes ? t("Deactivate the account of {name}?", { name }) : t("Reactivate the account of {name}?", { name })
			}
			confirm={closes ? t("Deactivate account") : t("Reactivate account")}
			danger={closes}
			busy={busy}
			onConfirm={() => onConfirm(closes ? { act: "deactivate", reason } : { act: "activate" })}
			onCancel={onCancel}
		>
			{closes ? (
				<>
					<p>
						{t(
							"{name} is logged out everywhere and can’t log in. Open chats return to the queue. Nothing is deleted, and you can reactivate the account.",
							{ name },
						)}
					</p>
					<LoggedReason value={reason} onChange={onWrite} />
				</>
			) : (
				<p>{t("{name} can log in again, with the same role as before.", { name })}</p>
			)}
			{error && (
				<Banner tone="failure" className="mt-4">
					{errorMessage(error, t("Nothing was changed. Please try again."))}
				</Banner>
			)}
		</ConfirmDialog>
	);
}
