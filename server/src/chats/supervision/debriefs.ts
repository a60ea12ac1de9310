import type { Debrief } from "@warmline/contract/chats/desk-calls";
import { say } from "@warmline/contract/say";
import { type MemberRow, nameOf } from "../../accounts/index.ts";
import { forbidden, notFound } from "../../platform/refusals.ts";
import { heavyWrapUp, markDebriefed, openDebriefs } from "../desk/desk-queries.ts";
import type { Desk } from "../desk.ts";
import { openPreview } from "../sealed-words.ts";

/** Who had a heavy chat and was not yet asked how he is; the oldest first. */
export const listDebriefs = async ({ database, sealer }: Desk): Promise<Debrief[]> =>
	(await openDebriefs(database.db)).map(({ id, chat_id, summary, key, created_at, member }) => ({
		id,
		chat_id,
		member: { id: member.id, name: nameOf(member) },
		summary: summary && openPreview(sealer, { key }, id, summary),
		created_at: created_at.toISOString(),
	}));

/** Somebody has spoken with him; nobody does that with himself. */
export const finishDebriefing = async ({ database, clock }: Desk, supervisor: MemberRow, id: string) => {
	const heavy = await heavyWrapUp(database.db, id);
	if (!heavy) throw notFound(say("There is no such debrief."));
	if (heavy.member_id === supervisor.id) throw forbidden(say("Somebody else has to speak with you about this chat."));
	await markDebriefed(database.db, id, supervisor.id, clock.now());
};
