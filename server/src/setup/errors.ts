import { t } from "@warmline/contract/i18n";
import { conflict, notFound } from "../platform/errors.ts";

export const noSuchStep = () => notFound(t("No such step."));
export const noSuchMark = () => conflict("no_such_mark", t("This step can’t be marked like that."));
export const setupMissing = () =>
	conflict("setup_missing", t("Some steps have to be done before you can open. You’ll find them in the list."));
