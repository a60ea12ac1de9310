import { z } from "zod/mini";
import { line } from "./words.ts";

/** An address of this site, or of another one over TLS. */
export const address = z.string().check(z.regex(/^(\/[^\s/]\S*|\/|https:\/\/\S+)$/));

/** The society's own words, links and settings. */
export const society = z.strictObject({
	name: line,
	short_name: line,
	/** What its volunteers are called, as many and as one. */
	volunteers: line,
	volunteer: line,
	region: line,
	contact_email: z.email(),
	/** Where applications and forms are mailed to. */
	applications_email: z.email(),
	/** Where a visitor is who leaves fast: a site that tells nothing of him. */
	neutral_exit_url: z.url(),
	/** The time zone of the society's days, as `America/New_York`. */
	clock: line,
	links: z.strictObject({ get_support: address, our_listeners: address }),
});
