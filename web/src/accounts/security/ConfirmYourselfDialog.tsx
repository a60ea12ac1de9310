import { say } from "@warmline/contract/say";
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
		<Dialog open title={say("Confirm it’s you")} onClose={cancel} holdsWords overDialogs>
			<p className="mb-4 text-soft">{say("You’ll continue where you left off, and nothing you typed is lost.")}</p>
			<AskPassword
				act={act}
				beside={
					<Button variant="quiet" onClick={cancel}>
						{say("Cancel")}
					</Button>
				}
			/>
		</Dialog>
	);
}
