import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { inAnyLanguage } from "@warmline/web/labels/french";
import { anyOf, exactly, startsWith } from "@warmline/web/labels/match";
import type { Line } from "../../support/api-client.ts";
import { fieldOf } from "../../support/desk.ts";
import { once } from "../../support/once.ts";
import { expect, phone } from "../../support/test.ts";
import { log } from "../../support/visitor.ts";
import { area, type Screen, type Stage } from "../screen.ts";

const route = "/:userId/practice";
const roomRoute = "/:userId/practice/:roomId";
const roomAt = (id: string) => `${route}/${id}`;
const unwise = "You should make a plan.";
const comment = "Here I felt unheard: I wanted to speak of my parents.";

const prepare = async ({ api }: Stage) => {
	const asks = async (learner: string) =>
		String(fieldOf(await api.as(learner, "POST", "/practice/", {}), "result", "id"));
	const joins = (partner: string, id: string, card: string) =>
		api.as(partner, "POST", `/practice/${id}/join/`, { card });
	const write = (line: Line, text: string) =>
		line.says({ action: "send_line", text, client_id: randomUUID() }, "new_line");

	/** Both have written, and the partner has commented. */
	const practise = async (learner: string, partner: string, card: string) => {
		const id = await asks(learner);
		await joins(partner, id, card);
		const [listens, plays] = [await api.practises(learner, id), await api.practises(partner, id)];
		await write(plays, "my parents i guess");
		const { line } = Object(await write(listens, unwise));
		await plays.says({ action: "comment", seq: line.seq, text: comment, client_id: randomUUID() }, "new_comment");
		return { id, end: () => plays.says({ action: "end_practice" }, "room") };
	};

	const past = await practise("ines", "listener2", "new-city");
	await past.end();
	const waits = once(() => asks("trainee"));
	return {
		past: past.id,
		running: await practise("ines", "listener2", "exam-stress"),
		ends: await practise("ada", "director", "new-city"),
		waits,
		comes: async () => joins("listener1", await waits(), "new-city"),
	};
};

type PracticeData = Awaited<ReturnType<typeof prepare>>;

const saidThere = (words: string) => (page: Page) => expect(log(page).getByText(words)).toBeVisible();

const lobby: readonly Screen<PracticeData>[] = [
	{
		name: "practice-empty",
		route,
		viewers: ["trainee"],
		ready: (page) => expect(page.getByText(inAnyLanguage(label.practice.noPastPractice))).toBeVisible(),
	},
	{ name: "practice-waiting", route, viewers: ["trainee"], arrange: (_, { waits }) => waits() },
	{
		name: "practice-who-waits",
		route,
		viewers: ["listener1"],
		arrange: (_, { waits }) => waits(),
		ready: (page) => expect(page.getByRole("main").getByRole("link", { name: /Tess/ })).toBeVisible(),
	},
	{
		name: "practice-cards",
		route,
		viewers: ["listener1"],
		arrange: (_, { waits }) => waits(),
		steps: async (page) => {
			await page.getByRole("link", { name: startsWith(label.practice.playVisitorFor, { name: "Tess" }) }).click();
			await expect(page.getByRole("heading", { level: 2, name: label.practice.firstPractice })).toBeVisible();
		},
	},
	{
		name: "practice-past",
		route,
		viewers: ["ines"],
		// The same in both languages.
		ready: (page) => expect(page.getByText(tn(2, label.practice.lines))).toBeVisible(),
	},
	{
		name: "practice-not-yet",
		route,
		viewers: ["newhire"],
		ready: (page) =>
			expect(page.getByRole("heading", { level: 1 })).toHaveText(inAnyLanguage(label.practice.opensWithTraining)),
	},
];

const room: readonly Screen<PracticeData>[] = [
	{
		name: "practice-learner",
		route: roomRoute,
		viewers: ["ines"],
		address: ({ running }) => roomAt(running.id),
		ready: saidThere(unwise),
	},
	{
		name: "practice-partner",
		route: roomRoute,
		viewers: ["listener2"],
		address: ({ running }) => roomAt(running.id),
		ready: saidThere(comment),
	},
	{
		name: "practice-comment",
		route: roomRoute,
		viewers: ["listener2"],
		address: ({ running }) => roomAt(running.id),
		steps: async (page) => {
			await page.getByRole("button", { name: t(label.practice.commentOn, { words: unwise }) }).click();
			await page.getByRole("button", { name: label.practice.saveComment }).click();
			await expect(page.getByText(label.contract.postTextMissing)).toBeVisible();
		},
	},
	{
		name: "practice-look-on",
		route: roomRoute,
		viewers: ["supervisor"],
		address: ({ running }) => roomAt(running.id),
		ready: saidThere(comment),
	},
	{
		name: "practice-not-yours",
		route: roomRoute,
		viewers: ["listener1"],
		address: ({ running }) => roomAt(running.id),
		ready: (page) =>
			expect(page.getByRole("heading", { level: 1 })).toHaveText(inAnyLanguage(label.practice.notOpenToYou)),
	},
	{
		name: "practice-review",
		route: roomRoute,
		viewers: ["ines"],
		address: ({ past }) => roomAt(past),
		ready: saidThere(comment),
	},
	{
		name: "practice-review-card",
		route: roomRoute,
		viewers: ["ines"],
		size: phone,
		address: ({ past }) => roomAt(past),
		steps: async (page) => {
			await page.getByText(t(label.practice.cardTitle, { title: "New in town" })).click();
			await expect(page.getByRole("heading", { name: label.practice.cards })).toBeVisible();
		},
	},
	{
		name: "practice-unsent",
		route: roomRoute,
		viewers: ["ada"],
		address: ({ ends }) => roomAt(ends.id),
		steps: async (page, { ends }) => {
			await page
				.getByPlaceholder(anyOf(exactly(label.practice.writeAsListener), exactly(label.practice.writeAsVisitor)))
				.fill("Half a thought");
			await ends.end();
			await expect(page.getByLabel(label.practice.youHadBegun)).toHaveValue("Half a thought");
		},
	},
];

export const practice = area({
	people: { ines: "listener", ada: "listener" },
	prepare,
	screens: [
		...lobby,
		...room,
		{
			name: "practice-notice",
			route: "/:userId/shift-manager",
			viewers: ["trainee"],
			// The page has to know who is waited for.
			address: route,
			arrange: (_, { waits }) => waits(),
			steps: async (page, { comes }) => {
				await expect(page.getByRole("heading", { name: label.practice.waitingForColleague })).toBeVisible();
				await page
					.getByRole("navigation", { name: label.members.members })
					.getByRole("link", { name: label.members.shifts })
					.click();
				await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
				await comes();
				await expect(page.getByText(t(label.practice.playsVisitorForYou, { name: "Lina" }))).toBeVisible();
			},
		},
	],
});
