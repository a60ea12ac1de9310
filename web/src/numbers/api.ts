import { queryOptions } from "@tanstack/react-query";
import { numbersTable, readNumbers } from "@warmline/contract/numbers/calls";
import type { NumberTable } from "@warmline/contract/numbers/span";
import { request, withQuery } from "../platform/http/api.ts";
import { numberKeys } from "../platform/http/query-keys.ts";
import { saveFile } from "../platform/http/save-file.ts";
import type { Span } from "./span-choice.ts";

export const numbersQuery = (span: Span) =>
	queryOptions({
		queryKey: numberKeys.report(span),
		queryFn: async () => (await request(readNumbers, { query: span })).result,
	});

export const saveTable = (span: Span, table: NumberTable): Promise<void> =>
	saveFile(withQuery(numbersTable.path, { ...span, table }), `numbers-${table}-${span.from}-${span.until}.csv`);
