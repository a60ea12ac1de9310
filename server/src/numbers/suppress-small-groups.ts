import { leastTold } from "@warmline/contract/numbers/span";

export type Counted<K extends string> = { readonly key: K; readonly chats: number };

/** Those with enough in them, and how many are in no such group; null where that would tell of a few. */
export type Shown<K extends string> = { readonly groups: readonly Counted<K>[]; readonly others: number | null };

/**
 * Which groups of a whole are named. How many there are in all is known elsewhere, so a few that are left over could be
 * reckoned: then the smallest of those that could be named goes with them, until they are enough.
 */
export const suppressSmallGroups = <K extends string>(counted: readonly Counted<K>[]): Shown<K> => {
	const bySize = [...counted].sort((a, b) => b.chats - a.chats || (a.key < b.key ? -1 : 1));
	const groups = bySize.filter(({ chats }) => chats >= leastTold);
	let others = bySize.reduce((sum, { chats }) => (chats < leastTold ? sum + chats : sum), 0);
	while (others > 0 && others < leastTold) {
		const smallest = groups.pop();
		if (!smallest) return { groups: [], others: null };
		others += smallest.chats;
	}
	return { groups, others };
};

/** Of several months, each of which stands for itself: what none of them tells, their sum does not tell either. */
export const sumOfShown = <K extends string>(months: readonly (readonly Counted<K>[])[]) => {
	const sums = new Map<K, number>();
	let others = 0;
	for (const told of months.map(suppressSmallGroups)) {
		others += told.others ?? 0;
		for (const { key, chats } of told.groups) sums.set(key, (sums.get(key) ?? 0) + chats);
	}
	const groups = [...sums].map(([key, chats]) => ({ key, chats }));
	return { groups: groups.sort((a, b) => b.chats - a.chats || (a.key < b.key ? -1 : 1)), others };
};

/** Chats in which both was said, and the sums of both. */
export type Rated = { readonly chats: number; readonly before: number; readonly after: number };

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Means to a tenth; null for fewer than may be told of. */
export const shownScale = ({ chats, before, after }: Rated) =>
	chats < leastTold
		? null
		: { chats, before: tenth(before / chats), after: tenth(after / chats), change: tenth((after - before) / chats) };

/** Only of the months that are told by themselves: else the others could be reckoned. */
export const sumOfRated = (months: readonly Rated[]): Rated =>
	months
		.filter((month) => shownScale(month) !== null)
		.reduce(
			(sum, { chats, before, after }) => ({
				chats: sum.chats + chats,
				before: sum.before + before,
				after: sum.after + after,
			}),
			{ chats: 0, before: 0, after: 0 },
		);
