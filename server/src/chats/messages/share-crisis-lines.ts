import { crisisLinesSentence } from "@warmline/contract/chats/message";
import { isFirstCentre } from "@warmline/contract/content/centre-kind";
import type { Centre } from "@warmline/contract/content/centres";
import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { content } from "../../platform/content/content.ts";
import { conflict, forbidden } from "../../platform/errors.ts";
import type { Connection } from "../../platform/realtime/connection.ts";
import { ensureActive } from "../active-chat.ts";
import { announceMessage } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { chatEnded } from "../errors.ts";
import { chatById } from "../queries.ts";
import { lastCrisisLines } from "../supervision/supervision-queries.ts";
import { roomOf } from "../topics.ts";
import type { Draft } from "./message-queries.ts";
import { toStored } from "./send-message.ts";

/** 9-1-1 and 9-8-8, then those of the organisation's region. */
const onCard = ({ centres }: { centres: readonly Centre[] }) => [
	...centres.filter(isFirstCentre),
	...centres.filter((centre) => centre.in_chat && !isFirstCentre(centre)),
];

const waysTo = ({ phone, text }: Centre): string => {
	const numbers = phone.map(({ number }) => number);
	const isTextedToo = text !== null && numbers.includes(text);
	const call = numbers.map((number) => `${number === text ? "call or text" : "call"} ${number}`);
	return [...call, ...(text === null || isTextedToo ? [] : [text])].join(", ");
};

/** What is read where no card can be shown. */
const crisisLines = () =>
	[
		crisisLinesSentence,
		...onCard(content()).map(
			(centre) => `${centre.name}: ${[waysTo(centre), centre.hours].filter(Boolean).join(", ")}`,
		),
	].join("\n");

/** Seconds between two cards in one chat. */
const pause = 60;

const tooSoon = () => conflict("just_shared", t("The crisis lines were shared in this chat a moment ago."));

/** The card is the chat's next after the last one, so of two agents who press at once one puts it there. */
const nameOfCard = (last: { seq: number } | undefined) =>
	// Longer than any name a client may give a message, so a visitor cannot take it first.
	`the card with the crisis lines that comes after the card that was last shared: ${last?.seq ?? 0}`;

/** The crisis lines stand in the chat: by its agent, or by a supervisor who has it open. */
export const shareCrisisLines = async (
	context: ChatContext,
	connection: Connection,
	agent: MemberRow,
	chatId: string,
): Promise<void> => {
	const { db } = context.database;
	const chat = ensureActive(agent, await chatById(db, chatId));
	if (chat.assigned_agent !== agent.id && !connection.topics.includes(roomOf(chatId))) {
		throw forbidden(t("Please open the chat first."));
	}
	const last = await lastCrisisLines(db, chatId);
	if (last && context.clock.now().getTime() - last.created_at.getTime() < pause * 1000) throw tooSoon();
	const draft: Draft = {
		chat_id: chatId,
		sender: "system",
		sender_id: null,
		sender_name: chat.agent_name ?? "",
		body: crisisLines(),
		kind: "crisis_lines",
		client_id: nameOfCard(last),
		supervising: false,
		read: false,
	};
	const outcome = await context.writer.store(draft);
	if (outcome.outcome === "already_stored") throw tooSoon();
	if (outcome.outcome !== "stored") throw chatEnded();
	announceMessage(context, outcome, toStored(context, draft, outcome));
};
