import type words from "../../../../content/fr/words/imports.json";
import type { Labels } from "../sentence.ts";

export const imports = {
	checkTheTable: "Check the table",
	chooseAFile: "Choose a file",
	columnsMeanNothing: "These columns are unknown and won’t be imported: {columns}.",
	downloadLeftOut: "Download the rows left out",
	hasAccountAlready: "Has an account already",
	hasAProblem: "Has a problem",
	importAnother: "Import another table",
	importPeople: { one: "Import 1 person", other: "Import {count} people" },
	importing: "Importing...",
	importUnclear:
		"We don’t know whether the import went through. Please press the button again: no one is invited twice.",
	invitedAlready: "Invited already",
	orPaste: "Or paste the table here",
	peopleAreInvited: {
		one: "1 person is invited. The email is on its way.",
		other: "{count} people are invited. Their emails are on their way.",
	},
	peopleWillBeInvited: { one: "1 person will be invited.", other: "{count} people will be invited." },
	rowsLeftOut: { one: "1 row will be left out.", other: "{count} rows will be left out." },
	seeInvitations: "See the invitations",
	showAllRows: "Show the rows without problems, too",
	willBeInvited: "Will be invited",
} as const satisfies Labels<typeof words>;
