import type { BodyOf } from "@warmline/contract/calls";
import type { leaveMessage as call } from "@warmline/contract/chats/after-calls";
import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import { inTransaction } from "../../platform/db/transaction.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { limitAddress } from "../../platform/rate-limit/limits.ts";
import type { ChatContext } from "../chat-context.ts";
import { insertLeftMessage } from "../lifecycle/lifecycle-queries.ts";
import { encryptLeftMessage } from "../message-encryption.ts";
import { ensureOpenToVisitors } from "./opening-status.ts";

/** Messages one address may leave in ten minutes. */
const mostMessages = 10;

/** A visitor leaves a message and an address to be written to. */
export const leaveMessage = async (context: ChatContext, { email, message }: BodyOf<typeof call>, address: string) => {
	const { database, clock, sealer } = context;
	await limitAddress(context, "left messages", address, { limit: mostMessages, windowSeconds: 600 });
	await ensureOpenToVisitors(context);
	await context.blocks.ensureNotBlocked(address);
	const key = sealer.newKey();
	const words = encryptLeftMessage(sealer, key, { email, message });
	await inTransaction(database.db, async ({ tx }) => {
		const id = v7();
		await insertLeftMessage(tx, { id, key, words, created_at: clock.now() });
		await recordEvent(context, tx, { type: "message.left", data: { message_id: id } });
	});
	return { message: t("Thank you for writing. A volunteer will reply to {email}.", { email }) };
};
