import type { MemberRow } from "../accounts/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { noSuchMember } from "./errors.ts";
import { isKeptApart, mayMeet } from "./policy.ts";
import { type Asked, memberAsStanding, type Standing } from "./queries.ts";

/** A member as this reader meets them. Who may not meet them is told what is told of nobody. */
export const meetMember = async (db: Db, clock: Clock, reader: MemberRow, asked: Asked): Promise<Standing> => {
	const standing = await memberAsStanding(db, reader.id, asked, clock.now());
	if (!standing || !mayMeet(reader, standing.member) || isKeptApart(standing)) throw noSuchMember();
	return standing;
};
