import type { DutyMessage } from "@warmline/contract/chats/agent-channel";
import { v7 } from "uuid";
import { type MemberRow, nameOf } from "../../accounts/index.ts";
import { type Clock, daysBefore } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Connection } from "../../platform/realtime/connection.ts";
import type { ChatContext } from "../chat-context.ts";
import { acknowledgeDutyMessage, announceDutyMessage } from "./announce-duty.ts";
import {
	type DutyRow,
	deleteDutyMessagesBefore,
	dutyMessageBefore,
	dutyMessagesSince,
	insertDutyMessage,
} from "./duty-queries.ts";

/** What was said on an earlier shift is not shown any more, and after a month not kept. */
const shownDays = 1;
const keptDays = 30;
const mostShown = 50;

const toDutyMessage = ({ id, sender_id, sender_name, message, created_at }: DutyRow): DutyMessage => ({
	id,
	sender_id,
	sender_name,
	message,
	timestamp: created_at.toISOString(),
});

/** Words to all who are on. Sent again under the same name they are stored, and told, once. */
export const sendDutyMessage = async (
	{ database, clock, hub }: ChatContext,
	connection: Connection,
	agent: MemberRow,
	message: string,
	clientId: string | undefined,
) => {
	const said = await insertDutyMessage(database.db, {
		id: v7(),
		sender_id: agent.id,
		sender_name: nameOf(agent),
		message,
		client_id: clientId ?? null,
		created_at: clock.now(),
	});
	if (said) return announceDutyMessage(hub, connection, toDutyMessage(said), clientId);
	const before = clientId === undefined ? undefined : await dutyMessageBefore(database.db, agent.id, clientId);
	if (before) acknowledgeDutyMessage(connection, toDutyMessage(before), clientId);
};

export const lastDutyMessages = async ({ database, clock }: ChatContext): Promise<DutyMessage[]> => {
	const since = daysBefore(clock.now(), shownDays);
	return (await dutyMessagesSince(database.db, since, mostShown)).map(toDutyMessage);
};

export const forgetOldDutyMessages = (db: Db, clock: Clock) =>
	deleteDutyMessagesBefore(db, daysBefore(clock.now(), keptDays));
