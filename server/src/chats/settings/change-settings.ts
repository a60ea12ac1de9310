import type { BodyOf } from "@warmline/contract/calls";
import { type ChatSettings, type changeChatSettings, chatSettings } from "@warmline/contract/chats/settings-calls";
import * as z from "zod/mini";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { ChatContext } from "../chat-context.ts";
import { settingsChanged } from "./settings.ts";
import { lockChatSettings, writeSettings } from "./settings-queries.ts";

const names = z.keyof(chatSettings).options;

/** Each setting that has another value now. */
const differences = (before: ChatSettings, after: ChatSettings) =>
	names
		.filter((setting) => before[setting] !== after[setting])
		.map((setting) => ({ setting, before: before[setting], after: after[setting] }));

/** What is named changes, the rest stays. In force for everybody as soon as it is stored. */
export const changeSettings = async (
	context: ChatContext,
	director: MemberRow,
	changes: BodyOf<typeof changeChatSettings>,
): Promise<ChatSettings> => {
	const result = await inTransaction(context.database.db, async ({ tx, afterCommit }) => {
		const before = await lockChatSettings(tx);
		const after = chatSettings.parse({ ...before, ...changes });
		const changed = differences(before, after);
		if (changed.length === 0) return before;
		await writeSettings(tx, after);
		await record(tx, context.clock, { act: "change_settings", member: director, params: { changes: changed } });
		afterCommit(() => context.hub.broadcast(settingsChanged, null));
		return after;
	});
	// Should it fail, whoever hears the bell tries until it does not.
	await context.settings.reload().catch(() => undefined);
	return result;
};
