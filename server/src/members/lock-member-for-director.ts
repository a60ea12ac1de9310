import { t } from "@warmline/contract/i18n";
import { isActingDirector, lockWithDirectors, type MemberRow } from "../accounts/index.ts";
import { lockPerson } from "../applications/index.ts";
import type { Db } from "../platform/db/database.ts";
import { conflict, forbidden } from "../platform/errors.ts";
import { noSuchMember } from "./list-members.ts";
import { leavesADirector } from "./policy.ts";

type To = {
	/** They are no active director afterwards: there must be another one. */
	takesAway: boolean;
	/** They are deleted, or all their sessions end: nobody begins to name them any more, and they do not begin to log in. */
	endsLogins?: boolean;
};

/** The member to whom a director does something, and nobody does something else to them until the transaction ends. */
export const lockMemberForDirector = async (
	tx: Db,
	director: MemberRow,
	memberId: string,
	{ takesAway, endsLogins = false }: To,
): Promise<MemberRow> => {
	if (memberId === director.id) throw conflict("yourself", t("Please ask another director to do this for you."));
	await lockPerson(tx, memberId);
	const held = await lockWithDirectors(tx, memberId, endsLogins ? "update" : "no key update");
	const member = held.find(({ id }) => id === memberId);
	if (!member) throw noSuchMember();
	const directors = held.filter(isActingDirector);
	if (takesAway && !leavesADirector(directors, memberId))
		throw conflict("last_director", t("There has to be at least one director."));
	// Another director may have been quicker, and this one is none any more.
	if (!directors.some(({ id }) => id === director.id)) throw forbidden();
	return member;
};
