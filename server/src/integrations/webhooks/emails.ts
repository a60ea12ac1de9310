import { t } from "@warmline/contract/i18n";
import type { DisabledReason } from "@warmline/contract/integrations/webhooks";
import type { Email } from "../../platform/mail/email.ts";

type Disabled = {
	/** As directors call it. Its address is not in an email. */
	readonly name: string;
	readonly why: Exclude<DisabledReason, "director">;
	readonly director_id: string;
};

/** To each director. */
export const webhookDisabledEmail = ({ name, why, director_id }: Disabled): Email => ({
	subject: t("The webhook “{name}” is disabled", { name }),
	paragraphs: [
		why === "gone"
			? t(
					"The other system said that this webhook’s address is no longer in use, so we don’t send events to it any more.",
				)
			: t("For three days, nothing we sent to this webhook has arrived, so we don’t send events to it any more."),
		t("Please check the other system. You can then enable the webhook again and send what has failed again."),
	],
	link: { text: t("Open the webhooks"), page: `/${director_id}/integrations/webhooks` },
});
