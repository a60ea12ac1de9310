import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { conflict } from "../../platform/errors.ts";
import type { ChatContext } from "../chat-context.ts";
import { announceDebriefs } from "./announce-debriefs.ts";
import { debriefOfAnother, takenMeanwhile } from "./claim-debrief.ts";
import { markDebriefed, unmarkDebriefed } from "./debrief-queries.ts";

/** Somebody has spoken with the listener; a second time it does no harm. */
export const finishDebriefBy = async (context: ChatContext, supervisor: MemberRow, id: string) => {
	const { member } = await debriefOfAnother(context, supervisor, id);
	if (await markDebriefed(context.database.db, id, supervisor.id, context.clock.now()))
		return announceDebriefs(context, member.id);
	const now = await debriefOfAnother(context, supervisor, id);
	if (!now.done_at) throw takenMeanwhile(now);
};

/** Takes "done" back. */
export const reopenDebriefBy = async (context: ChatContext, supervisor: MemberRow, id: string) => {
	const { member } = await debriefOfAnother(context, supervisor, id);
	if (await unmarkDebriefed(context.database.db, id, supervisor.id)) return announceDebriefs(context, member.id);
	const { done_at } = await debriefOfAnother(context, supervisor, id);
	if (done_at) throw conflict("not_yours", t("Only the person who marked it as done can undo that."));
};
