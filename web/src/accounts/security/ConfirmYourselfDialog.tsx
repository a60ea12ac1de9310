import { t } from "@warmline/contract/i18n";
import { confirmed } from "../../platform/http/confirm-yourself.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { AskPassword } from "./AskPassword.tsx";
import { showPassword } from "./security-api.ts";

export function ConfirmYourselfDialog() {
	const act = async (password: string) => {
		await showPassword(password);
		confirmed(true);
	};
	const cancel = () => confirmed(false);
	return (
		<Dialog open title={t("Confirm it’s you")} onClose={cancel} holdsWords overDialogs>
			<p className="mb-4 text-soft">{t("You’ll continue where you left off, and nothing you typed is lost.")}</p>
			<AskPassword
				act={act}
				beside={
					<Button variant="quiet" onClick={cancel}>
						{t("Cancel")}
					</Button>
				}
			/>
		</Dialog>
	);
}
