import { tn } from "@warmline/contract/i18n";
import { readDuty } from "@warmline/contract/shifts/duty-calls";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { DutyStrip } from "./DutyStrip.tsx";
import type { DutyState } from "./duty-state.ts";
import { idOf, sampleDuty } from "./sample-duty.ts";

const sam = member("supervisor", { id: idOf(11), name: "Sam" });
const linas = { id: idOf(12), name: "Lina", role: "listener", presence: "break" } as const;
const button = (name: string) => page.getByRole("button", { name, exact: true });
const status = (text: string) => page.getByRole("status").getByText(text, { exact: true });

/** As the server would answer: what was asked for is so. */
function Strip({ begin, openChats = 0 }: { readonly begin: DutyState["presence"]; readonly openChats?: number }) {
	const [presence, setPresence] = useState(begin);
	const onDuty = [{ ...linas, open_chats: 1, limit: 3, connected: true }];
	return (
		<DutyStrip
			me={{ id: sam.id, role: "supervisor" }}
			store={{ presence, openChats, connected: true, onDuty, setPresence }}
		/>
	);
}

test("without a shift one button checks in and out, and says what it means", async () => {
	answer(readDuty, { result: sampleDuty() });
	await mount(<Strip begin="away" />, { as: sam });
	await expect.element(status(label.duty.youAreOffDuty)).toBeVisible();
	await expect.element(page.getByText(label.duty.noNewChats)).toBeVisible();
	await expect.element(page.getByText(tn(1, label.duty.peopleOnDuty))).toBeVisible();
	await expect.element(button(label.duty.takeABreak)).not.toBeInTheDocument();
	await expectAccessible();
	await button(label.duty.checkIn).click();
	await expect.element(status(label.duty.youAreOnDuty)).toBeVisible();
	await expect.element(button(label.duty.checkOut)).toHaveFocus();
	await button(label.duty.takeABreak).click();
	await expect.element(page.getByText(label.duty.noNewChats)).toBeVisible();
	await button(label.duty.iAmBack).click();
	await button(label.duty.checkOut).click();
	await expect.element(status(label.duty.youAreOffDuty)).toBeVisible();
	await expect.element(page.getByText(label.duty.offDuty)).toBeVisible();
});

test("who checks out with chats open is asked, and reads that they stay", async () => {
	answer(readDuty, { result: sampleDuty() });
	await mount(<Strip begin="available" openChats={2} />, { as: sam });
	await button(label.duty.checkOut).click();
	const question = page.getByRole("dialog", { name: tn(2, label.duty.stillOpenChats) });
	await question.getByRole("button", { name: label.duty.checkOutAnyway }).click();
	await expect.element(page.getByText(label.duty.chatsStayYours)).toBeVisible();
});
