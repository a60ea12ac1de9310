import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { label } from "../../../test/labels/index.ts";
import { mount } from "../../../test/mount.tsx";
import { idOf } from "../sample-chats.ts";
import { ChatInProgress } from "./ChatInProgress.tsx";

test("the page that opened the chat says that it is in progress, and opens its window again (V3)", async () => {
	const onOpenWindow = vi.fn();
	await mount(<ChatInProgress chatId={idOf(1)} blocked={false} onOpenWindow={onOpenWindow} onLeave={vi.fn()} />, {
		at: "/chat-form",
	});
	await expect.element(page.getByRole("heading", { name: label.visitor.openInOwnWindow })).toBeVisible();
	await page.getByRole("button", { name: label.visitor.openWindowAgain }).click();
	expect(onOpenWindow).toHaveBeenCalledOnce();
	await expectAccessible();
});
