import * as z from "zod/mini";
import { time } from "../ids.ts";

/**
 * Why the door is as it is. `not_open`: no director has opened the installation to visitors. `nobody_there`: no listener is available. `no_shift`: no shift runs. `no_supervisor`, and
 * `no_listener`: a shift runs, and none is on duty.
 */
export const openingReasons = [
	"open",
	"not_open",
	"paused",
	"nobody_there",
	"no_shift",
	"no_supervisor",
	"no_listener",
] as const;
export type OpeningReason = (typeof openingReasons)[number];

/** Whether a visitor can ask now. */
export const opening = z.object({
	open: z.boolean(),
	why: z.enum(openingReasons),
	reason: z.nullable(z.string()).check(z.describe("A director's explanation, while they have paused the chat.")),
	closes_at: z
		.nullable(time)
		.check(
			z.describe(
				"When the shifts that follow each other are over, also while nobody can come; null where the chat has no hours, and while no shift runs.",
			),
		),
	next_open: z
		.nullable(time)
		.check(
			z.describe("When the next shift that will be begins; null while somebody can come, and when none is known."),
		),
});
export type Opening = z.infer<typeof opening>;
