import * as z from "zod/mini";
import { longRunHours } from "./limits.ts";

/** Sent with whatever takes a place in a shift. */
export const longRun = z
	._default(z.boolean(), false)
	.check(z.describe(`Also where it makes ${longRunHours} hours in a row or more: the member was asked, and is sure.`));
