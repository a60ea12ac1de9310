import type { NotificationKind } from "@warmline/contract/notifications/kinds";
import type { NotificationMessage } from "@warmline/contract/notifications/messages";
import { v7 } from "uuid";
import type { Db } from "../platform/db/database.ts";
import type { UnitOfWork } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { preferencesOfMany } from "../preferences/index.ts";
import type { MessageParams } from "./messages.ts";
import { type PushJob, pushJob } from "./push/push-notice.ts";
import { browsersOf } from "./push/push-queries.ts";
import { insertNotifications, lockNotificationsOf } from "./queries.ts";
import { announceNotice } from "./send-notice.ts";

/** What happened, and whom it concerns. Without an actor it was the organisation. */
export type Notice = {
	readonly member_id: string;
	readonly kind: NotificationKind;
	readonly actor_id: string | null;
	readonly post_id?: string | null;
	readonly comment_id?: string | null;
	/** What it says where its kind alone does not. */
	readonly message?: NotificationMessage;
	readonly params?: MessageParams;
	/** When the shift begins that it is about. */
	readonly shift_at?: Date;
	/** What is told once, however often it is done. */
	readonly same_as?: string;
};

/** Of what happens to an application, or to a shift, each gets a mail by itself. */
const mailedApart: readonly NotificationKind[] = ["application", "shift"];

type Kept = Awaited<ReturnType<typeof insertNotifications>>;

/** To each browser by itself: where one of them is not reached, the others are not told twice. */
const promisePushes = async ({ jobs }: Pick<Platform, "jobs">, tx: Db, kept: Kept) => {
	const browsers = kept.length === 0 ? [] : await browsersOf(tx, [...new Set(kept.map(({ member_id }) => member_id))]);
	if (browsers.length === 0) return;
	const wishes = await preferencesOfMany(tx, [...new Set(browsers.map(({ member_id }) => member_id))]);
	const pushes = kept
		.filter(({ member_id, kind }) => wishes.get(member_id)?.notify[kind].push)
		.flatMap(({ id, member_id }) =>
			browsers
				.filter((browser) => browser.member_id === member_id)
				.map(({ endpoint_hash }) => ({ notification_id: id, browser: endpoint_hash.toString("base64url") })),
		);
	await jobs.promiseAll<PushJob>(pushJob, pushes, tx);
};

/**
 * In the transaction of the act that brings it. Nobody is told of what they did themselves. Answers what was told
 * now.
 */
export const notify = async (
	platform: Pick<Platform, "clock" | "jobs" | "hub">,
	{ tx, afterCommit }: UnitOfWork,
	notices: readonly Notice[],
): Promise<readonly Notice[]> => {
	const at = platform.clock.now();
	const others = notices.filter(({ member_id, actor_id }) => member_id !== actor_id);
	if (others.length === 0) return [];
	await lockNotificationsOf(tx, [...new Set(others.map(({ member_id }) => member_id))]);
	const rows = others.map((notice) => ({
		...notice,
		id: v7(),
		at,
		mailed_at: mailedApart.includes(notice.kind) ? at : null,
	}));
	const kept = await insertNotifications(tx, rows);
	await promisePushes(platform, tx, kept);
	afterCommit(() => {
		for (const { id, member_id } of kept) announceNotice(platform.hub, { member_id, notification_id: id });
	});
	const isNew = new Set(kept.map(({ id }) => id));
	return others.filter((_, n) => isNew.has(rows[n]?.id ?? ""));
};
