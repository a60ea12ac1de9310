import type { ResourceCard as Card } from "@warmline/contract/chats/resource-card";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { catchCopied, refuseCopying } from "../../test/clipboard.ts";
import { label } from "../../test/labels/index.ts";
import { startsWith } from "../../test/labels/match.ts";
import { mount } from "../../test/mount.tsx";
import { ResourceCard } from "./ResourceCard.tsx";

const card: Card = {
	name: "A line of the past",
	region: "Ontario",
	category: "crisis",
	audience: "Children",
	hours: "24/7",
	languages: ["English"],
	phone: [
		{ number: "1-800-555-0100", label: null },
		{ number: "416-555-0101", label: "Evenings" },
	],
	text: "Text HELLO to 686868",
	website: "https://example.org/",
	words: { en: { Children: "Children and youth" }, fr: { Children: "Enfants" } },
};
const region = page.getByRole("region", { name: card.name });

test("the visitor calls, texts or opens the website by one tap, by what the card says, listed or not", async () => {
	await mount(<ResourceCard card={card} text="words" isForVisitor />);
	await expect.element(region.getByText("Children and youth")).toBeVisible();
	const addresses = region.getByRole("link").elements();
	expect(addresses.map((link) => link.getAttribute("href"))).toEqual([
		"tel:+18005550100",
		"tel:+14165550101",
		"sms:686868",
		"https://example.org/",
	]);
	await expect
		.element(region.getByRole("link", { name: startsWith(label.resources.website) }))
		.toHaveAttribute("rel", "noopener noreferrer");
	await expectAccessible();
});

test("the visitor copies it as text, and is told when that does not work", async () => {
	await mount(<ResourceCard card={card} text="A line, 1-800-555-0100" isForVisitor />);
	const copied = catchCopied();
	await region.getByRole("button", { name: label.ui.copy }).click();
	await expect.element(region.getByRole("status")).toHaveTextContent(label.ui.copied);
	expect(copied).toEqual(["A line, 1-800-555-0100"]);
	refuseCopying();
	await region.getByRole("button", { name: label.ui.copy }).click();
	await expect.element(region.getByRole("status")).not.toHaveTextContent(label.ui.copied);
	await expect.element(region.getByRole("status")).not.toBeEmptyDOMElement();
});

test("an agent reads the numbers as text, and a card with next to nothing on it is still a card", async () => {
	await mount(<ResourceCard card={card} text="words" isForVisitor={false} />);
	await expect.element(region.getByText(/416-555-0101 \(Evenings\)/)).toBeVisible();
	expect(region.getByRole("link").elements()).toHaveLength(1);
	const bare = {
		...card,
		audience: null,
		hours: null,
		languages: null,
		phone: [],
		text: null,
		website: null,
		words: {},
	};
	await mount(<ResourceCard card={{ ...bare, name: "Bare", category: "of a newer version" }} text="" isForVisitor />);
	await expect.element(page.getByRole("region", { name: "Bare" })).toBeVisible();
	await expectAccessible();
});
