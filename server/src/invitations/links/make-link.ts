import type { NewInvitationLink } from "@warmline/contract/invitations/link-calls";
import { v7 } from "uuid";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { tokenHash } from "../../platform/tokens.ts";
import { noSuchLink, notOpen } from "../errors.ts";
import { linkToken } from "./list-links.ts";
import { insertLink, listedLink, markRevoked } from "./queries.ts";

/** In a day, by one director. */
const mostLinks = 20;

/** A link that gives one role to so many people. Answers its id. */
export const makeLink = async (
	platform: Platform,
	director: MemberRow,
	{ role, uses, days }: NewInvitationLink,
): Promise<string> => {
	const { database, clock, vault } = platform;
	await limitTo(platform, ["invitation links by", director.id], { limit: mostLinks, windowSeconds: 24 * 3600 });
	return inTransaction(database.db, async ({ tx }) => {
		const id = v7();
		const now = clock.now();
		await insertLink(tx, {
			...{ id, role, uses, made_by: director.id, made_at: now },
			token_hash: tokenHash(linkToken(vault, id)),
			expires_at: minutesAfter(now, days * 24 * 60),
		});
		await record(tx, clock, { act: "make_invitation_link", member: director, params: { role, uses, days } });
		return id;
	});
};

export const revokeLink = async (
	{ database, clock }: Pick<Platform, "database" | "clock">,
	director: MemberRow,
	id: string,
): Promise<void> => {
	if (!(await listedLink(database.db, id))) throw noSuchLink();
	await inTransaction(database.db, async ({ tx }) => {
		const revoked = await markRevoked(tx, id, clock.now());
		if (!revoked) throw notOpen();
		await record(tx, clock, { act: "revoke_invitation", member: director, params: { role: revoked.role } });
	});
};
