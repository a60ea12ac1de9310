import { ownDebriefs } from "@warmline/contract/chats/debrief-calls";
import { wrapUp } from "@warmline/contract/chats/desk-calls";
import { sayCount } from "@warmline/contract/say";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { contains } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import { idOf } from "../sample-chats.ts";
import { WrapUpDialog } from "./WrapUpDialog.tsx";

const due = {
	action: "wrap_up_due",
	chat_id: idOf(1),
	caller_name: "Anna",
	by: "user",
	how: "ended",
	minutes: 12,
	messages: 9,
} as const;

const show = async () => {
	const closed = vi.fn();
	const sent = answer(wrapUp, undefined);
	await mount(<WrapUpDialog due={due} onClose={closed} />, { as: member("listener") });
	return { closed, sent };
};
const save = () => page.getByRole("button", { name: label.chats.save, exact: true }).click();

test("a listener who says that a chat was heavy reads who was told and what happens next", async () => {
	answer(ownDebriefs, { results: [], supervisors_on_duty: 1 });
	const { closed, sent } = await show();
	await page.getByRole("checkbox", { name: contains(label.chats.thatWasHeavy) }).click();
	await page.getByLabelText(label.chats.inAFewWords).fill("A loss.");
	await save();
	await expect.element(page.getByRole("dialog", { name: label.chats.thankYouForSayingSo })).toBeVisible();
	await expect.element(page.getByText(sayCount(1, label.chats.supervisorsTold))).toBeVisible();
	await expectAccessible();
	expect(sent.map(({ body }) => body)).toEqual([{ summary: "A loss.", heavy: true }]);
	expect(closed).not.toHaveBeenCalled();
	await page.getByRole("button", { name: label.chats.ok, exact: true }).click();
	expect(closed).toHaveBeenCalledOnce();
});

test("a chat that was not heavy is set down with nothing more to read", async () => {
	const { closed, sent } = await show();
	await page.getByLabelText(label.chats.inAFewWords).fill("Exams.");
	await save();
	await expect.poll(() => closed.mock.calls.length).toBe(1);
	expect(sent.map(({ body }) => body)).toEqual([{ summary: "Exams.", heavy: false }]);
});
