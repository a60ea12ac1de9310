import { roles } from "@warmline/contract/accounts/roles";
import type { Language } from "@warmline/contract/content/words";
import { t, translate } from "@warmline/contract/i18n";
import { importColumnNames, importColumns } from "@warmline/contract/imports/calls";
import { stringify } from "csv-stringify/sync";
import { tableFormat } from "../platform/files/table-format.ts";

/** The headings, and two people whom there are not. */
export const exampleTable = (language: Language) => {
	const rows = [
		importColumns.map((column) => translate(importColumnNames[column])),
		[
			"Camille Roy",
			"camille@example.org",
			translate(roles.listener.name),
			...["2023-09-15", "240", "2", "2024-01-10", "2027-01-10"],
			"fr, en",
		],
		["Sam Lee", "sam@example.org", translate(roles.trainee_listener.name), "", "", "", "", "", "en"],
	];
	return {
		name: t("volunteers-example.csv"),
		type: "text/csv; charset=utf-8",
		bytes: Buffer.from(stringify(rows, tableFormat(language))),
	};
};
