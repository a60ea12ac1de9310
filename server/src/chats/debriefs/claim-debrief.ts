import { t } from "@warmline/contract/i18n";
import { type MemberRow, nameOf } from "../../accounts/index.ts";
import { conflict, forbidden, notFound } from "../../platform/errors.ts";
import type { ChatContext } from "../chat-context.ts";
import { announceDebriefs } from "./announce-debriefs.ts";
import { claim, debriefById, type ListedDebrief, release } from "./debrief-queries.ts";

/** Nobody talks with themselves about their own chat. */
export const debriefOfAnother = async (
	{ database }: Pick<ChatContext, "database">,
	supervisor: MemberRow,
	id: string,
): Promise<ListedDebrief> => {
	const debrief = await debriefById(database.db, id);
	if (!debrief) throw notFound(t("No such debrief."));
	if (debrief.member.id === supervisor.id) throw forbidden(t("Someone else has to talk with you about this chat."));
	return debrief;
};

/** Why nobody can claim or finish it now, as it has come out meanwhile. */
export const takenMeanwhile = ({ claimer, done_at }: ListedDebrief) => {
	if (done_at) return conflict("done", t("Someone has already talked with them."));
	return claimer
		? conflict("claimed", t("{name} is already handling this.", { name: nameOf(claimer) }))
		: conflict("claimed", t("This has changed in the meantime. Please look again."));
};

/** The first of two who claim at once has it; the second is told whose it is. */
export const claimDebriefBy = async (
	context: ChatContext,
	supervisor: MemberRow,
	id: string,
	instead_of: string | null,
) => {
	const { db } = context.database;
	const before = await debriefOfAnother(context, supervisor, id);
	const isClaimed = await claim(db, id, { by: supervisor.id, instead_of, at: context.clock.now() });
	if (isClaimed) return announceDebriefs(context, before.member.id);
	const now = await debriefOfAnother(context, supervisor, id);
	// Pressed twice, or in two windows.
	if (now.claimer?.id !== supervisor.id || now.done_at) throw takenMeanwhile(now);
};

export const releaseDebriefBy = async (context: ChatContext, supervisor: MemberRow, id: string) => {
	const { member, claimer } = await debriefOfAnother(context, supervisor, id);
	if (await release(context.database.db, id, supervisor.id)) return announceDebriefs(context, member.id);
	if (claimer) throw conflict("not_yours", t("Only the person who claimed it can release it."));
};
