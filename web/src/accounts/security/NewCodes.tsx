import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { PasswordAndCodeForm } from "./PasswordAndCodeForm.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { newCodes } from "./security-api.ts";

type NewCodesProps = { readonly onDone: () => void; readonly onCancel: () => void };

/** Ten new ones in place of those from before. */
export function NewCodes({ onDone, onCancel }: NewCodesProps) {
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
	return (
		<PasswordAndCodeForm
			act={async (shown) => setCodes(await newCodes(shown))}
			button={t("Create new codes")}
			beside={
				<Button variant="quiet" onClick={onCancel}>
					{t("Cancel")}
				</Button>
			}
		/>
	);
}
