import { minutesAfter } from "../../platform/clock.ts";
import type { Platform } from "../../platform/platform.ts";
import type { PushSender } from "../../platform/push/push-sender.ts";
import { societyName } from "../../platform/society.ts";
import { preferencesOf } from "../../preferences/index.ts";
import { noticePath, noticeWithTime } from "../notice-text.ts";
import type { NotificationPorts } from "../ports.ts";
import { type ListedNotification, unreadEntry } from "../queries.ts";
import {
	deleteSubscription,
	noteFailure,
	noteTaken,
	type SubscriptionRow,
	subscriptionWithMember,
} from "./push-queries.ts";

/** What one browser is told: it is looked up when it is sent, since it may have been read by then. */
export type PushJob = { notification_id: string; browser: string };

export const pushJob = "push-notice";

/** Whoever is with a visitor is told later, and not of what is long past. */
const heldMinutes = 5;
const mostHours = 6;

/**
 * A push service that is not reached holds up whoever waits for it, and so those who are to be told after. So it is asked
 * seldom, once for all that is to be told there; whose it is would else hold up everybody by an address that never answers.
 */
const mostSeconds = 3600;
/** A day and more, at last. */
const mostFailures = 40;

const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

const secondsOfSilence = ({ silent_until }: SubscriptionRow, now: Date): number =>
	silent_until === null ? 0 : Math.ceil((silent_until.getTime() - now.getTime()) / 1000);

/** To be known before a shift that has begun by now. */
const wasBefore = ({ at, shift_at }: ListedNotification, now: Date) =>
	shift_at !== null && at < shift_at && shift_at <= now;

/** Of likes of one post the last is enough. */
const tagOf = ({ kind, post_id, id }: ListedNotification) => (kind === "like" ? `like-${post_id}` : id);

export const pushNotice = async (
	{ database: { db }, clock, jobs, log }: Platform,
	{ push, isBusy, isShown }: { push: PushSender } & NotificationPorts,
	job: PushJob,
): Promise<void> => {
	const now = clock.now();
	const notice = await unreadEntry(db, isShown, job.notification_id);
	if (!notice || notice.at < minutesAfter(now, -mostHours * 60) || wasBefore(notice, now)) return;
	const browser = Buffer.from(job.browser, "base64url");
	const found = await subscriptionWithMember(db, browser, notice.member_id);
	const wishes = await preferencesOf(db, notice.member_id);
	if (!found || !wishes.notify[notice.kind].push) return;
	if (await isBusy(notice.member_id, notice.kind)) return jobs.promiseLater<PushJob>(pushJob, job, heldMinutes * 60);
	const silence = secondsOfSilence(found.subscription, now);
	if (silence > 0) return jobs.promiseLater<PushJob>(pushJob, job, silence);
	const { language, time_zone } = wishes;
	const message = {
		title: societyName(language),
		body: noticeWithTime(notice, language, time_zone),
		url: noticePath(notice, language),
		tag: tagOf(notice),
	};
	const outcome = await push.send(found.subscription, message, { urgency: notice.kind === "like" ? "low" : "normal" });
	if (outcome === "gone") await deleteSubscription(db, notice.member_id, browser);
	if (outcome === "refused") log.warn({ kind: notice.kind }, "a push service has refused a notice");
	if (outcome !== "later") return noteTaken(db, found.subscription);
	const failures = found.subscription.failures + 1;
	if (failures > mostFailures) {
		await deleteSubscription(db, notice.member_id, browser);
		return;
	}
	const seconds = Math.min(2 ** failures, mostSeconds);
	log.warn({ kind: notice.kind, failures }, "a push service has not taken a notice, which is sent later");
	await noteFailure(db, browser, failures, secondsAfter(clock.now(), seconds));
	await jobs.promiseLater<PushJob>(pushJob, job, seconds);
};
