import { t } from "@warmline/contract/i18n";
import { conflict } from "../platform/errors.ts";

/** Since the page was loaded. */
export const agreementChanged = () =>
	conflict("text_changed", t("The agreement has changed. Please reload the page and read it again."));
