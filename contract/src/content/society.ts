import { z } from "zod/mini";
import { weekdayNames } from "../week.ts";
import { line } from "./fields.ts";
import { languages } from "./words.ts";

/** An address of this site, or of another one over TLS. */
export const address = z.string().check(z.regex(/^(\/[^\s/]\S*|\/|https:\/\/\S+)$/));

/** The society's links and settings: the same in every language. */
export const society = z.strictObject({
	contact_email: z.email(),
	/** Where applications and forms are mailed to. */
	applications_email: z.email(),
	/** Where quick exit leads: a neutral site. */
	neutral_exit_url: z.url(),
	/** The time zone of the society's days, as `America/New_York`. */
	clock: line,
	/** The first day of the week wherever weeks are shown or counted, as `monday`. */
	week_starts_on: z.enum(weekdayNames),
	/** The languages in which somebody answers in the chat. */
	listeners_speak: z.array(z.enum(languages)).check(z.minLength(1)),
	links: z.strictObject({ get_support: address, our_listeners: address }),
});

/** What the society and its people are called in a language. */
export const societyWords = z.strictObject({
	name: line,
	short_name: line,
	/** What its volunteers are called, as many and as one. */
	volunteers: line,
	volunteer: line,
	region: line,
});
