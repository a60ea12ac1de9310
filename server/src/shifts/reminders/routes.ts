import {
	answerReminder as answerReminderCall,
	calendarFeed,
	makeCalendarFeed as makeCalendarFeedCall,
	readCalendarFeed,
	readReminder as readReminderCall,
	revokeCalendarFeed,
	shiftAsCalendar as shiftAsCalendarCall,
} from "@warmline/contract/shifts/reminder-calls";
import { limitAddress, type MemberRow } from "../../accounts/index.ts";
import { addressOf, type Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import { noSuchShift } from "../errors.ts";
import type { Rota } from "../rota.ts";
import { answerReminder } from "./answer-reminder.ts";
import { deleteFeed, feedOf } from "./feed-queries.ts";
import { makeCalendarFeed } from "./make-calendar-feed.ts";
import { readCalendar } from "./read-calendar.ts";
import { readReminder } from "./read-reminder.ts";
import { shiftAsCalendar } from "./shift-as-calendar.ts";

/** An hour from one address, where a whole society may sit behind one. */
const mostLooks = 200;
const hour = 3600;

/** Answers reminders by their links, and gives calendars what they show. */
export const reminderRoutes = (calls: Calls<MemberRow>, rota: Rota) => {
	const { db } = rota.database;

	calls.answer(readReminderCall, async ({ query, request }) => {
		await limitAddress(rota, "reminder looks", addressOf(request), mostLooks, hour);
		return { result: await readReminder(rota, query.token) };
	});

	calls.answer(answerReminderCall, async ({ body, request }) => {
		await limitAddress(rota, "reminder answers", addressOf(request), mostLooks, hour);
		return answerReminder(rota, body);
	});

	calls.answer(readCalendarFeed, async ({ member }) => {
		const feed = await feedOf(db, member.id);
		return { made_at: feed?.made_at.toISOString() ?? null, read_at: feed?.read_at?.toISOString() ?? null };
	});

	calls.answer(makeCalendarFeedCall, async ({ member }) => makeCalendarFeed(rota, member));

	calls.answer(revokeCalendarFeed, async ({ member }) => {
		await deleteFeed(db, member.id);
		return undefined;
	});

	calls.answer(calendarFeed, ({ params, request }) => readCalendar(rota, params.token ?? "", addressOf(request)));

	calls.answer(shiftAsCalendarCall, ({ member, params }) =>
		shiftAsCalendar(rota, member, idFrom(params.id, noSuchShift)),
	);
};
