import { t } from "@warmline/contract/i18n";
import { conflict, notFound } from "../../platform/errors.ts";

export const noSuchToken = () => notFound(t("No such API token."));

export const alreadyOver = () =>
	conflict("already_over", t("This API token has expired or was revoked in the meantime."));

export const tooManyTokens = (most: number) =>
	conflict(
		"too_many_tokens",
		t("There are {most} API tokens already. Please revoke one that isn’t used any more.", { most }),
	);
