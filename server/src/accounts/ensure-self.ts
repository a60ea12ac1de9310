import { t } from "@warmline/contract/i18n";
import { forbidden } from "../platform/errors.ts";

/** Clients name the user, by their id or as they know them; it must be who asks. */
export const ensureSelf = (member: { id: string }, user: unknown) => {
	const claimed = typeof user === "object" && user !== null && "id" in user ? user.id : user;
	if (claimed === undefined || claimed === null) return;
	if (typeof claimed !== "string" || claimed.toLowerCase() !== member.id)
		throw forbidden(t("You can only do this for your own account."));
};
