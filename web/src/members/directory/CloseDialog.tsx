import { say } from "@warmline/contract/say";
import { useState } from "react";
import { sentenceOf } from "../../platform/http/failure.ts";
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
				closes ? say("Close the account of {name}?", { name }) : say("Open the account of {name} again?", { name })
			}
			confirm={closes ? say("Close the account") : say("Open the account again")}
			danger={closes}
			busy={busy}
			onConfirm={() => onConfirm(closes ? { act: "deactivate", reason } : { act: "activate" })}
			onCancel={onCancel}
		>
			{closes ? (
				<>
					<p>
						{say(
							"{name} is logged out everywhere at once and cannot log in. Open chats go back to the queue. Nothing is deleted, and you can open the account again.",
							{ name },
						)}
					</p>
					<LoggedReason value={reason} onChange={onWrite} />
				</>
			) : (
				<p>{say("{name} can log in again, in the same role as before.", { name })}</p>
			)}
			{error && (
				<Banner tone="failure" className="mt-4">
					{sentenceOf(error, say("Nothing was changed. Please try again."))}
				</Banner>
			)}
		</ConfirmDialog>
	);
}
