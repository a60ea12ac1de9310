import { say } from "@warmline/contract/say";
import { sentenceOf } from "../../platform/http/failure.ts";
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
			title={say("Turn off the second step of {name}?", { name })}
			confirm={say("Turn it off")}
			danger
			busy={busy}
			onConfirm={() => onConfirm({ act: "second_step", reason })}
			onCancel={onCancel}
		>
			<p>
				{say(
					"{name} is logged out everywhere, and can log in with the password alone. Be sure that it is really {name} who asks: by voice, or face to face.",
					{ name },
				)}
			</p>
			<LoggedReason value={reason} onChange={onWrite} />
			{error && (
				<Banner tone="failure" className="mt-4">
					{sentenceOf(error, say("Nothing was changed. Please try again."))}
				</Banner>
			)}
		</ConfirmDialog>
	);
}
