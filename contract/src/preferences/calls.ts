import * as z from "zod/mini";
import { call } from "../calls.ts";
import { languages } from "../content/words.ts";
import { t } from "../i18n.ts";
import { notificationKinds, notificationWays } from "../notifications/kinds.ts";
import { lengthLimit } from "../text.ts";

/** By its name, also an older one: the list of a browser is not that of every other. */
const isTimeZone = (name: string): boolean => {
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		// A bare offset knows no summer.
		return /^[a-z]/i.test(name);
	} catch {
		return false;
	}
};

const timeZone = z.string().check(lengthLimit(60), z.refine(isTimeZone, t("Please choose a time zone from the list.")));

/** How a member wants the product to be. */
export const preferences = z.object({
	theme: z.enum(["system", "light", "dark"]),
	language: z.enum(languages),
	time_zone: z.nullable(timeZone).check(z.describe("Of the IANA list; null: the browser's.")),
	show_online: z.boolean().check(z.describe("Whether others see the member among who is online.")),
	profile_for: z
		.enum(["members", "followers"])
		.check(z.describe("Who sees About, and the lists of followers and following. Posts have their own choice.")),
	digest: z.enum(["never", "daily", "weekly"]),
	notify: z.record(z.enum(notificationKinds), z.record(z.enum(notificationWays), z.boolean())),
});
export type Preferences = z.infer<typeof preferences>;

/** What is given changes; of the notices too: a kind or a way that is left out stays as it is. */
export const preferencesChange = z.object({
	...z.partial(preferences).shape,
	notify: z.optional(
		z.partialRecord(z.enum(notificationKinds), z.partialRecord(z.enum(notificationWays), z.boolean())),
	),
});
export type PreferencesChange = z.infer<typeof preferencesChange>;

export const readPreferences = call({
	method: "GET",
	path: "/account/preferences/",
	summary: "One's own preferences.",
	who: "verified_member",
	status: 200,
	answer: z.object({ result: preferences }),
	errors: [],
});

export const changePreferences = call({
	method: "PATCH",
	path: "/account/preferences/",
	summary: "Change some of one's own preferences.",
	who: "verified_member",
	body: preferencesChange,
	status: 200,
	answer: z.object({ result: preferences }),
	errors: [],
});

export const preferenceCalls = { readPreferences, changePreferences };
