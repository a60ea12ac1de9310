import { type Block, listBlocks } from "@warmline/contract/blocks/calls";
import { t } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { answer, answerForeign } from "../../test/fake-server.ts";
import { label } from "../../test/labels/index.ts";
import { contains } from "../../test/labels/match.ts";
import { member, mount } from "../../test/mount.tsx";
import { BlocksPage } from "./BlocksPage.tsx";
import { sampleBlock } from "./sample-block.ts";

const idOf = (n: number) => `0190a0a0-0000-7000-8000-${String(n).padStart(12, "0")}`;
const lina = { id: idOf(1), name: "Lina" };
const sam = { id: idOf(2), name: "Sam" };
const at = "2026-11-21T12:00:00.000Z";
const asked = (part: Partial<Block> = {}) =>
	sampleBlock({ id: idOf(9), chat_id: idOf(8), asked: { by: lina, at, hours: 168 }, ...part });
const decided = { by: sam, at: "2026-11-21T12:10:00.000Z", confirmed: true, hours: 24 };

/** The page with one block, where its state puts it. */
const open = async (block?: Block) => {
	answer(listBlocks, ({ query }) => ({
		results: block && (query.state ?? "waiting") === block.state ? [block] : [],
		next: null,
		waiting: block?.state === "waiting" ? 1 : 0,
	}));
	await mount(<BlocksPage />, { at: "/me/blocks", as: member("supervisor") });
};
const part = (name: string) => page.getByRole("region", { name, exact: true });

test("where nobody is blocked and nothing waits, the page says so, and has no empty part", async () => {
	await open();
	await expect.element(part(label.blocks.waitingForDecision).getByText(label.applications.nothingWaits)).toBeVisible();
	await expect.element(part(label.blocks.blockedNow).getByText(label.blocks.nobodyIsBlocked)).toBeVisible();
	await expect.element(part(label.blocks.recentlyOver)).not.toBeInTheDocument();
	await expectAccessible();
});

test("what is asked for waits, and is confirmed for as long as was asked or shorter", async () => {
	await open(asked({ words: "Shouts at me, again and again." }));
	const waiting = part(label.blocks.waitingForDecision).getByRole("article", { name: label.contract.insultsOrAbuse });
	await expect
		.element(waiting)
		.toMatchTextContent(contains(label.blocks.asksFor, { name: "Lina", time: label.contract.sevenDays }));
	await expect.element(waiting).toMatchTextContent(/Shouts at me, again and again\./);
	await expectAccessible();
	await waiting.getByRole("button", { name: label.blocks.confirm }).click();
	await page.getByRole("dialog").getByLabelText(label.blocks.forHowLong).selectOptions(label.contract.oneDay);
	await page.getByLabelText(t(label.blocks.wordsTo, { name: "Lina" })).fill("One day will do. Take a break.");
	await expectAccessible();
});

test("a block that holds can be lifted, after one question", async () => {
	const until = "2999-11-22T12:00:00.000Z";
	await open(asked({ state: "holding", until, decided }));
	const holding = part(label.blocks.blockedNow).getByRole("article");
	await expect.element(holding).toMatchTextContent(/confirmed by Sam/);
	await holding.getByRole("button", { name: label.blocks.lift }).click();
	await expect.element(page.getByRole("dialog").getByRole("button", { name: label.blocks.liftTheBlock })).toBeVisible();
	await expectAccessible();
});

test("a block that was lifted stands among those that are over", async () => {
	await open(asked({ state: "over", until: at, decided, lifted: { by: sam, at } }));
	const over = part(label.blocks.recentlyOver).getByRole("article");
	await expect.element(over).toMatchTextContent(contains(label.blocks.liftedBy, { name: "Sam" }));
	await expectAccessible();
});

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
