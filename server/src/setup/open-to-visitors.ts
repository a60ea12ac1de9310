import type { MemberRow } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { forbidden } from "../platform/errors.ts";
import { setupMissing } from "./errors.ts";
import { mayOpen } from "./policy.ts";
import { isOpened, lockInstallation, writeOpened } from "./queries.ts";
import { readKnown, type SetupContext } from "./read-setup.ts";
import { openingChanged, type SetupState } from "./setup-state.ts";
import { isReady } from "./step-states.ts";

/** Visitors can come from now on. Whoever comes second finds it open, and changes nothing. */
export const openToVisitors = async (context: SetupContext, state: SetupState, member: MemberRow): Promise<void> => {
	if (!mayOpen(member)) throw forbidden();
	const { database, clock, hub } = context;
	await inTransaction(database.db, async ({ tx, afterCommit }) => {
		await lockInstallation(tx);
		if (await isOpened(tx)) return;
		if (!isReady(await readKnown(context, tx))) throw setupMissing();
		await writeOpened(tx, { opened_at: clock.now(), opened_by: member.id });
		await record(tx, clock, { act: "open_to_visitors", member });
		afterCommit(() => hub.broadcast(openingChanged, null));
	});
	await state.reload();
};

/** No new chats, and the public pages say so. Chats that run go on. */
export const closeToVisitors = async (context: SetupContext, state: SetupState, member: MemberRow): Promise<void> => {
	if (!mayOpen(member)) throw forbidden();
	const { database, clock, hub } = context;
	await inTransaction(database.db, async ({ tx, afterCommit }) => {
		await lockInstallation(tx);
		if (!(await isOpened(tx))) return;
		await writeOpened(tx, { opened_at: null, opened_by: null });
		await record(tx, clock, { act: "close_to_visitors", member });
		afterCommit(() => hub.broadcast(openingChanged, null));
	});
	await state.reload();
};
