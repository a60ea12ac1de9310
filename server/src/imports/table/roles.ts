import { roles } from "@warmline/contract/accounts/roles";
import { languages } from "@warmline/contract/content/words";
import { translate } from "@warmline/contract/i18n";
import { type InvitationRole, invitationRoles } from "@warmline/contract/invitations/invitation";
import { withLanguage } from "../../platform/language.ts";
import { plainWords } from "./columns.ts";

/** What people call the same role in tables of their own. */
const otherNames: Readonly<Record<InvitationRole, readonly string[]>> = {
	trainee_listener: ["trainee", "en formation", "ecoutant en formation", "ecoutante en formation"],
	trainee_supervisor: ["superviseur en formation", "superviseure en formation"],
	listener: ["volunteer", "benevole", "ecoutant", "ecoutante", "benevole ecoutant"],
	supervisor: ["superviseur", "superviseure"],
	director: ["directeur", "directrice"],
};

const byName = new Map<string, InvitationRole>();
const names = (): ReadonlyMap<string, InvitationRole> => {
	if (byName.size > 0) return byName;
	for (const role of invitationRoles) {
		const ours = languages.map((language) => withLanguage(language, () => translate(roles[role].name)));
		for (const name of [role, ...ours, ...otherNames[role]]) byName.set(plainWords(name), role);
	}
	return byName;
};

/** Which role a word means, in whichever of our languages; undefined for none. */
export const roleNamed = (word: string): InvitationRole | undefined => names().get(plainWords(word));
