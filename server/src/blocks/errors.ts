import { mostOpenAsks } from "@warmline/contract/blocks/calls";
import { say } from "@warmline/contract/say";
import { conflict, invalid, notFound, Refusal } from "../platform/errors.ts";

export const noSuchChat = () => notFound(say("There is no such chat."));
export const noSuchBlock = () => notFound(say("There is no such block."));
export const chatErased = () =>
	conflict("chat_erased", say("This chat was erased, so nobody knows any more where it came from."));
export const noAddress = () =>
	conflict("no_address", say("It is not known where this chat came from, so it cannot be blocked."));
export const alreadyAsked = () =>
	conflict("already_asked", say("A block was asked for already because of this chat. It waits for a supervisor."));
export const tooManyAsks = () =>
	conflict(
		"too_many_asks",
		say("You have asked for {count} blocks that still wait. Please speak with a supervisor.", { count: mostOpenAsks }),
	);
export const alreadyDecided = () => conflict("already_decided", say("Somebody has decided on this already."));
export const longerThanAsked = () =>
	invalid("longer_than_asked", say("It can be as long as was asked for, or shorter."), {
		hours: say("It can be as long as was asked for, or shorter."),
	});
export const notHolding = () => conflict("not_holding", say("This block has ended already."));

/** To the visitor, who may have nothing to do with it: several people share a connection. */
export const blocked = (until: Date) =>
	new Refusal({
		status: 403,
		code: "blocked",
		message: say("Chats from this internet connection are paused for a while."),
		until: until.toISOString(),
	});
