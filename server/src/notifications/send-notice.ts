import type { Language } from "@warmline/contract/content/words";
import type { ToMemberFrame } from "@warmline/contract/notifications/member-channel";
import * as z from "zod";
import { batched } from "../platform/batch.ts";
import type { Platform } from "../platform/platform.ts";
import type { Hub } from "../platform/realtime/hub.ts";
import { pubSubChannel } from "../platform/realtime/pubsub.ts";
import type { NotificationPorts } from "./ports.ts";
import { type ListedNotification, notificationsByIds, unreadCounts } from "./queries.ts";
import { toNotification } from "./serializers.ts";
import { channelOfMember, membersHere } from "./topics.ts";

const noticeEvent = z.object({ member_id: z.string(), notification_id: z.string().optional() });
/** What a member's open pages are told: something new, or only how much is unread by now. */
type NoticeEvent = Readonly<z.infer<typeof noticeEvent>>;

const news = pubSubChannel("member_news", noticeEvent);

const tellMember = (hub: Hub, memberId: string, frameIn: (language: Language) => ToMemberFrame) => {
	for (const connection of hub.connectionsOf(channelOfMember(memberId))) connection.send(frameIn(connection.language));
};

/**
 * From now on who is connected to this hub is told: one after the other, so that the last count heard is the latest. What it
 * answers with tells a member's pages, and resolves when those that are connected to this process are told.
 */
export const startNoticeDelivery = (
	{ hub, database: { db }, log }: Platform,
	{ isBusy, isShown }: NotificationPorts,
) => {
	const tellOne = async ({ member_id }: NoticeEvent, row: ListedNotification | undefined, unread: number) => {
		if (!row) return tellMember(hub, member_id, () => ({ action: "notifications_read", unread }));
		const held = await isBusy(member_id, row.kind);
		tellMember(hub, member_id, (language) => ({
			action: "notification",
			notification: toNotification(row, language),
			unread,
			held,
		}));
	};
	const tellAll = async (all: NoticeEvent[]) => {
		const here = new Set(membersHere(hub));
		const told = all.filter(({ member_id }) => here.has(member_id));
		if (told.length === 0) return;
		const ids = told.flatMap(({ notification_id }) => notification_id ?? []);
		const members = [...new Set(told.map(({ member_id }) => member_id))];
		const [rows, unread] = await Promise.all([
			notificationsByIds(db, isShown, ids),
			unreadCounts(db, isShown, members),
		]);
		for (const one of told) {
			const row = rows.find(({ id }) => id === one.notification_id);
			await tellOne(one, row, unread.get(one.member_id) ?? 0);
		}
	};
	const deliverBatched = batched(tellAll, (error) => log.warn({ err: error }, "members were not told what is new"));
	const deliverHere = async (event: NoticeEvent): Promise<void> => {
		if (hub.hasSubscribersHere(channelOfMember(event.member_id))) await deliverBatched(event);
	};
	hub.onBroadcast(news, (event) => void deliverHere(event));
	return async (event: NoticeEvent): Promise<void> => {
		hub.broadcastElsewhere(news, event);
		await deliverHere(event);
	};
};
export type DeliverNotice = ReturnType<typeof startNoticeDelivery>;

/** After the commit. Nobody waits until it is heard. */
export const announceNotice = (hub: Hub, event: NoticeEvent) => hub.broadcast(news, event);
