import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "./query.ts";

const queryKey = ["members", "online"];

/** A list on a slow line: each load is answered by hand. */
const slowList = () => {
	const queries = createQueryClient();
	const loads: PromiseWithResolvers<string[]>[] = [];
	const queryFn = () => {
		const load = Promise.withResolvers<string[]>();
		loads.push(load);
		return load.promise;
	};
	const observer = new QueryObserver<string[]>(queries, { queryKey, queryFn, retry: false });
	const leave = observer.subscribe(() => undefined);
	const shown = () => observer.getCurrentResult().data;
	return { queries, loads, shown, leave };
};

test("what changes during the first load is loaded once more, however often it changes", async () => {
	const { queries, loads, shown, leave } = slowList();
	const changes = [1, 2, 3].map(() => queries.invalidateQueries({ queryKey: ["members"] }));
	expect(loads).toHaveLength(1);
	loads[0]?.resolve(["Omar"]);
	await vi.waitFor(() => expect(loads).toHaveLength(2));
	loads[1]?.resolve([]);
	await Promise.all(changes);
	expect(shown()).toEqual([]);
	expect(loads).toHaveLength(2);
	leave();
});

test("a first load that fails is begun again after the change", async () => {
	const { queries, loads, shown, leave } = slowList();
	const change = queries.invalidateQueries({ queryKey });
	loads[0]?.reject(new Error("no line"));
	await vi.waitFor(() => expect(loads).toHaveLength(2));
	loads[1]?.resolve(["Lina"]);
	await change;
	expect(shown()).toEqual(["Lina"]);
	leave();
});

test("a later load is begun again at once, and nobody waits for the old one", async () => {
	const { queries, loads, shown, leave } = slowList();
	loads[0]?.resolve(["Omar"]);
	await vi.waitFor(() => expect(shown()).toEqual(["Omar"]));
	void queries.invalidateQueries({ queryKey });
	const change = queries.invalidateQueries({ queryKey });
	expect(loads).toHaveLength(3);
	loads[2]?.resolve([]);
	await change;
	expect(shown()).toEqual([]);
	leave();
});
