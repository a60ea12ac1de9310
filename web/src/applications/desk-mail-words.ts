import { say, sayCount } from "@warmline/contract/say";

/** How many people a mail goes to, as far as the board has counted. */
export const peopleThere = (count: number, more: boolean): string => {
	if (more) return say("More than {count} people", { count });
	return count === 0 ? say("Nobody is there.") : sayCount(count, { one: "1 person", other: "{count} people" });
};
