import type { BodyOf } from "@warmline/contract/calls";
import type { initiateChat } from "@warmline/contract/chats/calls";
import { defaultCallerName } from "@warmline/contract/chats/chat";
import { v7 } from "uuid";
import { inTransaction } from "../../platform/db/transaction.ts";
import { limitAddress } from "../../platform/rate-limit/limits.ts";
import { derivedToken, newToken, tokenHash } from "../../platform/tokens.ts";
import { announceNewChat } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { insertChatOnce } from "../lifecycle/lifecycle-queries.ts";
import { emailMark, encryptContact, encryptMessage } from "../message-encryption.ts";
import { insertMessage } from "../messages/message-queries.ts";
import { chatOfToken, waitingCount, waitingIds } from "../queries.ts";
import { toChat } from "../serializers.ts";
import { listedChat } from "../workspace/list-queries.ts";
import { ensureOpen } from "./opening-status.ts";

/** Requests one address may make in ten minutes. */
const mostRequests = 20;

type Asked = { id: string; token: string; ahead: number };

/** The chat that the same request made when it was sent before. */
const madeBefore = async (context: ChatContext, token: string): Promise<Asked | undefined> => {
	const { db } = context.database;
	const chat = await chatOfToken(db, tokenHash(token));
	return chat && { id: chat.id, token, ahead: Math.max(0, (await waitingIds(db)).indexOf(chat.id)) };
};

/** A visitor asks for support: creates a waiting chat with their first message. */
export const startChat = async (
	context: ChatContext,
	intake: BodyOf<typeof initiateChat>,
	address: string,
): Promise<Asked> => {
	const { database, clock, sealer } = context;
	const { request_id } = intake;
	const token = request_id === undefined ? newToken() : derivedToken("visitor", request_id);
	const before = request_id === undefined ? undefined : await madeBefore(context, token);
	if (before) return before;
	await context.blocks.ensureNotBlocked(address);
	await ensureOpen(context);
	await limitAddress(context, "intake", address, { limit: mostRequests, windowSeconds: 600 });
	const place = await context.places.find(address);
	const id = v7();
	const now = clock.now();
	const name = defaultCallerName(id);
	const key = sealer.newKey();
	const firstId = v7();
	const made = await inTransaction(database.db, async ({ tx, afterCommit }) => {
		const ahead = await waitingCount(tx);
		const isNew = await insertChatOnce(tx, {
			id,
			visitor_token_hash: tokenHash(token),
			seq: 1,
			unread: 1,
			turn: "agent",
			turn_since: now,
			name,
			age: intake.age ?? null,
			gender: intake.gender ?? null,
			interest: intake.interest ?? null,
			scale: intake.scale ?? null,
			key,
			contact: encryptContact(sealer, key, { email: intake.email ?? null, ip_address: address }),
			email_mark: intake.email ? emailMark(sealer, intake.email) : null,
			language: intake.language ?? "en",
			...place,
			created_at: now,
		});
		// The same request was sent at the same moment, and the other one was quicker.
		if (!isNew) return undefined;
		await insertMessage(tx, {
			chat_id: id,
			seq: 1,
			id: firstId,
			body: encryptMessage(sealer, key, firstId, intake.message),
			sender: "user",
			sender_name: name,
			created_at: now,
		});
		const chat = await listedChat(tx, id);
		afterCommit(() => {
			context.measured.started.inc();
			if (chat) announceNewChat(context, toChat(context, chat, false));
		});
		return { id, token, ahead };
	});
	const asked = made ?? (await madeBefore(context, token));
	if (!asked) throw new Error("a chat was made twice and is not there");
	return asked;
};
