import { isActiveMember } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { leadsToWeek, type NotificationMessage } from "@warmline/contract/notifications/messages";
import { weekAddress } from "@warmline/contract/shifts/week-address";
import { memberById, nameOf } from "../../accounts/index.ts";
import { messageText } from "../../notifications/index.ts";
import { formatDateWithWeekday, formatSpan } from "../../platform/format-time.ts";
import { pathIn } from "../../platform/language.ts";
import { letter } from "../../platform/mail/mail-template.ts";
import { preferencesOf } from "../../preferences/index.ts";
import type { ShiftContext } from "../shift-context.ts";
import { type ShiftRow, shiftById } from "../shift-queries.ts";
import type { ShiftNewsJob } from "../tell-of-shifts.ts";

/** Where it says more: the page of one's own shifts does not have those to which one is asked to come. */
const pageOf = (memberId: string, message: NotificationMessage, { day, starts_at }: ShiftRow) =>
	leadsToWeek(message)
		? { text: t("See the shift"), path: weekAddress(memberId, day, starts_at.toISOString()) }
		: { text: t("See my shifts"), path: `/${memberId}/shift-manager/mine` };

/**
 * Tells somebody what has happened to a shift that concerns them. What was to be known before the shift, and reaches nobody
 * until it is over, is told no more; it stands in the list of notices.
 */
export const mailNews = async (
	{ database: { db }, clock, mailer, config, zone }: ShiftContext,
	{ member_id, message, params, words, shift_id, actor_id, at }: ShiftNewsJob,
	id: string,
): Promise<void> => {
	const [member, shift] = [await memberById(db, member_id), await shiftById(db, shift_id)];
	if (!member || !shift || !isActiveMember(member)) return;
	if (new Date(at) < shift.ends_at && shift.ends_at <= clock.now()) return;
	const { language, time_zone, notify } = await preferencesOf(db, member_id);
	if (!notify.shift.mail) return;
	const actor = actor_id ? await memberById(db, actor_id) : undefined;
	const clocks = time_zone ?? zone;
	await mailer.send(
		letter({ to: member.email, language }, () => {
			const { text, path } = pageOf(member.id, message, shift);
			return {
				subject: t("About the shift on {day}", { day: formatDateWithWeekday(clocks, shift.starts_at) }),
				greeting: t("Hello {name},", { name: nameOf(member) }),
				paragraphs: [
					words ?? messageText(message, params ?? null, actor && nameOf(actor)),
					{ written: formatSpan(clocks, shift.starts_at, shift.ends_at) },
					t("You can change what we email you about, and how often, in your preferences."),
				],
				link: { text, url: `${config.PUBLIC_URL}${pathIn(language, path)}` },
			};
		}),
		id,
	);
};
