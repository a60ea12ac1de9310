import { isActiveMember } from "@warmline/contract/accounts/roles";
import { leadsToWeek } from "@warmline/contract/notifications/messages";
import { weekAddress } from "@warmline/contract/shifts/week-address";
import { memberById, nameOf, toMember } from "../../accounts/index.ts";
import { messageText } from "../../notifications/index.ts";
import { sendEmail } from "../../platform/mail/send-email.ts";
import { preferencesOf } from "../../preferences/index.ts";
import { shiftNews } from "../emails/news.ts";
import type { ShiftNewsJob } from "../notify-of-shifts.ts";
import type { ShiftContext } from "../shift-context.ts";
import { type ShiftRow, shiftById, shiftsByIds } from "../shift-queries.ts";

/** Where it says more: the page of one's own shifts does not have those to which one is asked to come. */
const pageOf = (memberId: string, ofOneShift: boolean, { day, starts_at }: ShiftRow) =>
	ofOneShift ? weekAddress(memberId, day, starts_at.toISOString()) : `/${memberId}/shift-manager/mine`;

/**
 * Tells somebody what has happened to a shift that concerns them. What was to be known before the shift, and reaches nobody
 * until it is over, is told no more; it stands in the list of notices.
 */
export const mailNews = async (
	context: ShiftContext,
	{ member_id, message, params, words, shift_id, also = [], actor_id, at }: ShiftNewsJob,
	id: string,
): Promise<void> => {
	const { clock, zone } = context;
	const { db } = context.database;
	const [member, shift] = [await memberById(db, member_id), await shiftById(db, shift_id)];
	if (!member || !shift || !isActiveMember(member)) return;
	if (new Date(at) < shift.ends_at && shift.ends_at <= clock.now()) return;
	const { language, time_zone, notify } = await preferencesOf(db, member_id);
	if (!notify.shift.mail) return;
	const actor = actor_id ? await memberById(db, actor_id) : undefined;
	const others = also.length === 0 ? [] : await shiftsByIds(db, also);
	const ofOneShift = leadsToWeek(message);
	const about = {
		starts_at: shift.starts_at,
		ends_at: shift.ends_at,
		also: others,
		zone: time_zone ?? zone,
		page: pageOf(member.id, ofOneShift, shift),
		ofOneShift,
	};
	const text = () => words ?? messageText(message, params ?? null, actor && nameOf(actor));
	await sendEmail(context, toMember(member, language), () => shiftNews({ ...about, text: text() }), id);
};
