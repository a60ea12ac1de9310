import { median } from "../figures.ts";
import { type Measure, nothing } from "./measure.ts";

const unmeasured = 10;

export const feed: Measure = {
	name: "feed",
	folder: "feed",
	figures: [
		{ key: "first", title: "First page of 100,000 posts, p50", unit: "ms", better: "less" },
		{ key: "deep", title: "A page about the thousandth, p50", unit: "ms", better: "less" },
	],
	run: async ({ feed }, size) => {
		if (!feed) return nothing;
		await feed.fill(size.posts, size.likesEach);
		const page = await feed.openPages();
		const first: number[] = [];
		for (let i = 0; i < size.feedCalls + unmeasured; i++) {
			const { ms } = await page(null);
			if (i >= unmeasured) first.push(ms);
		}
		const deep: number[] = [];
		let cursor: string | null = null;
		for (let n = 1; n <= size.deepPage + size.feedCalls / 2; n++) {
			const { ms, next } = await page(cursor);
			if (next === null) throw new Error(`The feed ends at page ${n}`);
			if (n > size.deepPage - size.feedCalls / 2) deep.push(ms);
			cursor = next;
		}
		return { first: median(first), deep: median(deep) };
	},
};
