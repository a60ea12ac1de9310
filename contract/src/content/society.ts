import { z } from "zod/mini";
import { t } from "../i18n.ts";
import { weekdayNames } from "../week.ts";
import { line } from "./fields.ts";
import { languages } from "./words.ts";

/** An address of this site, or of another one over TLS. */
export const address = z.string().check(z.regex(/^(\/[^\s/]\S*|\/|https:\/\/\S+)$/));

const isTimeZone = (name: string): boolean => {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
	} catch {
		return false;
	}
};

/** The organisation's links and settings: the same in every language. */
export const society = z.strictObject({
	contact_email: z.email(),
	/** Where applications and forms are mailed to. */
	applications_email: z.email(),
	/** Where quick exit leads: a neutral site. */
	neutral_exit_url: z.url({ protocol: /^https$/ }),
	/** The time zone of the organisation's days, as `America/New_York`. */
	clock: line.check(z.refine(isTimeZone, t("it is no time zone."))),
	/** The first day of the week wherever weeks are shown or counted, as `monday`. */
	week_starts_on: z.enum(weekdayNames),
	/** The languages in which somebody answers in the chat. */
	listeners_speak: z.array(z.enum(languages)).check(z.minLength(1)),
	links: z.strictObject({ get_support: address, our_listeners: address }),
});

/** What the organisation and its people are called in a language. */
export const societyWords = z.strictObject({
	name: line,
	short_name: line,
	/** What its volunteers are called, as many and as one. */
	volunteers: line,
	volunteer: line,
	region: line,
});
