import {
	answerReminder as answerReminderCall,
	calendarFeed,
	makeCalendarFeed as makeCalendarFeedCall,
	readCalendarFeed,
	readReminder as readReminderCall,
	revokeCalendarFeed,
	shiftAsCalendar as shiftAsCalendarCall,
} from "@warmline/contract/shifts/reminder-calls";
import type { MemberRow } from "../../accounts/index.ts";
import { addressOf, type Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import { limitAddress } from "../../platform/rate-limit/limits.ts";
import { noSuchShift } from "../errors.ts";
import type { ShiftContext } from "../shift-context.ts";
import { answerReminder } from "./answer-reminder.ts";
import { deleteFeed, feedOf } from "./feed-queries.ts";
import { makeCalendarFeed } from "./make-calendar-feed.ts";
import { readCalendar } from "./read-calendar.ts";
import { readReminder } from "./read-reminder.ts";
import { shiftAsCalendar } from "./shift-as-calendar.ts";

/** An hour from one address, where a whole organisation may sit behind one. */
const mostLooks = 200;
const hour = 3600;

/** Answers reminders by their links, and gives calendars what they show. */
export const reminderRoutes = (calls: Calls<MemberRow>, context: ShiftContext) => {
	const { db } = context.database;

	calls.answer(readReminderCall, async ({ query, request }) => {
		await limitAddress(context, "reminder looks", addressOf(request), { limit: mostLooks, windowSeconds: hour });
		return { result: await readReminder(context, query.token) };
	});

	calls.answer(answerReminderCall, async ({ body, request }) => {
		await limitAddress(context, "reminder answers", addressOf(request), { limit: mostLooks, windowSeconds: hour });
		return answerReminder(context, body);
	});

	calls.answer(readCalendarFeed, async ({ member }) => {
		const feed = await feedOf(db, member.id);
		return { made_at: feed?.made_at.toISOString() ?? null, read_at: feed?.read_at?.toISOString() ?? null };
	});

	calls.answer(makeCalendarFeedCall, async ({ member }) => makeCalendarFeed(context, member));

	calls.answer(revokeCalendarFeed, async ({ member }) => {
		await deleteFeed(db, member.id);
		return undefined;
	});

	calls.answer(calendarFeed, ({ params, request }) => readCalendar(context, params.token ?? "", addressOf(request)));

	calls.answer(shiftAsCalendarCall, ({ member, params }) =>
		shiftAsCalendar(context, member, idFrom(params.id, noSuchShift)),
	);
};
