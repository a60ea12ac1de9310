import { z } from "zod/mini";

/** Text of one line, not blank. */
export const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));

/** A day as YYYY-MM-DD. */
export const day = z.iso.date();
