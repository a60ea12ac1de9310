import * as z from "zod/mini";
import { say } from "../say.ts";

/** A simple pattern on purpose: whether an address works is shown by the mail that arrives. */
export const emailPattern = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\]+$/;

export const email = z
	.string(say("Invalid email format."))
	.check(z.trim(), z.maxLength(254, say("Invalid email format.")), z.regex(emailPattern, say("Invalid email format.")));
