import { t } from "@warmline/contract/i18n";
import { sendReport } from "@warmline/contract/moderation/calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { answer } from "../../test/fake-server.ts";
import { label } from "../../test/labels/index.ts";
import { startsWith } from "../../test/labels/match.ts";
import { member, mount } from "../../test/mount.tsx";
import { ReportDialog, type Reported } from "./ReportDialog.tsx";
import type { Silencing } from "./silencing.ts";

const post: Reported = {
	kind: "post",
	id: "0190a0b1-4444-7000-8000-000000000001",
	author: { id: "0190a0b1-1111-7000-8000-000000000002", name: "Ida Silva" },
};
const silencing: Silencing = {
	mutate: () => undefined,
	isPending: false,
	isSuccess: false,
	error: null,
	variables: undefined,
};

test("a report needs a reason, and words for something else, leads to what is missing, and thanks whoever sent it", async () => {
	const sent = answer(sendReport, { message: label.server.reportReceived });
	await mount(<ReportDialog about={post} open silencing={silencing} onClose={() => undefined} />, {
		as: member("listener"),
	});
	const asking = page.getByRole("dialog", { name: t(label.moderation.reportPostOf, { name: "Ida Silva" }) });
	const send = asking.getByRole("button", { name: label.moderation.sendTheReport });
	await send.click();
	await expect.element(asking.getByText(label.contract.reasonNotChosen)).toBeVisible();
	await expect.element(asking.getByRole("radio").first()).toHaveFocus();
	await asking.getByRole("radio", { name: label.contract.somethingElse }).click();
	await send.click();
	await expect.element(asking.getByText(label.moderation.explanationMissing)).toBeVisible();
	const inOwnWords = asking.getByRole("textbox", { name: startsWith(label.moderation.inOwnWords) });
	await expect.element(inOwnWords).toHaveFocus();
	await expectAccessible();
	expect(sent).toEqual([]);
	const words = "Many of our visitors cannot sleep.";
	await inOwnWords.fill(words);
	await send.click();
	const thanks = page.getByRole("dialog", { name: label.moderation.reportSent });
	await expect.element(thanks.getByText(label.server.reportReceived)).toHaveFocus();
	await expectAccessible();
	expect(sent.map(({ body }) => body)).toEqual([{ kind: "post", id: post.id, reason: "other", words }]);
});
