import type { BodyOf } from "@warmline/contract/calls";
import type { decideReport } from "@warmline/contract/moderation/calls";
import { type MemberRow, memberById, namedPerson } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { hide, remove } from "../feed/index.ts";
import type { MessageParams, Notice } from "../notifications/index.ts";
import { minutesAfter } from "../platform/clock.ts";
import type { UnitOfWork } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { societyDay } from "../platform/society.ts";
import { clearProfile, suspendFromCommunity } from "../profiles/index.ts";
import { alreadyGone, notSuspendable } from "./errors.ts";
import type { Became } from "./notice-text.ts";
import { maySuspend } from "./policy.ts";
import { type ReportRow, reportShown } from "./queries.ts";

type Act = {
	readonly platform: Platform;
	readonly work: UnitOfWork;
	readonly moderator: MemberRow;
	readonly report: ReportRow;
};
type Said = BodyOf<typeof decideReport>;

const minutesOfDay = 24 * 60;

/** The post or the comment that a report is about; a member is none. */
export const thingOf = ({ kind, about_id }: ReportRow) => (kind === "member" ? undefined : { kind, id: about_id });

const hideIt = async ({ platform, work, report }: Act) => {
	const thing = thingOf(report);
	return thing ? hide(platform, work, thing) : false;
};

const removeIt = async ({ platform, work, report }: Act) => {
	const thing = thingOf(report);
	return thing ? remove(platform, work, thing) : false;
};

const suspend = async ({ platform, work: { tx }, moderator, report }: Act, days: number) => {
	const author = report.author_id === null ? undefined : await memberById(tx, report.author_id);
	if (!author || !maySuspend(moderator, author)) throw notSuspendable();
	const until = minutesAfter(platform.clock.now(), days * minutesOfDay);
	return suspendFromCommunity(tx, { member_id: author.id, until, by: moderator.id });
};

const authorOf = async ({ work: { tx }, report }: Act) => {
	const author = report.author_id === null ? undefined : await memberById(tx, report.author_id);
	return author && namedPerson(author);
};

type Decided =
	| "keep_reported"
	| "hide_post"
	| "hide_comment"
	| "delete_post"
	| "delete_comment"
	| "warn_member"
	| "clear_profile";

const audited = async (act: Act, what: Decided): Promise<void> => {
	const { platform, work, moderator, report } = act;
	const params = { kind: report.kind, id: report.about_id };
	await record(work.tx, platform.clock, { act: what, member: moderator, about: await authorOf(act), params });
};

/** What the author is told, and what has become of the thing for whoever reported it. */
export type Done = { readonly told: Pick<Notice, "message" | "params"> | undefined; readonly became: Became };

const isGone = async ({ work: { tx }, report }: Act) => (await reportShown(tx, report.id))?.state === "gone";

const applyToMember = async (act: Act, params: MessageParams): Promise<Done> => {
	const { platform, work, report } = act;
	// Who is gone has no profile any more.
	if (report.author_id === null) throw alreadyGone();
	await clearProfile(platform, work.tx, report.author_id);
	await audited(act, "clear_profile");
	return { told: { message: "moderation_profile_cleared", params }, became: "there" };
};

/** What its author has deleted meanwhile nobody can hide or remove: it would stand in the log, and be told, as done. */
export const applyVerdict = async (act: Act, { verdict, words, days }: Said): Promise<Done> => {
	const { kind } = act.report;
	const became = (await isGone(act)) ? "gone" : "there";
	const params = words === undefined ? {} : { note: words };
	const spoken = words === undefined ? undefined : ({ message: "moderation_warned", params } as const);
	switch (verdict) {
		case "keep":
			await audited(act, "keep_reported");
			return { told: undefined, became };
		case "hide": {
			const done = await hideIt(act);
			if (!done && (await isGone(act))) throw alreadyGone();
			const hides = kind === "post" ? "hide_post" : "hide_comment";
			// It may be hidden already: then its author hears only what is said now.
			await audited(act, done || words === undefined ? hides : "warn_member");
			return { told: done ? { message: "moderation_hidden", params } : spoken, became };
		}
		case "remove": {
			if (kind === "member") return applyToMember(act, params);
			if (!(await removeIt(act))) throw alreadyGone();
			await audited(act, kind === "post" ? "delete_post" : "delete_comment");
			return { told: { message: "moderation_removed", params }, became: "there" };
		}
		case "warn":
			await audited(act, "warn_member");
			return { told: spoken, became };
		case "suspend": {
			const until = await suspend(act, days ?? 1);
			const hidden = await hideIt(act);
			await record(act.work.tx, act.platform.clock, {
				act: "suspend_from_community",
				member: act.moderator,
				about: await authorOf(act),
				params: { until: until.toISOString() },
			});
			const told = {
				message: hidden ? ("moderation_hidden_and_suspended" as const) : ("moderation_suspended" as const),
				params: { ...params, until: societyDay(until) },
			};
			return { told, became: !hidden && (await isGone(act)) ? "gone" : "there" };
		}
	}
};
