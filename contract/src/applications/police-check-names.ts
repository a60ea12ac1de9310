import { tn } from "../i18n.ts";

/**
 * `Level 2; Level 3 is also accepted`: the check that is asked for, and those that are enough as well. Nobody is invited
 * to ask for one of these: the law may allow it for some roles only.
 */
export const policeCheckNames = (levels: readonly { readonly name: string }[], locale: string): string => {
	const [level = "", ...more] = levels.map(({ name }) => name);
	if (more.length === 0) return level;
	const others = new Intl.ListFormat(locale, { type: "conjunction" }).format(more);
	return tn(
		more.length,
		{ one: "{level}; {others} is also accepted", other: "{level}; {others} are also accepted" },
		{ level, others },
	);
};
