import type { Security } from "@warmline/contract/accounts/security-calls";
import { t } from "@warmline/contract/i18n";
import { useLocation } from "wouter";
import { leave } from "../../platform/log-out.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { PasswordAndProofForm } from "./PasswordAndProofForm.tsx";
import { type PasswordAndProof, turnOff } from "./security-api.ts";

type TurnOffProps = {
	readonly security: Security;
	readonly onDone: () => void;
	readonly onCancel: () => void;
};

export function TurnOff({ security, onDone, onCancel }: TurnOffProps) {
	// The society asks for one: without it nothing can be done.
	const isNeeded = security.days_left === 0;
	const hasPasskeys = (security.passkeys ?? []).length > 0;
	const [, navigate] = useLocation();
	const act = async (shown: PasswordAndProof) => {
		await turnOff(shown);
		if (!isNeeded) return onDone();
		leave();
		navigate("/login", { replace: true });
	};
	return (
		<Dialog open title={t("Turn off two-step verification?")} onClose={onCancel} holdsWords>
			<p className="mb-4 text-soft">
				{isNeeded
					? t(
							"Your role needs two-step verification. You’ll be logged out and asked to set it up again when you log in, as with a new phone.",
						)
					: t("You’ll log in with your password alone. Your recovery codes will stop working.")}
				{hasPasskeys && ` ${t("Your passkeys will be removed, too.")}`}
			</p>
			<PasswordAndProofForm
				security={security}
				act={act}
				button={t("Turn off")}
				variant="danger"
				beside={
					<Button variant="quiet" onClick={onCancel}>
						{t("Cancel")}
					</Button>
				}
			/>
		</Dialog>
	);
}
