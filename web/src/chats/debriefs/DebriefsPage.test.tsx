import { type OwnDebrief, ownDebriefs, readDebriefNews } from "@warmline/contract/chats/debrief-calls";
import { t, tn } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { idOf } from "../sample-chats.ts";
import { DebriefsPage } from "./DebriefsPage.tsx";

const sam = { id: idOf(903), name: "Sam" };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const own = (n: number, more: Partial<OwnDebrief> = {}): OwnDebrief => ({
	id: idOf(n),
	created_at: minutesAgo(n * 10),
	claim: null,
	done_at: null,
	messages: [],
	chat_erased: false,
	...more,
});
const show = async (results: OwnDebrief[], supervisors_on_duty: number) => {
	answer(readDebriefNews, { result: { waiting: [], unread: [] } });
	answer(ownDebriefs, { results, supervisors_on_duty });
	await mount(<DebriefsPage />, { at: "/me/debriefs", as: member("listener") });
};
const field = page.getByLabelText(t(label.chats.messageTo, { name: "Sam" }));

test("a listener reads what happens next, until somebody has claimed it: then who, and since when", async () => {
	await show([own(1), own(2, { claim: { by: sam, at: minutesAgo(6) } })], 2);
	await expect.element(page.getByText(tn(2, label.chats.supervisorsTold))).toBeVisible();
	await expect.element(page.getByText(t(label.chats.willTalkWithYou, { name: "Sam" }))).toBeVisible();
	await expect.element(page.getByText(tn(6, label.platform.minutesAgo))).toBeVisible();
	await expect.element(field).toBeVisible();
	await expectAccessible();
});

test("without a supervisor on duty the page says so, and promises nothing at once", async () => {
	await show([own(1)], 0);
	await expect.element(page.getByText(label.chats.noSupervisorOnDuty)).toBeVisible();
	await expect.element(field).not.toBeInTheDocument();
});

test("a talk that is over can be read on, and one whose chat was erased says where to go", async () => {
	const claim = { by: sam, at: minutesAgo(6) };
	const message = { id: idOf(50), sender: sam, body: "Good that you said so.", created_at: minutesAgo(5) };
	await show([own(1, { claim, chat_erased: true }), own(2, { claim, done_at: minutesAgo(1), messages: [message] })], 1);
	await expect.element(page.getByText(label.chats.talkIsOver)).toBeVisible();
	await expect.element(page.getByText("Good that you said so.")).toBeVisible();
	await expect.element(page.getByText(t(label.chats.speakDirectly, { name: "Sam" }))).toBeVisible();
	await expect.element(field).not.toBeInTheDocument();
});

test("who has asked for nothing reads how one asks", async () => {
	await show([], 1);
	await expect.element(page.getByText(label.chats.noDebriefOpen)).toBeVisible();
});
