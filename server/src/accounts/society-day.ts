import society from "../../../content/society.json" with { type: "json" };
import type { Clock } from "../platform/clock.ts";
import { dayIn } from "../platform/days.ts";

/** Today, where the society is. */
export const societyDay = (clock: Clock): string => dayIn(society.clock, clock.now());
