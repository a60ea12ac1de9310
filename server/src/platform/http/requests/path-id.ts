import { id } from "@warmline/contract/ids";
import type { Refusal } from "../../errors.ts";

/** The id that a path names. What is no id names nothing that is there. */
export const idFrom = (given: string | undefined, isNotThere: () => Refusal): string => {
	const known = id.safeParse(given);
	if (!known.success) throw isNotThere();
	return known.data;
};
