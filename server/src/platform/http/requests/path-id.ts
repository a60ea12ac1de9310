import { id } from "@warmline/contract/ids";
import type { HttpError } from "../../errors.ts";

/** The id that a path names. What is no id names nothing that is there. */
export const idFrom = (given: string | undefined, isNotThere: () => HttpError): string => {
	const known = id.safeParse(given);
	if (!known.success) throw isNotThere();
	return known.data;
};
