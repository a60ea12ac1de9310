import * as z from "zod/mini";
import { call } from "../calls.ts";
import { languages } from "../content/words.ts";

export const country = z.object({
	code: z.string().check(z.regex(/^[A-Z]{2}$/)),
	name: z.string().check(z.describe("In the language that was asked for.")),
	native: z.string().check(z.describe("In a language of the country itself.")),
});
export type Country = z.infer<typeof country>;

export const countriesCall = call({
	method: "GET",
	path: "/countries/",
	summary: "Countries and territories by their names, in the order of the language's alphabet.",
	who: "anyone",
	query: z.object({ language: z._default(z.enum(languages), "en") }),
	status: 200,
	answer: z.object({ results: z.array(country) }),
	errors: [],
});

export const countryCalls = { countries: countriesCall };
