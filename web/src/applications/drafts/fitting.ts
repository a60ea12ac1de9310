import type { Problems } from "@warmline/contract/applications/answers";
import type * as z from "zod/mini";
import type { Values } from "../kind.ts";

type Fitting<T> = { readonly taken: T; readonly refused: Problems };

/** What of some values a schema takes, and the sentence for each that it does not: one must not hold up the others. */
export const fitting = <T>(schema: z.ZodMiniType<T>, values: Values): Fitting<T> => {
	const all = schema.safeParse(values);
	if (all.success) return { taken: all.data, refused: {} };
	const refused = Object.fromEntries(all.error.issues.map(({ path, message }) => [String(path[0]), message]));
	const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !(name in refused)));
	return { taken: schema.parse(rest), refused };
};
