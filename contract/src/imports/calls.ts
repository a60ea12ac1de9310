import * as z from "zod/mini";
import { call, sentFile } from "../calls.ts";
import { clientId } from "../chats/message.ts";
import { languages } from "../content/words.ts";
import { t } from "../i18n.ts";
import { lengthLimit, showsNothing } from "../text.ts";

/** Of one table. Invitations go out by email, so whoever has more people does it in parts. */
export const mostImportRows = 1000;
/** UTF-16 units: three times what a thousand full rows have. */
export const mostImportCharacters = 500_000;

/** What a table says of a person, in the order in which the example has it. */
export const importColumns = [
	"name",
	"email",
	"role",
	"certified_since",
	"earlier_hours",
	"police_level",
	"police_date",
	"police_expires",
	"languages",
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Without these nobody can be invited. */
export const neededColumns = ["name", "email", "role"] as const satisfies readonly ImportColumn[];

/** The headings of the example; a table may have the English or the French ones. */
export const importColumnNames: Readonly<Record<ImportColumn, string>> = {
	name: t("Name"),
	email: t("Email"),
	role: t("Role"),
	certified_since: t("Certified since"),
	earlier_hours: t("Hours so far"),
	police_level: t("Police check level"),
	police_date: t("Police check date"),
	police_expires: t("Police check expiry"),
	languages: t("Languages"),
};

const tooLarge = t("This table is too large. Please import it in parts.");
const noTable = t("Please choose a file, or paste a table.");

const table = z
	.string(noTable)
	.check(
		lengthLimit(mostImportCharacters, tooLarge),
		z.refine((text) => !showsNothing(text), noTable),
	)
	.check(z.describe("CSV with a line of headings: commas, semicolons or tabs between its cells."));

/**
 * `ready`: this person would be invited. `invited`: they have an invitation that can be accepted. `member`: they have an
 * account. `refused`: something is wrong with the row.
 */
export const importRowStates = ["ready", "invited", "member", "refused"] as const;
export type ImportRowState = (typeof importRowStates)[number];

const importRow = z.object({
	line: z.int().check(z.describe("In the table; its headings are line 1.")),
	name: z.string().check(z.describe("As the table has it, as `email` and `role`.")),
	email: z.string(),
	role: z.string(),
	earlier_hours: z
		.optional(z.nullable(z.number()))
		.check(z.describe("As they were read; null where there are none, or something is wrong with the row.")),
	state: z.enum(importRowStates),
	problems: z.array(z.object({ column: z.enum(importColumns), message: z.string() })),
});
export type ImportRow = z.infer<typeof importRow>;

const refusedTable = z
	.nullable(z.string())
	.check(z.describe("CSV of the rows of which nobody is invited, with the reason; null if there are none."));

export const checkImport = call({
	method: "POST",
	path: "/imports/check/",
	summary: "What an import of this table would do, row by row. Nothing is changed.",
	who: ["director"],
	body: z.object({ table }),
	status: 200,
	answer: z.object({
		result: z.object({
			rows: z.array(importRow),
			ready: z.int(),
			unknown_columns: z.array(z.string()).check(z.describe("Headings that mean nothing here.")),
			refused_table: refusedTable,
		}),
	}),
	errors: [],
});

export const importMembers = call({
	method: "POST",
	path: "/imports/",
	summary: "Invite everybody in a table whose row has no fault.",
	who: ["director"],
	asksPassword: true,
	body: z.object({
		table,
		language: z.enum(languages).check(z.describe("Of the emails.")),
		client_id: clientId.check(
			z.describe("The same for each try to import a table: it is done once, and each try has the same answer."),
		),
	}),
	status: 201,
	answer: z.object({
		result: z.object({ invited: z.int(), left_out: z.int(), refused_table: refusedTable }),
	}),
	errors: ["nobody_ready", "confirm_yourself"],
});

export const importExample = call({
	method: "GET",
	path: "/imports/example/",
	summary: "A table (CSV) with the headings and two people, to be filled in.",
	who: ["director"],
	sendsFile: true,
	status: 200,
	answer: sentFile,
	errors: [],
});

export const importCalls = { checkImport, importMembers, importExample };
