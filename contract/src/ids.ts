import { z } from "zod";

/** A UUID made by the server (v7, so that ids sort by age). */
export const id = z.uuid("This is not a valid id.");

/** ISO 8601 in UTC, ending in `Z`. */
export const time = z.iso.datetime();
