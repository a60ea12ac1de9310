import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, startsWith } from "@warmline/web/labels/match";
import { consoleErrors } from "../support/console-errors.ts";
import { expect, test } from "../support/test.ts";

test("a director reads in plain sentences who took over what, and narrows the log", async ({ people, api }) => {
	const chat_id = await api.asks("Who looks at me?");
	const line = await api.agent("listener1");
	await line.checkIn();
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	const sams = await api.agent("supervisor");
	await sams.says({ action: "take_over_chat", chat_id }, "chat_assigned");
	await sams.says({ action: "hand_back_chat", chat_id }, "chat_assigned");
	line.close();
	sams.close();

	const dora = await people.member("director");
	const errors = consoleErrors(dora);
	await dora.getByRole("link", { name: label.members.auditLog }).click();
	await expect(dora.getByText(t(label.audit.takeOverLog, { who: "Sam", about: "Lina" })).first()).toBeVisible();
	await expect(dora.getByText(t(label.audit.handBackLog, { who: "Sam", about: "Lina" })).first()).toBeVisible();

	await dora.getByLabel(label.audit.whatWasDone).selectOption("take_over_chat");
	await expect(dora.getByText(t(label.audit.handBackLog, { who: "Sam", about: "Lina" }))).toHaveCount(0);
	await expect(dora.getByText(t(label.audit.takeOverLog, { who: "Sam", about: "Lina" })).first()).toBeVisible();
	await dora
		.getByRole("button", { name: startsWith(label.audit.allOfChat) })
		.first()
		.click();
	await expect(dora.getByText(t(label.audit.onlyTheChat, { end: chat_id.slice(-8) }))).toBeVisible();
	await expect(dora.getByRole("row").filter({ hasText: contains(label.audit.takeOverLog) })).toHaveCount(1);
	await dora.getByRole("button", { name: label.audit.showEverythingAgain }).click();
	await dora.getByLabel(label.audit.member, { exact: true }).selectOption({ label: "Lina" });
	await expect(dora.getByText(t(label.audit.takeOverLog, { who: "Sam", about: "Lina" })).first()).toBeVisible();

	// Who is to be chosen does not depend on what is shown.
	await dora.getByLabel(label.audit.whatWasDone).selectOption("set_chats_limit");
	await dora.reload();
	await expect(dora.getByLabel(label.audit.member, { exact: true })).toContainText("Sam");
	await dora.getByRole("button", { name: label.audit.showEverythingAgain }).click();

	await dora.getByLabel(label.audit.toDay, { exact: true }).fill("2020-01-01");
	await expect(dora.getByText(label.audit.nothingFound)).toBeVisible();
	await dora.reload();
	await expect(dora.getByText(label.audit.nothingFound)).toBeVisible();
	await dora.getByRole("button", { name: label.audit.showEverythingAgain }).click();
	await dora
		.getByRole("link", { name: startsWith(label.audit.transcript, { which: label.contract.tookOverChat }) })
		.first()
		.click();
	await expect(dora.getByRole("region", { name: label.chats.whatWasSaid })).toContainText("Who looks at me?");
	await dora.goBack();
	await expect(dora.getByText(t(label.audit.transcriptLog, { who: "Dora" })).first()).toBeVisible();
	expect(errors).toEqual([]);
});
