import * as z from "zod/mini";
import { t } from "./i18n.ts";
import { lengthLimit } from "./text.ts";

/** A UUID made by the server (v7, so that ids sort by age); capital letters mean the same. */
export const id = z.uuid({ error: t("This is not a valid id."), abort: true }).check(z.toLowerCase());

/** The same where an answer has thousands: it comes from the database, and looking at each takes longer than reading it. */
export const sentId = z.string();

/** ISO 8601 in UTC, ending in `Z`. */
export const time = z.iso.datetime();

/** The same from a client, which may not write a second in a million digits. */
export const givenTime = (error: string) => z.string(error).check(lengthLimit(40, error), z.iso.datetime(error));
