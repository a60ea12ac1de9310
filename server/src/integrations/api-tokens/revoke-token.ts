import { type MemberRow, namedPerson } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { alreadyOver, noSuchToken } from "./errors.ts";
import { markRevoked, tokenById } from "./queries.ts";

/** One's own, or another director's. From the commit on no request with it is answered. */
export const revokeToken = ({ database, clock }: Pick<Platform, "database" | "clock">, member: MemberRow, id: string) =>
	inTransaction(database.db, async ({ tx }) => {
		const token = await tokenById(tx, id);
		if (!token) throw noSuchToken();
		if (!(await markRevoked(tx, id, clock.now()))) throw alreadyOver();
		const about = token.maker.id === member.id ? undefined : namedPerson(token.maker);
		await record(tx, clock, { act: "revoke_api_token", member, about, params: { name: token.name } });
	});
