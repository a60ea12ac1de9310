import { eraseChat } from "@warmline/contract/chats/after-calls";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, answerForeign } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { mount } from "../../../test/mount.tsx";
import { idOf } from "../sample-chats.ts";
import { EndScreen } from "./EndScreen.tsx";

test("a visitor erases an ended chat after one question, and is told when that fails", async () => {
	answerForeign(eraseChat, 500, "");
	const onErased = vi.fn();
	await mount(
		<EndScreen
			chatId={idOf(1)}
			ended={{ by: "user", how: "ended", reopenUntil: Date.now() + 10 * 60_000 }}
			agentName="Lina"
			onReopened={vi.fn()}
			onStartFresh={vi.fn()}
			onErased={onErased}
		/>,
	);
	await page.getByRole("button", { name: label.visitor.eraseThisChat }).click();
	await expect.element(page.getByRole("heading", { name: label.visitor.eraseForGoodQuestion })).toHaveFocus();
	await expect.element(page.getByRole("button", { name: label.visitor.startNewChat })).not.toBeInTheDocument();
	await expectAccessible();
	const erase = page.getByRole("button", { name: label.visitor.eraseForGood });
	await erase.click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(label.visitor.eraseFailed);
	expect(onErased).not.toHaveBeenCalled();
	await expectAccessible();
	const asked = answer(eraseChat, undefined);
	await erase.click();
	await expect.poll(() => onErased.mock.calls.length).toBe(1);
	expect(asked.map(({ params }) => params.chat_id)).toEqual([idOf(1)]);
});
