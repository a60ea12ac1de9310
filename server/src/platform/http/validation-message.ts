import { t } from "@warmline/contract/i18n";
import * as z from "zod/mini";

const sized = new Set(["string", "array"]);

/**
 * What is said of a value where its schema has no sentence of its own. The schema library's own sentences are English
 * only and repeat keys and values that were sent, of whatever length: they are never made.
 */
const sentenceOf = (issue: z.core.$ZodRawIssue): string => {
	if (issue.code === "invalid_type" && issue.input === undefined) return t("This field is required.");
	if (issue.code === "too_big" && issue.origin === "string")
		return t("Please use at most {most} characters.", { most: Number(issue.maximum) });
	if (issue.code === "too_big" && issue.origin === "array")
		return t("Please give at most {most} of these.", { most: Number(issue.maximum) });
	if (issue.code === "too_big" && !sized.has(issue.origin))
		return t("Please give a number of at most {most}.", { most: Number(issue.maximum) });
	if (issue.code === "too_small" && !sized.has(issue.origin))
		return t("Please give a number of at least {least}.", { least: Number(issue.minimum) });
	return t("This is not valid here. Please check it.");
};

/** For every schema of this process, those of the channels too. */
export const useValidationMessages = () => z.config({ localeError: sentenceOf });
