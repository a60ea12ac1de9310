import assert from "node:assert/strict";
import { QueryClient } from "@tanstack/react-query";
import { test } from "vitest";
import { afterFetch, changeLoaded } from "./loaded.ts";

const queryKey = ["posts"];
/** A list that was loaded, and a fetch of it that ends when one says so. */
const fetching = async (loaded: readonly string[] | undefined) => {
	const queries = new QueryClient({ defaultOptions: { queries: { networkMode: "always", gcTime: 0 } } });
	if (loaded) queries.setQueryData(queryKey, loaded);
	const end = Promise.withResolvers<readonly string[]>();
	const done = queries.fetchQuery({ queryKey, queryFn: () => end.promise, staleTime: 0 }).catch(() => undefined);
	await Promise.resolve();
	return { queries, end, done, now: () => queries.getQueryData<readonly string[]>(queryKey) };
};
const without = (gone: string) => (ids: readonly string[]) =>
	ids.includes(gone) ? ids.filter((id) => id !== gone) : ids;

test("what is deleted while a page is under way does not come back with it (F5)", async () => {
	const { queries, end, done, now } = await fetching(["p3", "p2", "p1"]);
	changeLoaded(queries, queryKey, without("p3"));
	changeLoaded(queries, queryKey, without("p1"));
	assert.deepEqual(now(), ["p2"]);
	end.resolve(["p3", "p2", "p1", "p0"]);
	await done;
	assert.deepEqual(now(), ["p2", "p0"]);
	queries.clear();
});

test("what comes before the first page is heard once it is there, and not where it failed", async () => {
	for (const fails of [false, true]) {
		const { queries, end, done, now } = await fetching(undefined);
		let heard: unknown = "nothing";
		afterFetch(queries, queryKey, () => {
			heard = now();
		});
		changeLoaded(queries, queryKey, without("p1"));
		assert.equal(heard, "nothing");
		if (fails) end.reject(new Error("no line"));
		else end.resolve(["p2", "p1"]);
		await done;
		assert.deepEqual([heard, now()], fails ? [undefined, undefined] : [["p2", "p1"], ["p2"]]);
		queries.clear();
	}
});

test("a list that is to be fetched again stays so, whatever is changed in it", () => {
	const queries = new QueryClient();
	queries.setQueryData(queryKey, ["p2", "p1"]);
	void queries.invalidateQueries({ queryKey, refetchType: "none" });
	changeLoaded(queries, queryKey, without("p1"));
	assert.equal(queries.getQueryState(queryKey)?.isInvalidated, true);
	changeLoaded(queries, queryKey, without("p7"));
	assert.deepEqual(queries.getQueryData(queryKey), ["p2"]);
	queries.clear();
});
