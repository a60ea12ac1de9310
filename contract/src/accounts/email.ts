import * as z from "zod/mini";
import { t } from "../i18n.ts";
import { lengthLimit } from "../text.ts";

/**
 * A simple pattern on purpose: whether an address works is shown by the mail that arrives. The part before the first dot
 * that counts has none in it, so that there is one way to read an address, and time grows with its length only.
 */
export const emailPattern = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\][^\s@.<>(),;:"[\]\\]*\.[^\s@<>(),;:"[\]\\]+$/;

export const email = z
	.string(t("Invalid email format."))
	.check(lengthLimit(254, t("Invalid email format.")), z.trim(), z.regex(emailPattern, t("Invalid email format.")));
