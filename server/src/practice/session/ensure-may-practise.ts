import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { isAccepted, suspendedAmong } from "../../applications/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { conflict } from "../../platform/errors.ts";
import { mayPractiseByRole } from "../policy.ts";

export const ensureMayPractise = async (db: Db, member: MemberRow): Promise<void> => {
	if (mayPractiseByRole(member) || (await isAccepted(db, member.id))) return;
	// A listener from before applications were sent here has none.
	if ((await suspendedAmong(db, [member.id])).has(member.id)) return;
	throw conflict("not_accepted", t("You can practise once your application is accepted."));
};
