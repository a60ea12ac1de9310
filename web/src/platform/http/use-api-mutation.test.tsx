import { useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { member, mount } from "../../../test/mount.tsx";
import { ApiFailure } from "./failure.ts";
import { isTooLate, useApiMutation } from "./use-api-mutation.ts";

const late = () => new ApiFailure(409, "already_decided", "Somebody else was quicker.");

/** A list that counts how often it was loaded, and a call whose answer is given by hand. */
const open = async (waits: boolean) => {
	let loads = 0;
	const heard: string[] = [];
	const call = Promise.withResolvers<string>();
	const load = Promise.withResolvers<void>();
	function Screen() {
		const { data } = useQuery({
			queryKey: ["list"],
			queryFn: async () => {
				loads++;
				if (loads > 1) await load.promise;
				return loads;
			},
		});
		const { mutate, status } = useApiMutation(() => call.promise, {
			invalidates: (error) => (error && !isTooLate(error) ? [] : [["list"]]),
			waits,
			onReloaded: (answer, error) => heard.push(answer ?? error?.message ?? ""),
		});
		return (
			<button type="button" onClick={() => mutate()}>
				{status}, loaded {data}
			</button>
		);
	}
	await mount(<Screen />, { as: member("listener") });
	const shows = (text: string) => expect.element(page.getByRole("button", { name: text })).toBeVisible();
	await shows("idle, loaded 1");
	await page.getByRole("button").click();
	return { call, load, heard, shows };
};

test("what a call has changed is loaded again, and one that waits for it stays pending so long", async () => {
	const { call, load, heard, shows } = await open(true);
	call.resolve("done");
	await shows("pending, loaded 1");
	expect(heard).toEqual([]);
	load.resolve();
	await shows("success, loaded 2");
	expect(heard).toEqual(["done"]);
});

test("a call that does not wait is done at once, also where somebody else was quicker", async () => {
	const { call, load, heard, shows } = await open(false);
	call.reject(late());
	await shows("error, loaded 1");
	load.resolve();
	await shows("error, loaded 2");
	expect(heard).toEqual(["Somebody else was quicker."]);
});

test("what a refusal has not changed is not loaded again", async () => {
	const { call, heard, shows } = await open(true);
	call.reject(new ApiFailure(400, "invalid", "No."));
	await shows("error, loaded 1");
	expect(heard).toEqual(["No."]);
});
