import { t } from "@warmline/contract/i18n";
import type { Webhook } from "@warmline/contract/integrations/webhooks";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { integrationKeys } from "../../platform/http/query-keys.ts";
import { isTooLate, useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { removeWebhook, renewSecret } from "./api.ts";
import type { NewSecret } from "./WebhookSecret.tsx";

type WebhookDialogsProps = {
	readonly webhook: Webhook;
	readonly asked: "rotate" | "delete" | null;
	readonly onClose: () => void;
	readonly onDeleted: () => void;
	readonly onSecret: (secret: NewSecret) => void;
};

/** What is asked about before it is done. */
export function WebhookDialogs({ webhook: { id, name }, asked, onClose, onDeleted, onSecret }: WebhookDialogsProps) {
	const remove = useApiMutation(() => removeWebhook(id), {
		invalidates: (error) => (error && !isTooLate(error) ? [] : [integrationKeys.webhooks]),
		onSuccess: onDeleted,
	});
	const rotate = useApiMutation(() => renewSecret(id), {
		invalidates: [integrationKeys.webhooks],
		onSuccess: ({ secret }) => {
			onClose();
			onSecret({ secret, name, rotated: true });
		},
	});
	const failed = (error: Error | null) =>
		error ? errorMessage(error, t("Nothing was changed. Please try again.")) : undefined;
	const cancel = () => {
		remove.reset();
		rotate.reset();
		onClose();
	};
	return (
		<>
			<ConfirmDialog
				open={asked === "rotate"}
				title={t("Make a new secret for “{name}”?", { name })}
				confirm={t("Make a new secret")}
				busy={rotate.isPending}
				failure={failed(rotate.error)}
				onConfirm={() => rotate.mutate()}
				onCancel={cancel}
			>
				<p>
					{t(
						"For 24 hours, events are signed with both the old and the new secret, so nothing is lost while you change it in the other system.",
					)}
				</p>
			</ConfirmDialog>
			<ConfirmDialog
				open={asked === "delete"}
				title={t("Delete “{name}”?", { name })}
				confirm={t("Delete")}
				danger
				busy={remove.isPending}
				failure={failed(remove.error)}
				onConfirm={() => remove.mutate()}
				onCancel={cancel}
			>
				<p>{t("Events are no longer sent to it, and the list of its deliveries is deleted too.")}</p>
			</ConfirmDialog>
		</>
	);
}
