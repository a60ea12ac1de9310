import assert from "node:assert/strict";
import { listNotifications, readNotifications } from "@warmline/contract/notifications/calls";
import { type Notice, notify } from "../src/notifications/index.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import type { Platform } from "../src/platform/platform.ts";
import type { MemberPerson } from "./person.ts";

/** What an act does that concerns members, with nothing else around it. */
export const tells = (platform: Platform, ...notices: Notice[]) =>
	inTransaction(platform.database.db, (work) => notify(platform, work, notices));

export const lists = async (member: MemberPerson, asked: Record<string, string> = {}) => {
	const { status, body } = await member.calls(listNotifications, undefined, asked);
	assert.equal(status, 200, JSON.stringify(body));
	return listNotifications.answer.parse(body);
};

/** Answers how much is left. */
export const reads = async (member: MemberPerson, which: { ids: string[] } | { up_to: string }): Promise<number> => {
	const { status, body } = await member.calls(readNotifications, which);
	assert.equal(status, 200, JSON.stringify(body));
	return readNotifications.answer.parse(body).unread;
};
