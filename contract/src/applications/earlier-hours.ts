import * as z from "zod/mini";
import { t } from "../i18n.ts";

const sentence = t(
	"Please give the hours from 0 to 20000, without a comma or a point between thousands: 1200, or 12.5.",
);

/** Hours of support that somebody gave before they had an account: no more than a lifetime of volunteering has. */
export const earlierHours = z.number(sentence).check(z.minimum(0, sentence), z.maximum(20_000, sentence));

/**
 * Hours as people write them, with a comma or a point before the parts of an hour, and spaces between thousands; NaN for
 * anything else. 1,200 is twelve hundred to some and little more than one to others, so it is refused.
 */
export const readHours = (text: string): number => {
	const digits = text.replace(/\s/g, "");
	if (!/^\d+(?:[.,]\d+)?$/.test(digits) || /^\d{1,3}[.,]\d{3}$/.test(digits)) return Number.NaN;
	return Number(digits.replace(",", "."));
};
