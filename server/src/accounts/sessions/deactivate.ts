import type { Db } from "../../platform/db/database.ts";
import type { UnitOfWork } from "../../platform/db/transaction.ts";
import type { Hub } from "../../platform/realtime/hub.ts";
import { closeChannelsOfMember } from "../../platform/realtime/presence.ts";
import { deleteChangeOf } from "../email-change/change-queries.ts";
import { deleteSessionsOf, lockMember, setActive, setPresence } from "../queries.ts";
import { deleteLoginTicketsOf } from "../second-step/second-step-queries.ts";
import { deleteAllLinksOf } from "../sign-up/link-queries.ts";

/** In the transaction of the act that brings it. Nothing the member has still opens anything, mailed links too. */
export const deactivateAccount = async (
	{ hub }: { hub: Hub },
	{ tx, afterCommit }: UnitOfWork,
	memberId: string,
): Promise<void> => {
	await lockMember(tx, memberId, "update");
	await setActive(tx, memberId, false);
	await setPresence(tx, memberId, "away");
	await deleteLoginTicketsOf(tx, memberId);
	await deleteSessionsOf(tx, memberId);
	await deleteAllLinksOf(tx, memberId);
	await deleteChangeOf(tx, memberId);
	afterCommit(() => closeChannelsOfMember(hub, memberId));
};

export const reactivateAccount = (tx: Db, memberId: string) => setActive(tx, memberId, true);
