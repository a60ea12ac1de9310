import { countriesCall } from "@warmline/contract/countries/calls";
import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import { countryList } from "./country-list.ts";

export { isCountry } from "./country-list.ts";

export const countries = (calls: Calls<MemberRow>) => {
	const lists = { en: countryList("en"), fr: countryList("fr") };
	calls.answer(countriesCall, async ({ query, reply }) => {
		void reply.header("cache-control", "public, max-age=86400");
		return { results: lists[query.language] };
	});
};
