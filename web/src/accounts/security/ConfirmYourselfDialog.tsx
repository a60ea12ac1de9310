import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { confirmed } from "../../platform/http/confirm-yourself.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { confirmByPasskey } from "../passkeys/passkey-api.ts";
import { supportsPasskeys } from "../passkeys/passkey-browser.ts";
import { AskPassword } from "./AskPassword.tsx";
import { securityQuery, showPassword } from "./security-api.ts";

export function ConfirmYourselfDialog() {
	const act = async (password: string) => {
		await showPassword(password);
		confirmed(true);
	};
	const { data } = useQuery(securityQuery);
	const hasPasskey = supportsPasskeys() && (data?.passkeys ?? []).length > 0;
	const { mutate, isPending, error } = useApiMutation(confirmByPasskey, { onSuccess: () => confirmed(true) });
	const cancel = () => confirmed(false);
	return (
		<Dialog open title={t("Confirm it’s you")} onClose={cancel} holdsWords overDialogs>
			<p className="mb-4 text-soft">{t("You’ll continue where you left off, and nothing you typed is lost.")}</p>
			<AskPassword
				act={act}
				beside={
					<>
						<Button variant="quiet" onClick={cancel}>
							{t("Cancel")}
						</Button>
						{hasPasskey && (
							<Button variant="secondary" busy={isPending} onClick={() => mutate()}>
								{t("Use a passkey instead")}
							</Button>
						)}
					</>
				}
			/>
			{error && (
				<Banner tone="failure" className="mt-4">
					{errorMessage(error, t("That didn’t work. Please try again."))}
				</Banner>
			)}
		</Dialog>
	);
}
