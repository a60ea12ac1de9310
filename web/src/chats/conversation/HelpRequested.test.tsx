import { t } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { chatOf } from "../sample-chats.ts";
import { HelpRequested } from "./HelpRequested.tsx";

const lina = member("listener");
const asked = (answered_by: string | null = null) =>
	chatOf(1, {
		assigned_agent: lina.id,
		agent_name: "Lina",
		hand: { reason: "beyond_scope", since: new Date().toISOString(), answered_by },
	});
const status = page.getByRole("status");

test("a call for help that no supervisor hears says so, and what can be done meanwhile", async () => {
	await mount(<HelpRequested chat={asked()} own supervisors={0} onUse={() => undefined} />, { as: lina });
	await expect.element(status).toHaveTextContent(label.chats.nobodyHearsHelp);
	await expect.element(page.getByRole("listitem").first()).toBeVisible();
	await expectAccessible();
});

test("once a supervisor has come that is said, and the suggestions fold", async () => {
	await mount(<HelpRequested chat={asked("Sam")} own supervisors={1} onUse={() => undefined} />, { as: lina });
	await expect.element(status).toHaveTextContent(t(label.chats.supervisorCame, { name: "Sam" }));
	await expect.element(page.getByRole("listitem")).not.toBeInTheDocument();
	await expectAccessible();
});
