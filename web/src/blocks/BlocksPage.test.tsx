import { listBlocks } from "@warmline/contract/blocks/calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { answer, answerForeign } from "../../test/fake-server.ts";
import { label } from "../../test/labels/index.ts";
import { member, mount } from "../../test/mount.tsx";
import { BlocksPage } from "./BlocksPage.tsx";

test("the lists that cannot be had say so, and are asked for again", async () => {
	answerForeign(listBlocks, 503, "{}");
	await mount(<BlocksPage />, { at: "/me/blocks", as: member("supervisor") });
	const holding = page.getByRole("region", { name: label.blocks.blockedNow, exact: true });
	await expect.element(holding.getByText(label.blocks.blocksFailed)).toBeVisible();
	await expectAccessible();
	const asked = answer(listBlocks, { results: [], next: null, waiting: 0 });
	await holding.getByRole("button", { name: label.chats.tryAgain }).click();
	await expect.element(holding.getByText(label.blocks.nobodyIsBlocked)).toBeVisible();
	expect(asked.map(({ query }) => query.state)).toEqual(["holding"]);
});
