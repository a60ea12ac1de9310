import { t, tn } from "@warmline/contract/i18n";
import type { NotificationMessage } from "@warmline/contract/notifications/messages";
import { formatDate } from "../platform/format-time.ts";

/** Stored beside the code. `note`: what a moderator, supervisor or director wrote to the reader. `until`: a day, as YYYY-MM-DD. `token`: the name of an API token. */
export type MessageParams = {
	readonly note?: string;
	readonly until?: string;
	readonly token?: string;
	readonly count?: number;
};

const dayOf = ({ until = "" }: MessageParams): string => formatDate(until);

const hidden = ({ note }: MessageParams) =>
	note === undefined
		? t("A moderator has hidden something you wrote. Only you and the moderators can see it.")
		: t("A moderator has hidden something you wrote, and left you a note: {note}", { note });

const removed = ({ note }: MessageParams) =>
	note === undefined
		? t("A moderator has removed something you wrote.")
		: t("A moderator has removed something you wrote, and left you a note: {note}", { note });

const profileCleared = ({ note }: MessageParams) =>
	note === undefined
		? t("A moderator has removed your picture, display name and description from your profile.")
		: t("A moderator has removed your picture, display name and description from your profile. Their note: {note}", {
				note,
			});

const suspended = ({ note, ...params }: MessageParams) => {
	const day = dayOf(params);
	return note === undefined
		? t("You can read the community but not post in it until {day}.", { day })
		: t("You can read the community but not post in it until {day}. A moderator’s note: {note}", { day, note });
};

const hiddenAndSuspended = ({ note, ...params }: MessageParams) => {
	const day = dayOf(params);
	return note === undefined
		? t("A moderator has hidden something you wrote. You can read the community but not post in it until {day}.", {
				day,
			})
		: t(
				"A moderator has hidden something you wrote. You can read the community but not post in it until {day}. Their note: {note}",
				{ day, note },
			);
};

const blockConfirmed = ({ note }: MessageParams) =>
	note === undefined
		? t("A supervisor confirmed the block you requested.")
		: t("A supervisor confirmed the block you requested. Their note: {note}", { note });

const blockShortened = ({ note }: MessageParams) =>
	note === undefined
		? t("A supervisor confirmed the block you requested, for a shorter time.")
		: t("A supervisor confirmed the block you requested, for a shorter time. Their note: {note}", { note });

const blockDeclined = ({ note }: MessageParams) =>
	note === undefined
		? t("A supervisor declined the block you requested.")
		: t("A supervisor declined the block you requested. Their note: {note}", { note });

