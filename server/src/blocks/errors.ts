import { mostOpenAsks } from "@warmline/contract/blocks/calls";
import { say } from "@warmline/contract/say";
import { conflict, invalid, notFound, Refusal } from "../platform/errors.ts";

export const noSuchChat = () => notFound(say("No such chat."));
export const noSuchBlock = () => notFound(say("No such block."));
export const chatErased = () =>
	conflict("chat_erased", say("This chat has been erased, so its connection is no longer known."));
export const noAddress = () =>
	conflict("no_address", say("This chat’s connection is not known, so it can’t be blocked."));
export const alreadyAsked = () =>
	conflict("already_asked", say("A block has already been requested for this chat. It is waiting for a supervisor."));
export const tooManyAsks = () =>
	conflict(
		"too_many_asks",
		say("You have {count} block requests waiting. Please talk to a supervisor.", { count: mostOpenAsks }),
	);
export const alreadyDecided = () => conflict("already_decided", say("Someone else has already decided on this."));
export const longerThanAsked = () =>
	invalid("longer_than_asked", say("It can be as long as requested, or shorter."), {
		hours: say("It can be as long as requested, or shorter."),
	});
export const notHolding = () => conflict("not_holding", say("This block has already ended."));

/** To the visitor, who may have nothing to do with it: several people share a connection. */
export const blocked = (until: Date) =>
	new Refusal({
		status: 403,
		code: "blocked",
		message: say("Chats from this internet connection are paused for a while."),
		until: until.toISOString(),
	});
