import {
	claimDebrief,
	type Debrief,
	debriefs,
	finishDebrief,
	readDebriefNews,
	reopenDebrief,
	seeDebrief,
	writeInDebrief,
} from "@warmline/contract/chats/debrief-calls";
import { t, tn } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { idOf } from "../sample-chats.ts";
import { DebriefList } from "./DebriefList.tsx";

const sam = member("supervisor", { id: idOf(903), name: "Sam" });
const dora = { id: idOf(904), name: "Dora" };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const debrief = (n: number, name: string, more: Partial<Debrief> = {}): Debrief => ({
	id: idOf(n),
	chat_id: idOf(n + 100),
	member: { id: idOf(n + 910), name },
	summary: null,
	created_at: minutesAgo(n * 10),
	claim: null,
	messages: [],
	chat_erased: false,
	...more,
});
const mine = { by: { id: sam.id, name: "Sam" }, at: minutesAgo(5) };
const talk = (name: string) => ({ what: t(label.chats.talkWith, { name }) });
const card = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
const button = (name: string) => page.getByRole("button", { name });
const show = () => mount(<DebriefList />, { at: "/me/follow-ups", as: sam });

test("each stands with its age and who has taken it; what can be done fits", async () => {
	answer(readDebriefNews, { result: { waiting: [], unread: [] } });
	answer(debriefs, {
		results: [
			debrief(2, "Lina", { summary: "A loss." }),
			debrief(3, "Omar", { claim: { by: dora, at: minutesAgo(7) } }),
			debrief(4, "Tess", { claim: mine }),
			debrief(5, "Sam", { member: { id: sam.id, name: "Sam" } }),
		],
	});
	await show();
	await expect.element(card("Lina").getByText(tn(20, label.platform.minutesAgo))).toBeVisible();
	await expect.element(card("Lina").getByText(label.chats.nobodyHasTakenThis)).toBeVisible();
	await expect.element(button(t(label.chats.takeThisWhat, talk("Lina")))).toBeVisible();
	await expect.element(card("Omar").getByText(t(label.chats.hasTakenThis, { name: "Dora" }))).toBeVisible();
	await expect.element(card("Omar").getByText(tn(7, label.platform.minutesAgo))).toBeVisible();
	await expect.element(button(t(label.chats.takeOverFromWhat, { name: "Dora", ...talk("Omar") }))).toBeVisible();
	await expect.element(button(t(label.chats.doneWhat, talk("Omar")))).not.toBeInTheDocument();
	await expect.element(card("Tess").getByText(label.chats.youHaveTakenThis)).toBeVisible();
	await expect.element(page.getByLabelText(t(label.chats.messageTo, { name: "Tess" }))).toBeVisible();
	await expect.element(card("Sam").getByRole("button")).not.toBeInTheDocument();
	await expectAccessible();
});

test("whoever is second to claim one is told who has it, and the list shows it", async () => {
	answer(readDebriefNews, { result: { waiting: [], unread: [] } });
	answer(debriefs, { results: [debrief(2, "Lina")] });
	await show();
	refuse(claimDebrief, { status: 409, code: "claimed", message: "Dora is already handling this." });
	await expect.element(button(t(label.chats.takeThisWhat, talk("Lina")))).toBeVisible();
	answer(debriefs, { results: [debrief(2, "Lina", { claim: { by: dora, at: minutesAgo(0) } })] });
	await button(t(label.chats.takeThisWhat, talk("Lina"))).click();
	await expect.element(page.getByRole("alert")).toHaveTextContent("Dora is already handling this.");
	await expect.element(card("Lina").getByText(t(label.chats.hasTakenThis, { name: "Dora" }))).toBeVisible();
});

test("done is at once, and is taken back by the notice that says so", async () => {
	answer(readDebriefNews, { result: { waiting: [], unread: [] } });
	answer(debriefs, { results: [debrief(2, "Lina", { claim: mine })] });
	const finished = answer(finishDebrief, undefined);
	const reopened = answer(reopenDebrief, undefined);
	await show();
	await expect.element(card("Lina")).toBeVisible();
	answer(debriefs, { results: [] });
	await button(t(label.chats.doneWhat, talk("Lina"))).click();
	await expect.element(page.getByText(label.chats.nobodyWaitsForTalk)).toBeVisible();
	await expect.element(page.getByRole("heading", { name: label.chats.heavyChats })).toHaveFocus();
	answer(debriefs, { results: [debrief(2, "Lina", { claim: mine })] });
	await button(label.chats.undo).click();
	await expect.element(card("Lina")).toBeVisible();
	expect([finished.length, reopened.length]).toEqual([1, 1]);
});

test("what the listener wrote is read and answered here", async () => {
	answer(readDebriefNews, {
		result: {
			waiting: [],
			unread: [{ id: idOf(2), from: { id: idOf(902), name: "Lina" }, at: minutesAgo(1), kind: "message", own: false }],
		},
	});
	const written = {
		id: idOf(50),
		sender: { id: idOf(902), name: "Lina" },
		body: "Could you call me?",
		created_at: minutesAgo(1),
	};
	answer(debriefs, { results: [debrief(2, "Lina", { claim: mine, messages: [written] })] });
	const seen = answer(seeDebrief, undefined);
	const sent = answer(writeInDebrief, { result: { ...written, id: idOf(51), body: "In five minutes." } });
	const first = await show();
	await expect.element(card("Lina").getByText("Could you call me?")).toBeVisible();
	await expect.poll(() => seen.length).toBeGreaterThan(0);
	const field = page.getByLabelText(t(label.chats.messageTo, { name: "Lina" }));
	await button(label.chats.send).click();
	await expect.element(page.getByText(label.contract.messageMissing)).toBeVisible();
	await expect.element(field).toHaveFocus();
	await field.fill("In five");
	// Elsewhere and back.
	await first.unmount();
	await show();
	await expect.element(field).toHaveValue("In five");
	await field.fill("In five minutes.");
	await button(label.chats.send).click();
	await expect.element(field).toHaveValue("");
	expect(sent.map(({ body }) => body)).toEqual([{ body: "In five minutes." }]);
});
