import type { NotificationMessage } from "@warmline/contract/notifications/messages";
import { type MessageParams, notify } from "../notifications/index.ts";
import type { UnitOfWork } from "../platform/db/transaction.ts";
import type { ShiftContext } from "./shift-context.ts";
import type { ShiftRow } from "./shift-queries.ts";

/** What somebody is told about a shift. */
export type ShiftNews = {
	readonly member_id: string;
	readonly message: NotificationMessage;
	readonly params?: MessageParams;
	readonly shift: Pick<ShiftRow, "id" | "starts_at">;
	/** Others that it is about, too; the mail names each. */
	readonly also?: readonly string[];
	/** Who did it; null for the organisation. */
	readonly actor_id: string | null;
	/** What is told once, however often it is done. */
	readonly same_as?: string;
};

/** The job that mails it, to those who want mail about shifts: what is about hours cannot wait for a digest. */
export const shiftNewsJob = "shift-news";
export type ShiftNewsJob = {
	readonly member_id: string;
	readonly message: NotificationMessage;
	readonly params?: MessageParams;
	/** Instead of the message, in English, in jobs that were promised before there were messages. */
	readonly words?: string;
	readonly shift_id: string;
	/** Not in jobs that are about one shift. */
	readonly also?: readonly string[];
	/** Not in jobs that were promised before it was said who did it. */
	readonly actor_id?: string | null;
	readonly at: string;
};

/** In the transaction of the act: in the list of notices, to open pages, by push, and by a mail of its own. */
export const notifyOfShifts = async (
	context: Pick<ShiftContext, "clock" | "jobs" | "hub">,
	work: UnitOfWork,
	news: readonly ShiftNews[],
): Promise<void> => {
	const { tx } = work;
	const others = news.filter(({ member_id, actor_id }) => member_id !== actor_id);
	const notices = others.map(({ shift, also: _, ...one }) => ({
		...one,
		kind: "shift" as const,
		shift_at: shift.starts_at,
	}));
	const told = new Set<unknown>(await notify(context, work, notices));
	const at = context.clock.now().toISOString();
	await context.jobs.promiseAll<ShiftNewsJob>(
		shiftNewsJob,
		others
			.filter((_, n) => told.has(notices[n]))
			.map(({ shift, same_as: _, ...told }) => ({ ...told, shift_id: shift.id, at })),
		tx,
	);
};
