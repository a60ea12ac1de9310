import * as z from "zod/mini";
import { t } from "../i18n.ts";
import { lengthLimit } from "../text.ts";

const wrong = t("Please enter the number with its country code, like +1 416 555 0123.");

/** What people write between the digits. */
const withoutSigns = (text: string): string => text.replace(/[\s().\-\u2010-\u2015]/g, "");

/** In the international form (E.164), as `+14165550123`, however it was written. */
export const phoneNumber = z.pipe(
	z.pipe(z.string(wrong).check(lengthLimit(40, wrong)), z.transform(withoutSigns)),
	z.string().check(z.regex(/^\+[1-9]\d{7,14}$/, wrong)),
);
