import * as z from "zod/mini";
import { say } from "./say.ts";

/** A UUID made by the server (v7, so that ids sort by age); capital letters mean the same. */
export const id = z.uuid(say("This is not a valid id.")).check(z.toLowerCase());

/** ISO 8601 in UTC, ending in `Z`. */
export const time = z.iso.datetime();
