import * as z from "zod/mini";
import { say } from "./say.ts";

/** A UUID made by the server (v7, so that ids sort by age); capital letters mean the same. */
export const id = z.uuid(say("This is not a valid id.")).check(z.toLowerCase());

/** The same where an answer has thousands: it comes from the database, and looking at each takes longer than reading it. */
export const sentId = z.string();

/** ISO 8601 in UTC, ending in `Z`. */
export const time = z.iso.datetime();
