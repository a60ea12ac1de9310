import assert from "node:assert/strict";
import { test } from "vitest";
import { type Panel, svgOf } from "./bars.ts";

const panel: Panel = {
	title: "CPU <of> one & all",
	unit: "µs",
	parts: ["servers", "stores"],
	bars: [
		{ name: "one", values: [100, 50] },
		{ name: "two", values: [200, 100] },
	],
};

const widths = (svg: string) => [...svg.matchAll(/width="([\d.]+)" height="18"/g)].map(([, width]) => Number(width));

test("bars are as long as their values, each part by itself", () => {
	const drawn = widths(svgOf([panel], "costs"));
	const [, , , fourth = 0] = drawn;
	assert.deepEqual(
		drawn.map((width) => Math.round((width / fourth) * 10) / 10),
		[1, 0.5, 2, 1],
	);
});

test("words are written so that the picture stays whole", () => {
	assert.match(svgOf([panel], "a & b"), /CPU &lt;of> one &amp; all/);
	assert.match(svgOf([panel], "a & b"), /aria-label="a &amp; b"/);
});

test("a picture without figures is still one", () => {
	assert.match(svgOf([{ ...panel, bars: [] }], "none"), /^<svg [\s\S]+<\/svg>\n$/);
});
