import assert from "node:assert/strict";
import { Browser } from "./browser.ts";

/** What Prometheus reads of this server, and in it the value of one series, written as it stands there. */
export const scraped = async (address: string, headers: Record<string, string> = {}) => {
	const { status, body, headers: answered } = await new Browser(address).send("GET", "/metrics", undefined, headers);
	assert.equal(status, 200);
	assert.match(answered.get("content-type") ?? "", /^text\/plain; version=0\.0\.4/);
	assert.equal(answered.get("cache-control"), "no-store");
	const all = String(body);
	return {
		all,
		value: (series: string): number | undefined => {
			const line = all.split("\n").find((one) => one.startsWith(`${series} `));
			return line === undefined ? undefined : Number(line.slice(series.length + 1));
		},
	};
};
