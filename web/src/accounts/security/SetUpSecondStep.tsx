import type { Security } from "@warmline/contract/accounts/security-calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ConfirmSecret } from "./ConfirmSecret.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { ShowYourself } from "./ShowYourself.tsx";
import { beginSetUp, type Secret } from "./security-api.ts";

type SetUpSecondStepProps = {
	/** Of a login that is not in the tab yet. */
	readonly token?: string;
	/** Who has a passkey shows a second step for another one. */
	readonly security?: Security;
	/** It is in use: from now on a code is asked for. */
	readonly onConfirmed?: () => void;
	/** The recovery codes are kept, or, beside a passkey, those from before stay. */
	readonly onDone: (codes: "new codes" | "same codes") => void;
	readonly onCancel: () => void;
};

/** In three steps: the password once more, the app, the recovery codes that come with the first second step. */
export function SetUpSecondStep({ token, security, onConfirmed, onDone, onCancel }: SetUpSecondStepProps) {
	const [secret, setSecret] = useState<Secret | null>(null);
	const [codes, setCodes] = useState<readonly string[] | null>(null);

	if (codes) return <RecoveryCodes codes={codes} onDone={() => onDone("new codes")} />;
	const cancel = (
		<Button variant="quiet" onClick={onCancel}>
			{t("Cancel")}
		</Button>
	);
	if (!secret)
		return (
			<ShowYourself
				security={security}
				button={t("Continue")}
				act={async (shown) => setSecret(await beginSetUp(shown, token))}
				beside={cancel}
			/>
		);
	return (
		<ConfirmSecret
			secret={secret}
			token={token}
			onConfirmed={(kept) => {
				onConfirmed?.();
				if (kept.length > 0) setCodes(kept);
				else onDone("same codes");
			}}
			beside={cancel}
		/>
	);
}
