import * as z from "zod/mini";

/** A simple pattern on purpose: whether an address works is shown by the mail that arrives. */
export const emailPattern = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\]+$/;

export const email = z
	.string("Invalid email format.")
	.check(z.trim(), z.maxLength(254, "Invalid email format."), z.regex(emailPattern, "Invalid email format."));
