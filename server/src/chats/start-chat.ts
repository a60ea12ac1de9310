import type { Intake } from "@warmline/contract/chats/chat";
import { v7 } from "uuid";
import { limitAddress } from "../accounts/index.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { newToken, tokenHash } from "../platform/tokens.ts";
import { announceNewChat } from "./announce.ts";
import type { Desk } from "./desk.ts";
import { insertMessage } from "./message-queries.ts";
import { insertChat, listedChat, waitingCount } from "./queries.ts";
import { toChat } from "./shapes.ts";

/** Requests one address may make in ten minutes. */
const mostRequests = 20;

/** Visitors give no name; agents need one to tell them apart. */
const firstName = (chatId: string) => `Visitor ${chatId.slice(-4).toUpperCase()}`;

/** A visitor asks for support: a waiting chat whose first message is what he wrote. */
export const startChat = async (desk: Desk, intake: Intake, address: string) => {
	const { database, clock, hub } = desk;
	await limitAddress(database.db, clock, "intake", address, mostRequests, 600);
	const place = await desk.places.find(address);
	const id = v7();
	const token = newToken();
	const now = clock.now();
	const name = firstName(id);
	return inTransaction(database.db, async (tx, afterCommit) => {
		const ahead = await waitingCount(tx);
		await insertChat(tx, {
			id,
			visitor_token_hash: tokenHash(token),
			seq: 1,
			unread: 1,
			name,
			age: intake.age ?? null,
			gender: intake.gender ?? null,
			interest: intake.interest ?? null,
			scale: intake.scale ?? null,
			email: intake.email ?? null,
			ip_address: address,
			...place,
			created_at: now,
		});
		await insertMessage(tx, {
			chat_id: id,
			seq: 1,
			id: v7(),
			body: intake.message,
			sender: "user",
			sender_name: name,
			created_at: now,
		});
		const chat = await listedChat(tx, id);
		afterCommit(() => {
			if (chat) announceNewChat(hub, toChat(chat));
		});
		return { id, token, ahead };
	});
};
