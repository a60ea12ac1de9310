import type { Block, BlockState } from "@warmline/contract/blocks/calls";
import { nameOf } from "../accounts/index.ts";
import { decryptPreview } from "../chats/index.ts";
import type { Platform } from "../platform/platform.ts";
import type { ShownBlock } from "./queries.ts";

type Names = Parameters<typeof nameOf>[0] | null;

const toPerson = (id: string | null, names: Names) =>
	id === null || names === null ? null : { id, name: nameOf(names) };

const stateOf = ({ confirmed, lifted_at, until }: ShownBlock, now: Date): BlockState => {
	if (confirmed === null) return "waiting";
	return confirmed && lifted_at === null && until !== null && until > now ? "holding" : "over";
};

const decisionOf = ({ confirmed, decided_by, decider, decided_at, hours }: ShownBlock): Block["decided"] =>
	confirmed === null || decided_at === null
		? null
		: { by: toPerson(decided_by, decider), at: decided_at.toISOString(), confirmed, hours };

export const toBlock = ({ sealer, clock }: Pick<Platform, "sealer" | "clock">, row: ShownBlock): Block => ({
	id: row.id,
	state: stateOf(row, clock.now()),
	reason: row.reason,
	words: row.words && row.chat?.key ? decryptPreview(sealer, row.chat, row.id, row.words) || null : null,
	chat_id: row.chat?.id ?? null,
	others: row.others,
	asked: { by: toPerson(row.asked_by, row.asker), at: row.asked_at.toISOString(), hours: row.asked_hours },
	decided: decisionOf(row),
	until: row.until?.toISOString() ?? null,
	lifted: row.lifted_at && { by: toPerson(row.lifted_by, row.lifter), at: row.lifted_at.toISOString() },
});
