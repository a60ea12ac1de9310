import { isAgent } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { type MemberRow, memberById, namedPerson, setChatsLimit } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { notFound } from "../../platform/errors.ts";
import type { ChatContext } from "../chat-context.ts";
import { availabilityChanged, limitOf } from "./availability.ts";

/** Sets how many chats an agent may have at a time; null for the organisation's limit. Their open chats stay theirs. */
export const limitChatsOf = async (
	context: ChatContext,
	supervisor: MemberRow,
	memberId: string,
	limit: number | null,
) => {
	const member = await inTransaction(context.database.db, async ({ tx }) => {
		const found = await memberById(tx, memberId);
		if (!found || !isAgent(found.role)) throw notFound(t("No such listener."));
		await setChatsLimit(tx, found.id, limit);
		const about = namedPerson(found);
		await record(tx, context.clock, { act: "set_chats_limit", member: supervisor, about, params: { limit } });
		return found;
	});
	await availabilityChanged(context, member.id);
	return { id: member.id, limit: limitOf(context, { chats_limit: limit }) };
};
