import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { AskPassword } from "./AskPassword.tsx";
import { ConfirmSecret } from "./ConfirmSecret.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { beginSetUp, type Secret } from "./security-api.ts";

type SetUpSecondStepProps = {
	/** Of a login that is not in the tab yet. */
	readonly token?: string;
	/** It is in use: from now on a code is asked for. */
	readonly onConfirmed?: () => void;
	/** The recovery codes are kept. */
	readonly onDone: () => void;
	readonly onCancel: () => void;
};

/** In three steps: the password once more, the app, the recovery codes. */
export function SetUpSecondStep({ token, onConfirmed, onDone, onCancel }: SetUpSecondStepProps) {
	const [secret, setSecret] = useState<Secret | null>(null);
	const [codes, setCodes] = useState<readonly string[] | null>(null);

	if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
	const cancel = (
		<Button variant="quiet" onClick={onCancel}>
			{t("Cancel")}
		</Button>
	);
	if (!secret)
		return <AskPassword act={async (password) => setSecret(await beginSetUp(password, token))} beside={cancel} />;
	return (
		<ConfirmSecret
			secret={secret}
			token={token}
			onConfirmed={(kept) => {
				setCodes(kept);
				onConfirmed?.();
			}}
			beside={cancel}
		/>
	);
}
