ALTER TABLE "notifications" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "params" jsonb;--> statement-breakpoint
-- Sentences that were stored in English become codes.
UPDATE "notifications" SET "message" = "known"."code", "words" = NULL
FROM (VALUES
	('application_accepted', 'Your application is accepted.'),
	('application_needs_more', 'Your application needs something more from you.'),
	('application_decided', 'There is a decision on your application.'),
	('application_training_done', 'Your training is done, and you can take chats now.'),
	('application_step_done', 'You are a step further on your way to the first chat.'),
	('application_reference_replied', 'One of your references has answered.'),
	('application_interview_proposed', 'There is a time for your interview. Please say whether it fits.'),
	('application_suspended', 'A director has paused your work in chats.'),
	('application_reinstated', 'Your work in chats is no longer paused.'),
	('application_police_check', 'Your police check ends soon, or has ended.'),
	('shift_starts_in_an_hour', 'Your shift begins in an hour.'),
	('shift_starts_soon', 'Your shift begins soon.'),
	('shift_starts_today', 'Your shift begins today.'),
	('shift_starts_tomorrow', 'Your shift begins tomorrow.'),
	('shift_starts_in_a_day', 'Your shift begins in a day.'),
	('shift_starts_soon_unsupervised', 'Your shift begins soon. It has no supervisor yet.'),
	('shift_starts_in_a_day_unsupervised', 'Your shift begins within a day. It has no supervisor yet.'),
	('shift_unsupervised', 'Your shift has no supervisor now. It cannot take place until somebody supervises it.'),
	('shift_supervising', 'A director has booked you to supervise a shift.'),
	('shift_not_supervising', 'You do not supervise this shift any more. Your place in it is free.'),
	('shift_cancelled', 'Your shift was called off.'),
	('shift_awaited_cancelled', 'A shift you waited for was called off.'),
	('shift_covered', 'Your shift is covered: somebody comes in your place.'),
	('shift_needs_listener', 'A shift needs a listener. Could you come?'),
	('shift_needs_supervisor', 'A shift needs a supervisor. Could you come?'),
	('shift_spot_held', 'A place is free in a shift you wait for. It is kept for you for a while.'),
	('shift_spot_released', 'The place that was kept for you in a shift is free for others now. You can join its list again.'),
	('shift_spot_open_soon', 'A place is free in a shift you wait for, and it begins soon. Whoever books it first has it.'),
	('shift_swap_requested', 'Somebody would like to swap a shift with you. Your answer is wanted.'),
	('shift_swap_accepted', 'Your swap is agreed on: you come in the other shift.'),
	('shift_swap_declined', 'The swap you asked for does not work for the other one. Your shift stays yours.'),
	('shift_swap_withdrawn', 'A swap that you were asked for is no longer wanted. Your shift stays yours.'),
	('shift_swap_over', 'A swap that you asked for is over: one of the shifts has changed, or has begun. Your shift stays yours.'),
	('shift_missed', 'We missed you in your shift. If you were there, or could not come, please tell a supervisor.'),
	('shift_attended', 'It was written down that you worked in this shift.'),
	('shift_excused', 'You are excused from this shift.'),
	('shift_absent', 'It was written down that you did not come to this shift. If that is wrong, please tell a supervisor.'),
	('report_waits_post', 'A post was reported. It waits for a moderator.'),
	('report_waits_comment', 'A comment was reported. It waits for a moderator.'),
	('report_waits_member', 'A member was reported. It waits for a moderator.'),
	('report_kept_post', 'You reported a post. We looked at it, and it stays. Thank you.'),
	('report_kept_comment', 'You reported a comment. We looked at it, and it stays. Thank you.'),
	('report_kept_member', 'You reported a member. We looked into it. Thank you.'),
	('report_hidden_post', 'You reported a post. It is hidden now. Thank you.'),
	('report_hidden_comment', 'You reported a comment. It is hidden now. Thank you.'),
	('report_removed_post', 'You reported a post. It was removed. Thank you.'),
	('report_removed_comment', 'You reported a comment. It was removed. Thank you.'),
	('report_warned_post', 'You reported a post. We spoke with its author. Thank you.'),
	('report_warned_comment', 'You reported a comment. We spoke with its author. Thank you.'),
	('report_warned_member', 'You reported a member. We spoke with this member. Thank you.'),
	('report_suspended_post', 'You reported a post. It is hidden now, and we spoke with its author. Thank you.'),
	('report_suspended_comment', 'You reported a comment. It is hidden now, and we spoke with its author. Thank you.'),
	('report_cleared_member', 'You reported a member. What was wrong with the profile was taken out. Thank you.'),
	('report_gone_post', 'You reported a post. We looked into it. The post is deleted by now. Thank you.'),
	('report_gone_comment', 'You reported a comment. We looked into it. The comment is deleted by now. Thank you.'),
	('moderation_hidden', 'A moderator has hidden something that you wrote. Only you and the moderators see it.'),
	('moderation_removed', 'A moderator has removed something that you wrote.'),
	('moderation_profile_cleared', 'A moderator has taken your picture, your chosen name and what you wrote about yourself out of your profile.'),
	('moderation_shown_again', 'Something that you wrote and that was hidden is shown again.'),
	('moderation_suspension_lifted', 'You can write in the community again.'),
	('block_waits', 'A listener asks for a block. It waits for a supervisor.'),
	('block_confirmed', 'A supervisor has confirmed the block that you asked for.'),
	('block_shortened', 'A supervisor has confirmed the block that you asked for, for a shorter time.'),
	('block_declined', 'A supervisor has declined the block that you asked for.')
) AS "known" ("code", "sentence")
WHERE "notifications"."words" = "known"."sentence";--> statement-breakpoint
-- Those that end with the note of a moderator or supervisor.
UPDATE "notifications" SET "message" = "known"."code", "words" = NULL,
	"params" = jsonb_build_object('note', substr("words", length("known"."start") + 1))
FROM (VALUES
	('moderation_hidden', 'A moderator has hidden something that you wrote, and wrote to you: '),
	('moderation_removed', 'A moderator has removed something that you wrote, and wrote to you: '),
	('moderation_profile_cleared', 'A moderator has taken your picture, your chosen name and what you wrote about yourself out of your profile, and wrote to you: '),
	('moderation_warned', 'A moderator wrote to you: '),
	('block_confirmed', 'A supervisor has confirmed the block that you asked for, and wrote to you: '),
	('block_shortened', 'A supervisor has confirmed the block that you asked for, for a shorter time, and wrote to you: '),
	('block_declined', 'A supervisor has declined the block that you asked for, and wrote to you: ')
) AS "known" ("code", "start")
WHERE "kind" = 'moderation' AND starts_with("words", "known"."start");--> statement-breakpoint
-- Those that name a day, with or without a note.
UPDATE "notifications" SET "words" = NULL,
	"message" = CASE WHEN "found"."parts"[1] IS NULL THEN 'moderation_suspended' ELSE 'moderation_hidden_and_suspended' END,
	"params" = jsonb_strip_nulls(jsonb_build_object('until', "found"."parts"[2], 'note', "found"."parts"[3]))
FROM (
	SELECT "id", regexp_match("words", '^(A moderator has hidden something that you wrote\. )?Until (\d{4}-\d\d-\d\d) you can read in the community, and not write\.(?: (?:A|The) moderator wrote to you: (.*))?$') AS "parts"
	FROM "notifications" WHERE "kind" = 'moderation' AND "words" IS NOT NULL
) AS "found"
WHERE "found"."id" = "notifications"."id" AND "found"."parts" IS NOT NULL;
