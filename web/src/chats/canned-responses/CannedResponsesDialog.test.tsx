import { addCannedResponse, type CannedResponse, listCannedResponses } from "@warmline/contract/chats/agent-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, refuse } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { contains } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import { idOf } from "../sample-chats.ts";
import { CannedResponsesDialog } from "./CannedResponsesDialog.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("an empty list offers a suggested set, for everyone from a supervisor", async () => {
	const saved: CannedResponse[] = [];
	answer(listCannedResponses, () => ({ results: saved }));
	answer(addCannedResponse, ({ body }) => {
		const result = { id: idOf(saved.length + 1), mine: true, ...body, shared: body.shared ?? false };
		saved.push(result);
		return { result };
	});
	await mount(<CannedResponsesDialog supervising onClose={() => undefined} />, { as: member("supervisor") });
	await expectAccessible();
	await button(label.cannedResponses.addSuggested).click();
	await expect.element(page.getByText(/^Hello \{visitor\}, I’m \{listener\}\./)).toBeVisible();
	expect(page.getByRole("listitem").elements()).toHaveLength(saved.length);
	expect(saved.every(({ shared }) => shared)).toBe(true);
	await expectAccessible();
});

test("where only some of the set could be added, the list shows them and says so", async () => {
	const saved: CannedResponse[] = [];
	answer(listCannedResponses, () => ({ results: saved }));
	answer(addCannedResponse, ({ body }) => {
		const result = { id: idOf(saved.length + 1), mine: true, ...body, shared: body.shared ?? false };
		saved.push(result);
		if (saved.length === 2) refuse(addCannedResponse, { status: 503, code: "not_ready", message: "Not right now." });
		return { result };
	});
	await mount(<CannedResponsesDialog supervising={false} onClose={() => undefined} />, { as: member("listener") });
	await button(label.cannedResponses.addSuggested).click();
	await expect.element(page.getByText(/Not right now\./)).toBeVisible();
	await expect.element(page.getByRole("listitem").first()).toBeVisible();
	expect(page.getByRole("listitem").elements()).toHaveLength(2);
});

test("anything else in braces is refused at the field, and nothing is sent", async () => {
	answer(listCannedResponses, () => ({ results: [] }));
	await mount(<CannedResponsesDialog supervising={false} onClose={() => undefined} />, { as: member("listener") });
	await button(label.cannedResponses.newResponse).click();
	await page.getByLabelText(label.cannedResponses.shortcut).fill("hi");
	const text = page.getByLabelText(label.cannedResponses.messageText);
	await text.fill("Hello {name}");
	await button(label.chats.save).click();
	await expect.element(text).toHaveAccessibleDescription(contains(label.contract.unknownPlaceholder));
	await expect.element(text).toHaveValue("Hello {name}");
	await expect.element(text).toHaveFocus();
});
