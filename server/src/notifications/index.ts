import type { MemberRow, WhichLogins } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";
import type { Calls } from "../platform/http/calls.ts";
import { countedPushes } from "../platform/metrics/outgoing-metrics.ts";
import type { Platform } from "../platform/platform.ts";
import { createPushSender, type PushManner, type PushMessage } from "../platform/push/push-sender.ts";
import type { Channels } from "../platform/realtime/channels.ts";
import { watchPresence } from "../platform/realtime/presence.ts";
import { type DigestJob, digestJob, mailNotificationDigest } from "./digest/mail-digest.ts";
import { scheduleDigests } from "./digest/schedule-digests.ts";
import { forgetOldNotifications } from "./forget-old-notifications.ts";
import { memberChannel } from "./member-channel.ts";
import type { NotificationPorts } from "./ports.ts";
import { type PushJob, pushJob, pushNotice } from "./push/push-notice.ts";
import { browsersOf, deleteIdleSubscriptions, deleteSubscriptionsOf } from "./push/push-queries.ts";
import { pushToMember } from "./push/push-to-member.ts";
import { deleteNotificationsFrom, deleteNotificationsOf } from "./queries.ts";
import { notificationRoutes } from "./routes.ts";
import { startNoticeDelivery } from "./send-notice.ts";
import { onlineTeller } from "./send-online-members.ts";

export { type MessageParams, messageText } from "./messages.ts";
export { type Notice, notify } from "./notify.ts";
export { exportPersonalData } from "./personal-data.ts";
export { channelOfMember, connectedMembers, membersHere, tellMembers, tellMembersHere } from "./topics.ts";

/** In the transaction that deletes posts or a comment: nobody is told of them any more. */
export const forgetNoticesOf = (tx: Db, about: { post_ids: readonly string[] } | { comment_id: string }) =>
	deleteNotificationsOf(tx, about);

/** In the transaction in which a member mutes or blocks another: what that one did is not listed any more. */
export const forgetNoticesFrom = (tx: Db, memberId: string, actorId: string) =>
	deleteNotificationsFrom(tx, memberId, actorId);

/** Those of these members with a browser that wants to be told while no page is open. */
export const pushedMembers = async (db: Db, memberIds: readonly string[]): Promise<ReadonlySet<string>> =>
	new Set((await browsersOf(db, memberIds)).map(({ member_id }) => member_id));

/** In the transaction that ends logins: the browsers that were last heard of in them are told nothing more. */
export const endNotices = (tx: Db, memberId: string, which: WhichLogins) => deleteSubscriptionsOf(tx, memberId, which);

export const notifications = async (
	calls: Calls<MemberRow>,
	channels: Channels,
	platform: Platform,
	ports: NotificationPorts,
) => {
	const { jobs, hub, config, safeFetch } = platform;
	const push = countedPushes(await createPushSender(config, safeFetch), platform.metrics);
	const deliver = startNoticeDelivery(platform, ports);
	notificationRoutes(calls, { ...platform, ...ports }, push.publicKey);
	channels.add(memberChannel(platform, deliver));
	const tellOnline = onlineTeller(platform);
	watchPresence(hub, (memberId) => tellOnline(new Set([memberId])));
	await jobs.handle(pushJob, (job: PushJob) => pushNotice(platform, { push, ...ports }, job));
	await jobs.handle(digestJob, (job: DigestJob, id) => mailNotificationDigest({ ...platform, ...ports }, job, id));
	await jobs.everyMorning("notification-digest", () => scheduleDigests(platform));
	await jobs.everyNight("forget-old-notifications", () => forgetOldNotifications(platform));
	return {
		stop: tellOnline.stop,
		push: (memberId: string, message: Omit<PushMessage, "title">, manner: PushManner) =>
			pushToMember(platform, push, memberId, message, manner),
		/** No browser of somebody who was locked out is told anything more. */
		deleteIdleSubscriptions: async (memberId: string) => {
			await deleteIdleSubscriptions(platform.database.db, memberId);
		},
	};
};
