import { say } from "../say.ts";
import type { BlockHours, BlockReason } from "./calls.ts";

/** Why, in a list to choose from and wherever it is told. */
export const blockReasonNames: Readonly<Record<BlockReason, string>> = {
	abuse: say("Insults or abuse"),
	sexual: say("Sexual content"),
	threat: say("Threats"),
	other: say("Something else"),
};

export const blockHoursNames: Readonly<Record<BlockHours, string>> = {
	1: say("1 hour"),
	24: say("1 day"),
	168: say("7 days"),
	720: say("30 days"),
};
