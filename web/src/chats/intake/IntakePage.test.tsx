import { leaveMessage } from "@warmline/contract/chats/after-calls";
import { chatStatus } from "@warmline/contract/chats/calls";
import { t, tn } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { contains } from "../../../test/labels/match.ts";
import { mount } from "../../../test/mount.tsx";
import { sampleOpening } from "../sample-chats.ts";
import { IntakePage } from "./IntakePage.tsx";

const open = () => mount(<IntakePage />, { at: "/chat-form" });

test("the form says who is there, who waits, and how long a chat is kept", async () => {
	answer(chatStatus, { ...sampleOpening, waiting: 1, listeners_available: 1, keep_days: 90 });
	await open();
	await expect.element(page.getByText(tn(1, label.visitor.listenersOn))).toBeVisible();
	await expect.element(page.getByText(tn(1, label.visitor.peopleAreWaiting))).toBeVisible();
	await expect
		.element(page.getByText(`${tn(90, label.visitor.keptForDays)} ${label.visitor.mayEraseLater}`))
		.toBeVisible();
	await expectAccessible();
});

test("where the chat is closed, a message that is not complete is marked, and a complete one is thanked for", async () => {
	const reason = "We are closed for the holiday.";
	const email = "me@example.org";
	answer(chatStatus, { ...sampleOpening, open: false, why: "paused", reason });
	const left = answer(leaveMessage, { message: t(label.server.leftMessageReceived, { email }) });
	await open();
	await expect.element(page.getByRole("heading", { name: label.visitor.closedNow })).toBeVisible();
	await expect.element(page.getByText(reason)).toBeVisible();
	const leave = page.getByRole("button", { name: label.visitor.leaveThisMessage });
	await leave.click();
	await expect.element(page.getByText(label.contract.messageMissing)).toBeVisible();
	await expect.element(page.getByText(label.contract.invalidEmailFormat)).toBeVisible();
	await expect.element(page.getByText(label.contract.termsMissing)).toBeVisible();
	await expectAccessible();
	expect(left).toEqual([]);

	await page.getByLabelText(label.chats.yourMessage).fill("Please write to me when you can");
	await page.getByLabelText(label.chats.email).fill(email);
	await page.getByRole("checkbox", { name: label.visitor.acceptMessageTerms }).click();
	await leave.click();
	await expect.element(page.getByText(contains(label.server.leftMessageReceived, { email }))).toBeVisible();
	await expect.element(leave).not.toBeInTheDocument();
	await expectAccessible();
});
