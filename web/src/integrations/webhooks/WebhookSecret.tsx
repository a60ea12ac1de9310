import { t } from "@warmline/contract/i18n";
import { SecretDialog } from "../SecretDialog.tsx";

export type NewSecret = { readonly secret: string; readonly name: string; readonly rotated: boolean };

type WebhookSecretProps = { readonly shown: NewSecret | null; readonly onClose: () => void };

export function WebhookSecret({ shown, onClose }: WebhookSecretProps) {
	return (
		<SecretDialog
			open={shown !== null}
			title={t("Copy the secret now")}
			label={t("Secret of “{name}”", { name: shown?.name ?? "" })}
			secret={shown?.secret ?? ""}
			onClose={onClose}
		>
			<p>{t("We show it only once. Enter it in the other system, so it can check that events come from you.")}</p>
			{shown?.rotated && (
				<p>{t("The old secret works for 24 more hours. Please enter the new one in the other system before then.")}</p>
			)}
		</SecretDialog>
	);
}
