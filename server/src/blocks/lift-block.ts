import type { Block } from "@warmline/contract/blocks/calls";
import type { MemberRow } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { forbidden } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { announceChange } from "./announce.ts";
import { noSuchBlock, notHolding } from "./errors.ts";
import { mayDecideOnBlocks } from "./policy.ts";
import { blockById, liftAll, supervisorIds } from "./queries.ts";
import { showBlock } from "./show-block.ts";

/** With it all others of the same connection: who lifts one wants chats to come from there again. */
export const liftBlock = async (platform: Platform, member: MemberRow, id: string): Promise<Block> => {
	const { database, clock } = platform;
	if (!mayDecideOnBlocks(member)) throw forbidden();
	await inTransaction(database.db, async (work) => {
		const { tx } = work;
		const block = await blockById(tx, id);
		if (!block) throw noSuchBlock();
		const lifted = await liftAll(tx, block, { lifted_by: member.id, lifted_at: clock.now() });
		if (!lifted.includes(id)) throw notHolding();
		await record(tx, clock, { act: "lift_block", member, chat_id: block.chat_id ?? undefined });
		announceChange(platform, work, await supervisorIds(tx));
	});
	return showBlock(platform, id);
};
