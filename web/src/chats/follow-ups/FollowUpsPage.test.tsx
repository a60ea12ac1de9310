import { leftMessages } from "@warmline/contract/chats/agent-calls";
import { debriefs } from "@warmline/contract/chats/debrief-calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { idOf } from "../sample-chats.ts";
import { FollowUpsPage } from "./FollowUpsPage.tsx";

test("a message that cannot be read says so, among those that can", async () => {
	const created_at = "2026-11-21T12:00:00.000Z";
	answer(debriefs, { results: [] });
	answer(leftMessages, {
		results: [
			{ id: idOf(1), email: null, message: null, created_at },
			{ id: idOf(2), email: "two@example.org", message: "Two of two", created_at },
		],
		next: null,
	});
	await mount(<FollowUpsPage />, { at: "/me/follow-ups", as: member("supervisor") });
	await expect.element(page.getByRole("heading", { name: label.chats.unreadableMessage })).toBeVisible();
	await expect.element(page.getByText("Two of two")).toBeVisible();
	await expectAccessible();
});