/** What came of a report says nothing of what was done to a person. */
const texts: Readonly<Record<NotificationMessage, (params: MessageParams, name: string | undefined) => string>> = {
	application_accepted: () => t("Your application has been accepted."),
	application_needs_more: () => t("We need some more information for your application."),
	application_decided: () => t("There is a decision on your application."),
	application_training_done: () => t("Your training is complete. You can take chats now."),
	application_step_done: () => t("You’ve completed another step on the way to your first chat."),
	application_reference_replied: () => t("One of your references has replied."),
	application_interview_proposed: () => t("We’ve proposed a time for your interview. Please tell us if it suits you."),
	application_suspended: () => t("A director has suspended your role. You can’t take chats for now."),
	application_reinstated: () => t("You can take chats again."),
	application_police_check: () => t("Your police check expires soon, or has expired."),
	shift_starts_in_an_hour: () => t("Your shift starts in an hour."),
	shift_starts_soon: () => t("Your shift starts soon."),
	shift_starts_today: () => t("Your shift starts today."),
	shift_starts_tomorrow: () => t("Your shift starts tomorrow."),
	shift_starts_in_a_day: () => t("Your shift starts in a day."),
	shift_starts_soon_unsupervised: () => t("Your shift starts soon. It has no supervisor yet."),
	shift_starts_in_a_day_unsupervised: () => t("Your shift starts within a day. It has no supervisor yet."),
	shift_unsupervised: () => t("Your shift has lost its supervisor. It can’t go ahead until there is a new one."),
	shift_supervising: () => t("A director has booked you to supervise a shift."),
	shift_not_supervising: () => t("You are no longer supervising this shift."),
	shift_cancelled: ({ note }) =>
		note === undefined
			? t("Your shift has been cancelled.")
			: t("Your shift has been cancelled. Reason: {note}", { note }),
	shift_awaited_cancelled: () => t("A shift you were waiting for has been cancelled."),
	shift_reopened: () => t("Your cancelled shift is open again. Please book it again if you can come."),
	shift_awaited_reopened: () =>
		t("A cancelled shift that you were waiting for is open again. Please book it if you can come."),
	shift_covered: (_, name) =>
		name === undefined
			? t("Your shift is covered. A colleague will take your place.")
			: t("Your shift is covered. {name} will take your place.", { name }),
	shift_needs_listener: () => t("A shift needs a listener. Could you come?"),
	shift_needs_supervisor: () => t("A shift needs a supervisor. Could you come?"),
	shifts_need_supervisor: ({ count = 2 }) =>
		tn(count, {
			one: "A shift needs a supervisor. Could you come?",
			other: "{count} shifts need a supervisor. Could you supervise one of them?",
		}),
	shift_place_requested: (_, name) =>
		name === undefined
			? t("You’re asked to take a place in a shift that needs you. Please accept or decline.")
			: t("{name} asks you to take a place in a shift that needs you. Please accept or decline.", { name }),
	shift_place_accepted: (_, name) =>
		name === undefined
			? t("The colleague you asked takes the place in the shift.")
			: t("{name} takes the place in the shift.", { name }),
	shift_place_declined: (_, name) =>
		name === undefined
			? t("The colleague you asked can’t take the place in the shift.")
			: t("{name} can’t take the place in the shift.", { name }),
	shift_place_withdrawn: () => t("A shift you were asked to help with no longer needs you."),
	shift_spot_held: () => t("There’s a spot for you in a shift you’re waiting for. We’re holding it for a while."),
	shift_spot_released: () =>
		t("The spot we were holding for you is open to others now. You can rejoin the waiting list."),
	shift_spot_open_soon: () =>
		t("A shift you’re waiting for starts soon and has an open spot. The first to book gets it."),
	shift_swap_requested: (_, name) =>
		name === undefined
			? t("A colleague would like to swap shifts with you. Please reply.")
			: t("{name} would like to swap shifts with you. Please reply.", { name }),
	shift_swap_accepted: () => t("Your swap was accepted. You’re on the other shift now."),
	shift_swap_declined: () => t("Your swap request was declined. You keep your shift."),
	shift_swap_withdrawn: () => t("A swap you were asked for is no longer needed. You keep your shift."),
	shift_swap_over: () =>
		t("Your swap request was cancelled: one of the shifts has changed or started. You keep your shift."),
	shift_missed: () => t("We missed you on your shift. If you were there, or couldn’t come, please tell a supervisor."),
	shift_attended: () => t("You were marked as present on this shift."),
	shift_excused: () => t("You were excused from this shift."),
	shift_absent: () => t("You were marked as absent from this shift. If that’s wrong, please tell a supervisor."),
	report_waits_post: () => t("A post was reported and is waiting for a moderator."),
	report_waits_comment: () => t("A comment was reported and is waiting for a moderator."),
	report_waits_member: () => t("A member was reported and is waiting for a moderator."),
	report_kept_post: () => t("We looked at the post you reported, and it stays. Thank you."),
	report_kept_comment: () => t("We looked at the comment you reported, and it stays. Thank you."),
	report_kept_member: () => t("We looked into your report about a member. Thank you."),
	report_hidden_post: () => t("The post you reported has been hidden. Thank you."),
	report_hidden_comment: () => t("The comment you reported has been hidden. Thank you."),
	report_removed_post: () => t("The post you reported has been removed. Thank you."),
	report_removed_comment: () => t("The comment you reported has been removed. Thank you."),
	report_warned_post: () => t("We spoke with the author of the post you reported. Thank you."),
	report_warned_comment: () => t("We spoke with the author of the comment you reported. Thank you."),
	report_warned_member: () => t("We spoke with the member you reported. Thank you."),
	report_suspended_post: () => t("The post you reported has been hidden, and we spoke with its author. Thank you."),
	report_suspended_comment: () =>
		t("The comment you reported has been hidden, and we spoke with its author. Thank you."),
	report_cleared_member: () => t("What was wrong in the profile you reported has been removed. Thank you."),
	report_gone_post: () => t("We looked into the post you reported. It has been deleted since. Thank you."),
	report_gone_comment: () => t("We looked into the comment you reported. It has been deleted since. Thank you."),
	moderation_hidden: hidden,
	moderation_removed: removed,
	moderation_profile_cleared: profileCleared,
	moderation_warned: ({ note = "" }) => t("A moderator left you a note: {note}", { note }),
	moderation_suspended: suspended,
	moderation_hidden_and_suspended: hiddenAndSuspended,
	moderation_shown_again: () => t("Something you wrote that was hidden is visible again."),
	moderation_suspension_lifted: () => t("You can post in the community again."),
	block_waits: () => t("A listener requested a block. It is waiting for a supervisor."),
	block_confirmed: blockConfirmed,
	block_shortened: blockShortened,
	block_declined: blockDeclined,
	api_token_created: ({ token = "" }, name) =>
		name === undefined
			? t("A director has created the API token “{token}”.", { token })
			: t("{name} has created the API token “{token}”.", { name, token }),
	api_token_expires: ({ token = "", ...params }) =>
		t("Your API token “{token}” stops working on {day}.", { token, day: dayOf(params) }),
};

/** In the language that is spoken (`speaking`). `name`: of the member who did it, where it is known. */
export const messageText = (message: NotificationMessage, params: MessageParams | null, name?: string): string =>
	texts[message](params ?? {}, name);
