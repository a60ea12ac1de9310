import { t, tn } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";

/** How many people a mail goes to, as far as the board has counted. */
export const peopleThere = (count: number, more: boolean): string => {
	if (more) return t("More than {count} people", { count });
	return count === 0 ? t("No recipients.") : tn(count, { one: "1 person", other: "{count} people" });
};

/** Why no mail is known to have gone out. Only a refusal says for sure that none did. */
export const notSentText = (error: Error): string => {
	if (error instanceof ApiFailure && error.status >= 400 && error.status < 500)
		return errorMessage(error, t("No email was sent. Please try again."));
	const unclear = t("We don’t know whether it was sent. Pressing again won’t send it twice.");
	return `${errorMessage(error, "")} ${unclear}`.trim();
};
