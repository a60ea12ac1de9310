import { isAgent } from "@warmline/contract/accounts/roles";
import { readHours } from "@warmline/contract/applications/earlier-hours";
import { readLanguages } from "@warmline/contract/applications/spoken-languages";
import { invitationRoles } from "@warmline/contract/invitations/invitation";

/** What stands in the form of an invitation. */
export type InvitationFields = Readonly<
	Record<
		| "name"
		| "email"
		| "role"
		| "certified_since"
		| "earlier_hours"
		| "police_level"
		| "police_date"
		| "police_expires"
		| "languages"
		| "language",
		string
	>
>;

const orNull = (text: string) => (text.trim() === "" ? null : text);

const hoursOf = (text: string) => (text.trim() === "" ? null : readHours(text));

/** What is no language stays as it is, so that the check finds it. */
const languagesOf = (text: string): string[] => {
	const { codes, unknown } = readLanguages(text);
	return [...codes, ...unknown];
};

/** What goes out, before it is checked. */
export const toNewInvitation = (fields: InvitationFields): unknown => {
	const role = invitationRoles.find((one) => one === fields.role);
	return {
		name: fields.name,
		email: fields.email,
		role: fields.role,
		certified_since: role && isAgent(role) ? orNull(fields.certified_since) : null,
		earlier_hours: hoursOf(fields.earlier_hours),
		police_check:
			fields.police_level === ""
				? null
				: { level: Number(fields.police_level), date: fields.police_date, expires: orNull(fields.police_expires) },
		languages: languagesOf(fields.languages),
		language: fields.language,
	};
};
