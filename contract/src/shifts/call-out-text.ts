import { say } from "../say.ts";
import type { ShiftPart } from "./parts.ts";

/**
 * What people are told of a shift in which they have no place, and could have one. By these words a page knows that the
 * shift is found in its week, and not among one's own.
 */
export const comeWords: Readonly<Record<ShiftPart | "again" | "soon", string>> = {
	listener: say("A shift needs a listener. Could you come?"),
	supervisor: say("A shift needs a supervisor. Could you come?"),
	again: say("The place that was kept for you in a shift is free for others now. You can join its list again."),
	soon: say("A place is free in a shift you wait for, and it begins soon. Whoever books it first has it."),
};

/** In the language of the page, or as the server has kept them. */
export const asksToCome = (words: string | null): boolean => Object.values(comeWords).some((one) => one === words);
