import { median } from "../figures.ts";
import { type Measure, nothing } from "./measure.ts";

/** The start page, the page that is read in need, and one of mere text. */
const pages = ["/", "/Crisis", "/About"] as const;
const unmeasured = 20;

export const site: Measure = {
	name: "site",
	folder: "site",
	figures: [
		{ key: "page", title: "A public page, p50", unit: "ms", better: "less" },
		{ key: "perSecond", title: "Public pages over four connections", unit: "/s", better: "more" },
		{ key: "visit", title: "All that a first visit loads, p50", unit: "ms", better: "less" },
		{ key: "files", title: "Files of a first visit", unit: "", better: "less" },
		{ key: "kilobytes", title: "Length of a first visit", unit: "kB", better: "less" },
	],
	run: async ({ readFile }, size) => {
		if (!readFile) return nothing;
		const pageAt = (n: number) => readFile(pages[n % pages.length] ?? "/");
		for (let n = 0; n < unmeasured; n++) await pageAt(n);

		const single: number[] = [];
		for (let n = 0; n < size.pageReads / 10; n++) single.push((await pageAt(n)).ms);

		let left = size.pageReads;
		const start = performance.now();
		const reads = async () => {
			while (left-- > 0) await pageAt(left);
		};
		await Promise.all([reads(), reads(), reads(), reads()]);
		const took = (performance.now() - start) / 1000;

		const visits = [];
		for (let n = 0; n < size.visits; n++) {
			const began = performance.now();
			const page = await readFile("/");
			const rest = await Promise.all(page.links.map(readFile));
			const bytes = [page, ...rest].reduce((sum, file) => sum + file.bytes, 0);
			visits.push({ ms: performance.now() - began, files: rest.length + 1, bytes });
		}
		return {
			page: median(single),
			perSecond: size.pageReads / took,
			visit: median(visits.map(({ ms }) => ms)),
			files: median(visits.map(({ files }) => files)),
			kilobytes: median(visits.map(({ bytes }) => bytes)) / 1000,
		};
	},
};
