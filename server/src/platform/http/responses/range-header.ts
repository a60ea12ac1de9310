export type Range = { readonly first: number; readonly last: number };

/**
 * Which bytes of so many a `Range` header wants; undefined for all of them. What is not understood, and more than one
 * part at a time, is answered by the whole, as the protocol lets us.
 */
export const parseRange = (header: string | undefined, size: number): Range | "none" | undefined => {
	const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
	if (from === "") {
		if (to === "") return undefined;
		return Number(to) === 0 ? "none" : { first: Math.max(0, size - Number(to)), last: size - 1 };
	}
	const first = Number(from);
	const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
	if (to !== "" && Number(to) < first) return undefined;
	return first >= size ? "none" : { first, last };
};
