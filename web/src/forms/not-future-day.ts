import { futureDaySentence, isFutureDay } from "@warmline/contract/forms/form";
import * as z from "zod/mini";
import { now } from "../platform/time/time.ts";

/** The rule of a form's date that needs a clock; it also runs while other fields are still wrong. */
export const notFutureDay = z.refine<{ date?: unknown }>(
	({ date }) => typeof date !== "string" || !isFutureDay(date, now()),
	{
		path: ["date"],
		error: futureDaySentence,
		when: ({ value }) => typeof value === "object" && value !== null,
	},
);
