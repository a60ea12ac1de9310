import { say } from "@warmline/contract/say";
import { lockedWithDirectors, type MemberRow } from "../accounts/index.ts";
import { holdRecordOf } from "../applications/index.ts";
import type { Db } from "../platform/db/database.ts";
import { conflict, forbidden } from "../platform/refusals.ts";
import { noSuchMember } from "./list-members.ts";
import { leavesADirector } from "./policy.ts";

/**
 * The member to whom a director does something, and nobody does something else to him until the transaction ends. With
 * `takesAway` he is no active director afterwards: there must be another one.
 */
export const holdMember = async (
	tx: Db,
	director: MemberRow,
	memberId: string,
	takesAway: (member: MemberRow) => boolean,
): Promise<MemberRow> => {
	if (memberId === director.id) throw conflict("yourself", say("Please ask another director to do this to you."));
	await holdRecordOf(tx, memberId);
	const held = await lockedWithDirectors(tx, memberId);
	const member = held.find(({ id }) => id === memberId);
	if (!member) throw noSuchMember();
	const directors = held.filter(({ role, is_active, is_verified }) => role === "director" && is_active && is_verified);
	if (takesAway(member) && !leavesADirector(directors, memberId))
		throw conflict("last_director", say("Nobody would be left who can look after the members."));
	// Another director may have been quicker, and this one is none any more.
	if (!directors.some(({ id }) => id === director.id)) throw forbidden();
	return member;
};
