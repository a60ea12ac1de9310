import { z } from "zod/mini";
import { line } from "./fields.ts";

/** The start page. */
export const home = z.strictObject({
	title: line,
	heading: line,
	welcome: line,
	/** The two buttons. */
	get_support: line,
	our_listeners: line,
	sections: z.array(z.strictObject({ heading: line, paragraphs: z.array(line) })).check(z.minLength(1)),
	steps_heading: line,
	steps: z.array(line).check(z.minLength(1)),
	/** On every page, for browsers whose scripts are off. */
	without_scripts: line,
});
