import { t } from "@warmline/contract/i18n";
import { useLocation } from "wouter";
import { leave } from "../../platform/log-out.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { PasswordAndCodeForm } from "./PasswordAndCodeForm.tsx";
import { type PasswordAndCode, turnOff } from "./security-api.ts";

type TurnOffProps = {
	/** The society asks for one: without it nothing can be done. */
	readonly isNeeded: boolean;
	readonly onDone: () => void;
	readonly onCancel: () => void;
};

export function TurnOff({ isNeeded, onDone, onCancel }: TurnOffProps) {
	const [, navigate] = useLocation();
	const act = async (shown: PasswordAndCode) => {
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
			</p>
			<PasswordAndCodeForm
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
