import { roles } from "@warmline/contract/accounts/roles";
import { readHours } from "@warmline/contract/applications/earlier-hours";
import { readLanguages } from "@warmline/contract/applications/spoken-languages";
import type { Language } from "@warmline/contract/content/words";
import { t, translate } from "@warmline/contract/i18n";
import { type ImportColumn, type ImportRow, importColumns } from "@warmline/contract/imports/calls";
import { invitationRoles, type NewInvitation, newInvitation } from "@warmline/contract/invitations/invitation";
import { policeCheckRefused } from "../../applications/index.ts";
import type { Cells } from "./read-table.ts";
import { roleNamed } from "./roles.ts";

type Problem = ImportRow["problems"][number];

const or = <T>(text: string | undefined, read: (text: string) => T): T | null =>
	text === undefined || text === "" ? null : read(text);

/** Programs for tables write a day with slashes where they know that it is one. */
const day = (text: string) => text.replaceAll("/", "-");
const level = (text: string) => Number(/^(?:level|niveau)?\s*(\d)$/i.exec(text)?.[1]);

const policeCheck = ({ police_level, police_date, police_expires }: Cells) =>
	police_level || police_date || police_expires
		? { level: or(police_level, level), date: day(police_date ?? ""), expires: or(police_expires, day) }
		: null;

const columnOfField = (path: readonly PropertyKey[]): ImportColumn => {
	const [field, part] = path.map(String);
	const name = field === "police_check" ? `police_${part ?? "level"}` : field;
	return importColumns.find((column) => column === name) ?? "name";
};

const roleProblem = (): Problem => ({
	column: "role",
	message: t("Unknown role. Please use one of these: {roles}.", {
		roles: invitationRoles.map((role) => translate(roles[role].name)).join(", "),
	}),
});

const languageProblem = (unknown: readonly string[]): Problem => ({
	column: "languages",
	message: t("Unknown language: {languages}.", { languages: unknown.join(", ") }),
});

/** The first thing that is wrong in each column is said; the next shows when that is mended. */
const oneEach = (problems: readonly Problem[]): Problem[] =>
	problems.filter(({ column }, at) => problems.findIndex((one) => one.column === column) === at);

/** Whom a row says to invite, or what is wrong with it by itself. */
export const readRow = (cells: Cells, language: Language): { person: NewInvitation } | { problems: Problem[] } => {
	const role = roleNamed(cells.role ?? "");
	const spoken = readLanguages(cells.languages ?? "");
	const { success, data, error } = newInvitation.safeParse({
		name: cells.name ?? "",
		email: cells.email ?? "",
		role,
		certified_since: or(cells.certified_since, day),
		earlier_hours: or(cells.earlier_hours, readHours),
		police_check: policeCheck(cells),
		languages: spoken.codes,
		language,
	});
	const found = (error?.issues ?? []).map(({ path, message }): Problem => {
		const column = columnOfField(path);
		// A table has no list to choose from.
		return { column, message: column === "police_level" ? policeCheckRefused() : translate(message) };
	});
	const problems = oneEach([
		...(role === undefined ? [roleProblem()] : []),
		...(spoken.unknown.length > 0 ? [languageProblem(spoken.unknown)] : []),
		...found,
	]);
	return success && problems.length === 0 ? { person: data } : { problems };
};
