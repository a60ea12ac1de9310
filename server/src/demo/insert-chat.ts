import type { Sender } from "@warmline/contract/chats/message";
import { v7 } from "uuid";
import { encryptMessage } from "../chats/message-encryption.ts";
import { insertMessage } from "../chats/messages/message-queries.ts";
import { insertChat } from "../chats/queries.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { newToken, tokenHash } from "../platform/tokens.ts";

export type PastChat = {
	id: string;
	name: string;
	age: string;
	gender: string;
	scale: number;
	begun: Date;
	agent: { id: string; name: string };
	lines: { sender: Sender; body: string; at: Date }[];
};

/** A chat that was had and ended before; its visitor's token is thrown away, so nobody can open it as the visitor. */
export const insertPastChat = ({ database, sealer }: Platform, chat: PastChat) =>
	inTransaction(database.db, async ({ tx }) => {
		const key = sealer.newKey();
		const end = chat.lines.at(-1)?.at ?? chat.begun;
		await insertChat(tx, {
			id: chat.id,
			visitor_token_hash: tokenHash(newToken()),
			key,
			status: "ended",
			seq: chat.lines.length,
			assigned_agent: chat.agent.id,
			agent_name: chat.agent.name,
			name: chat.name,
			age: chat.age,
			gender: chat.gender,
			scale: chat.scale,
			created_at: chat.begun,
			assigned_at: chat.begun,
			ended_at: end,
			ended_by: "user",
		});
		for (const [at, { sender, body, at: created_at }] of chat.lines.entries()) {
			const id = v7({ msecs: created_at.getTime() });
			await insertMessage(tx, {
				chat_id: chat.id,
				seq: at + 1,
				id,
				body: encryptMessage(sealer, key, id, body),
				sender,
				sender_id: sender === "agent" ? chat.agent.id : null,
				sender_name: sender === "agent" ? chat.agent.name : chat.name,
				created_at,
			});
		}
	});
