import type { Clock } from "../platform/clock.ts";
import { dayIn } from "../platform/days.ts";
import { society } from "../platform/society.ts";

/** Today, where the society is. */
export const societyDay = (clock: Clock): string => dayIn(society.clock, clock.now());
