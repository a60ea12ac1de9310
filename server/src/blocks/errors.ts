import { mostOpenAsks } from "@warmline/contract/blocks/calls";
import { t } from "@warmline/contract/i18n";
import { conflict, HttpError, invalid, notFound } from "../platform/errors.ts";

export const noSuchChat = () => notFound(t("No such chat."));
export const noSuchBlock = () => notFound(t("No such block."));
export const chatErased = () =>
	conflict("chat_erased", t("This chat has been erased, so its connection is no longer known."));
export const noAddress = () =>
	conflict("no_address", t("This chat’s connection is not known, so it can’t be blocked."));
export const alreadyAsked = () =>
	conflict("already_asked", t("A block has already been requested for this chat. It is waiting for a supervisor."));
export const tooManyAsks = () =>
	conflict(
		"too_many_asks",
		t("You have {count} block requests waiting. Please talk to a supervisor.", { count: mostOpenAsks }),
	);
export const alreadyDecided = () => conflict("already_decided", t("Someone else has already decided on this."));
export const longerThanAsked = () =>
	invalid("longer_than_asked", t("It can be as long as requested, or shorter."), {
		hours: t("It can be as long as requested, or shorter."),
	});
export const notHolding = () => conflict("not_holding", t("This block has already ended."));

/** To the visitor, who may have nothing to do with it: several people share a connection. */
export const blocked = (until: Date) =>
	new HttpError({
		status: 403,
		code: "blocked",
		message: t("Chats from this internet connection are paused for a while."),
		until: until.toISOString(),
	});
