import type { Sender } from "@warmline/contract/chats/message";
import { decryptMessage } from "../src/chats/message-encryption.ts";
import type { Queries } from "../src/platform/db/database.ts";
import type { Sealer } from "../src/platform/sealing/sealer.ts";

type Line = { seq: number; message: string; sender: Sender; sender_name: string; client_id: string | null };

/** What is stored of a chat, in the clear and in its order. */
export const transcriptOf = async (queries: Queries, sealer: Sealer, chatId: string): Promise<Line[]> => {
	type Stored = Omit<Line, "message"> & { id: string; body: Buffer; key: Buffer | null };
	const { rows } = await queries.query<Stored>({
		text: `SELECT m.seq, m.id, m.body, m.sender, m.sender_name, m.client_id, c.key
			FROM messages m JOIN chats c ON c.id = m.chat_id WHERE m.chat_id = $1 ORDER BY m.seq`,
		values: [chatId],
	});
	return rows.map(({ id, body, key, ...line }) => ({ ...line, message: decryptMessage(sealer, { key }, id, body) }));
};
