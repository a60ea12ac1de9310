import { crisisLinesSentence } from "@warmline/contract/chats/message";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { label } from "../../test/labels/index.ts";
import { startsWith } from "../../test/labels/match.ts";
import { mount } from "../../test/mount.tsx";
import { callAddress } from "../platform/call-address.ts";
import { centres } from "../platform/crisis-lines.ts";
import { CrisisCard } from "./CrisisCard.tsx";

const ofRegion = centres.filter((centre) => centre.in_chat);

test("the card has 9-1-1 and 9-8-8 first, and then the lines of the region, each to be called by one tap", async () => {
	await mount(<CrisisCard words={crisisLinesSentence} isForVisitor />);
	const card = page.getByRole("region", { name: label.chats.crisisLines });
	const names = card.getByRole("listitem").elements();
	expect(names.map((item) => item.textContent ?? "")).toEqual([
		expect.stringContaining("9-1-1"),
		expect.stringContaining("9-8-8"),
		...ofRegion.map(({ name }) => expect.stringContaining(name)),
	]);
	for (const { number } of ofRegion.flatMap(({ phone }) => phone))
		await expect
			.element(card.getByRole("link", { name: startsWith(label.visitor.call, { number }) }))
			.toHaveAttribute("href", callAddress(number));
});

test("an agent reads the same lines as text, so that none is called by mistake", async () => {
	await mount(<CrisisCard words={crisisLinesSentence} isForVisitor={false} />);
	const card = page.getByRole("region", { name: label.chats.crisisLines });
	await expect.element(card.getByText("9-8-8").first()).toBeVisible();
	expect(
		card
			.getByRole("link")
			.elements()
			.map((link) => link.getAttribute("href")),
	).toEqual(["/Crisis"]);
});
