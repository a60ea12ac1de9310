import { isActiveMember } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { daysBefore, minutesAfter } from "../../platform/clock.ts";
import { notFound } from "../../platform/errors.ts";
import { limitAddress } from "../../platform/rate-limit/limits.ts";
import { tokenHash } from "../../platform/tokens.ts";
import { preferencesOf } from "../../preferences/index.ts";
import type { ShiftContext } from "../shift-context.ts";
import { memberByFeed, noteFeedRead, placesSince } from "./feed-queries.ts";
import { wholeCalendar } from "./shift-calendar.ts";

/** Days back that a calendar shows, and for which it is told of what was given up. */
const shownDays = 31;
/** How long, in minutes, one reading stands for the next ones. */
const notedMinutes = 10;
/** Wrong addresses an hour. Right ones are not counted: one server of a large provider reads for many members. */
const mostMisses = 60;

/** Somebody's shifts, for the calendar that has the address they made. */
export const readCalendar = async (context: ShiftContext, token: string, address: string) => {
	const { clock, config } = context;
	const { db } = context.database;
	const hash = tokenHash(token);
	const member = await memberByFeed(db, hash);
	if (!member || !isActiveMember(member)) {
		await limitAddress(context, "calendars that are not there", address, { limit: mostMisses, windowSeconds: 3600 });
		throw notFound(t("This calendar is no longer available."));
	}
	const now = clock.now();
	const { language } = await preferencesOf(db, member.id);
	const places = await placesSince(db, member.id, daysBefore(now, shownDays));
	await noteFeedRead(db, hash, now, minutesAfter(now, -notedMinutes));
	return wholeCalendar(places, { id: member.id, language }, config.PUBLIC_URL);
};
