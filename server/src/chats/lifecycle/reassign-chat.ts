import { type MemberRow, namedPerson } from "../../accounts/index.ts";
import type { UnitOfWork } from "../../platform/db/transaction.ts";
import { announceEvent, announceMoved, announceOfferClosed } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { addEvent } from "../messages/add-event.ts";
import type { StoredEvent } from "../messages/stored-event.ts";
import type { ChatRow } from "../queries.ts";
import { setAgent } from "../supervision/supervision-queries.ts";
import { listedChat } from "../workspace/list-queries.ts";

type Hands = {
	/** To whom it could be handed back. */
	taken_over_from: { id: string; name: string } | null;
	/** A supervisor has come. A listener who accepts an offer leaves the hand up. */
	withdrawHelp: boolean;
	/** The agent has not asked for it now: the chat is to be noticed. */
	unread?: boolean;
	/** What becomes of an open offer, and by whom. */
	offer: { outcome: "accepted" | "withdrawn"; by: string };
	/** What the transcript says of it. */
	event: StoredEvent;
};

/** An active chat goes from one agent to another. The caller has its row locked, and calls `finishAssignment` afterwards. */
export const reassignChat = async (
	context: ChatContext,
	{ tx, afterCommit }: UnitOfWork,
	before: ChatRow,
	agent: MemberRow,
	{ taken_over_from, withdrawHelp, unread = false, offer, event }: Hands,
) => {
	const owner = namedPerson(agent);
	await setAgent(tx, before.id, owner, { taken_over_from, withdrawHelp, unread });
	const message = await addEvent(context, tx, before, event);
	const moved = await listedChat(tx, before.id);
	if (!moved) throw new Error("a chat was lost while it was locked");
	afterCommit(() => {
		announceOfferClosed(context, before, offer.outcome, offer.by);
		announceMoved(context, moved, owner);
		announceEvent(context, moved, message);
		if (withdrawHelp) context.supervisorAlerts.stop(before.id);
		else context.supervisorAlerts.stop(before.id, ["agent_gone", "reply_due"]);
		context.announceListeners();
		context.announceQueue();
	});
};
