import type { MemberHours } from "@warmline/contract/shifts/hours-calls";
import { durationText } from "../duration-text.ts";

/** Neither what they have given nor what they have booked is enough for what they have promised. */
export const isBehind = ({ needed_minutes, worked_minutes, booked_minutes }: MemberHours): boolean =>
	needed_minutes > worked_minutes + booked_minutes;

export const timeOrDash = (minutes: number): string => (minutes > 0 ? durationText(minutes) : "–");
