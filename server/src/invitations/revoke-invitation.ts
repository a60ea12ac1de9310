import type { MemberRow } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { noSuchInvitation, notOpen } from "./errors.ts";
import { lockInvitation, writeInvitation } from "./queries.ts";

/** Its link ends. Of who accepts it in this moment, one of the two comes first. */
export const revoke = (
	{ database: { db }, clock }: Pick<Platform, "database" | "clock">,
	director: MemberRow,
	id: string,
): Promise<void> =>
	inTransaction(db, async ({ tx }) => {
		const invitation = await lockInvitation(tx, id);
		if (!invitation) throw noSuchInvitation();
		if (invitation.accepted_at || invitation.revoked_at) throw notOpen();
		await writeInvitation(tx, id, { revoked_at: clock.now() });
		await record(tx, clock, { act: "revoke_invitation", member: director, params: { role: invitation.role } });
	});
