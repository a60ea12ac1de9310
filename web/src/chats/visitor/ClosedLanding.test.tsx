import { chatStatus } from "@warmline/contract/chats/calls";
import { tn } from "@warmline/contract/i18n";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { exactly } from "../../../test/labels/match.ts";
import { mount } from "../../../test/mount.tsx";
import { idOf, sampleOpening } from "../sample-chats.ts";
import { ClosedLanding } from "./ClosedLanding.tsx";

test("who could not be answered before the close can leave the words, or erase them", async () => {
	answer(chatStatus, { ...sampleOpening, open: false, why: "no_shift", next_open: "2999-11-22T23:00:00.000Z" });
	await mount(
		<ClosedLanding
			chatId={idOf(1)}
			messages={[]}
			unsent={["You closed before you came"]}
			onStartFresh={vi.fn()}
			onErased={vi.fn()}
		/>,
	);
	await expect.element(page.getByRole("heading", { name: label.visitor.closedBeforeAnswer })).toBeVisible();
	await expect.element(page.getByText(exactly(label.visitor.opensAgain))).toBeVisible();
	await expect.element(page.getByText(tn(90, label.visitor.messageKeptForDays))).toBeVisible();
	await expect.element(page.getByLabelText(label.chats.yourMessage)).toHaveValue("You closed before you came");
	await expectAccessible();
	await page.getByRole("button", { name: label.visitor.eraseThisChat }).click();
	await expect.element(page.getByText(label.visitor.leftMessageNotErased)).toBeVisible();
	await expectAccessible();
});
