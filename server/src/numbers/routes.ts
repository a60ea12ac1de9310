import { numbersTable, readNumbers } from "@warmline/contract/numbers/calls";
import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import { wishedLanguage } from "../platform/language.ts";
import type { Platform } from "../platform/platform.ts";
import { tableOf } from "./numbers-table.ts";
import { numbersOf } from "./read-numbers.ts";

export const numbersRoutes = (calls: Calls<MemberRow>, platform: Platform) => {
	calls.answer(readNumbers, async ({ query }) => ({ result: await numbersOf(platform, query) }));

	calls.answer(numbersTable, async ({ query: { table, ...span }, request }) =>
		tableOf(await numbersOf(platform, span), table, wishedLanguage(request)),
	);
};
