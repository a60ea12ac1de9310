import type { AnswerOf, BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { answerReminder as answerReminderCall } from "@warmline/contract/shifts/reminder-calls";
import { cancelBooking } from "../booking/cancel-booking.ts";
import { seekCover } from "../cover/seek-cover.ts";
import type { ShiftContext } from "../shift-context.ts";
import { confirmPlace } from "./confirm-place.ts";
import { findReminded } from "./find-reminded.ts";
import { readReminder } from "./read-reminder.ts";
import type { RemindedPlace } from "./reminder-queries.ts";

type Given = BodyOf<typeof answerReminderCall>;

const acts: Readonly<Record<Given["answer"], (context: ShiftContext, place: RemindedPlace) => Promise<string>>> = {
	confirm: async (context, { member, shift, supervised }) => {
		await confirmPlace(context, member, shift.id);
		return supervised
			? t("Thank you! See you at your shift.")
			: t("Thank you! The shift has no supervisor yet. It goes ahead once someone supervises it.");
	},
	seek_cover: async (context, { member, shift }) => {
		await seekCover(context, member, shift.id, undefined);
		return t("We’re asking people who could come. The shift stays yours until someone takes it.");
	},
	cancel: async (context, { member, shift }) => {
		await cancelBooking(context, member, shift.id);
		return t("You’ve dropped this shift. Thank you for telling us.");
	},
};

/** What somebody does by their reminder's link is what they could do on their page; each act judges it anew. */
export const answerReminder = async (
	context: ShiftContext,
	{ token, answer }: Given,
): Promise<AnswerOf<typeof answerReminderCall>> => {
	const message = await acts[answer](context, await findReminded(context, token));
	return { message, result: await readReminder(context, token) };
};
