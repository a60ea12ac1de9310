import { wrapUp } from "@warmline/contract/chats/agent-calls";
import { ownDebriefs } from "@warmline/contract/chats/debrief-calls";
import { tn } from "@warmline/contract/i18n";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { contains } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import { idOf } from "../sample-chats.ts";
import { WrapUpPanel } from "./WrapUpPanel.tsx";

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
	await mount(<WrapUpPanel due={due} onClose={closed} />, { as: member("listener") });
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
	await expect.element(page.getByText(tn(1, label.chats.supervisorsTold))).toBeVisible();
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

/** A reply that is being written, with a chat that ends at its seventh letter. */
function Reply() {
	const [words, setWords] = useState("");
	return (
		<>
			<textarea aria-label="Reply" value={words} onChange={({ target }) => setWords(target.value)} />
			{words.length > 6 && <WrapUpPanel due={due} onClose={() => undefined} />}
		</>
	);
}

test("a chat that ends while its listener writes in another takes nothing of what they type", async () => {
	await mount(<Reply />, { as: member("listener") });
	const reply = page.getByLabelText("Reply");
	await reply.click();
	await userEvent.keyboard("Take yo");
	const panel = page.getByRole("dialog", { name: contains(label.chats.yourChatWith) });
	await expect.element(panel).toBeVisible();
	await userEvent.keyboard("ur time");
	await expect.element(reply).toHaveValue("Take your time");
	await expectAccessible();
});

test("what was written in a wrap-up stays when Escape is pressed, and an untouched one goes", async () => {
	const { closed } = await show();
	const summary = page.getByLabelText(label.chats.inAFewWords);
	await summary.fill("Exams.");
	await userEvent.keyboard("{Escape}");
	await expect.element(summary).toHaveValue("Exams.");
	expect(closed).not.toHaveBeenCalled();
	await summary.fill("");
	await userEvent.keyboard("{Escape}");
	await expect.poll(() => closed.mock.calls.length).toBe(1);
});
