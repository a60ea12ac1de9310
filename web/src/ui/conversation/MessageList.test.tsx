import type { Message } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { label } from "../../../test/labels/index.ts";
import { member, mount } from "../../../test/mount.tsx";
import { MessageList } from "./MessageList.tsx";
import { newThread, receive } from "./thread.ts";

const me = member();
const omar = "0190a0b1-1111-7000-8000-000000000002";

const messageOf = (
	seq: number,
	text: string,
	written: Pick<Message, "sender" | "sender_name" | "sender_id">,
): Message => ({
	id: `0190a0c0-0000-7000-8000-${String(seq).padStart(12, "0")}`,
	chat_id: "0190a0c0-0000-7000-8000-00000000000c",
	seq,
	message: text,
	kind: "text",
	timestamp: `2026-11-01T10:0${seq}:00.000Z`,
	client_id: null,
	...written,
});

const show = (messages: readonly Message[]) =>
	mount(
		<div className="flex h-96 flex-col">
			<MessageList
				conversation={{
					thread: receive(newThread(), messages),
					loaded: true,
					fetchFailed: false,
					fetchingEarlier: false,
					typing: null,
					seen: 3,
				}}
				side="agent"
				isOwn={({ sender_id }) => sender_id === me.id}
				onTryAgain={() => undefined}
				onFetchAgain={() => undefined}
			/>
		</div>,
	);

const written = {
	visitor: { sender: "user", sender_id: null, sender_name: "Sky" },
	colleague: { sender: "agent", sender_id: omar, sender_name: "Omar" },
	own: { sender: "agent", sender_id: me.id, sender_name: "Lina" },
} as const;

const rowOf = (text: string) => page.getByRole("listitem").filter({ hasText: text });

test("a colleague's message is named, and only the reader's own is theirs (D8)", async () => {
	await show([
		messageOf(1, "Hello, anybody?", written.visitor),
		messageOf(2, "I am Omar.", written.colleague),
		messageOf(3, "I am Lina.", written.own),
	]);
	const you = t("{name}:", { name: t("You") });
	await expect.element(rowOf("I am Omar.")).toMatchTextContent("Omar");
	await expect.element(rowOf("I am Omar.")).not.toMatchTextContent(you);
	await expect.element(rowOf("I am Lina.")).toMatchTextContent(you);
	await expect.element(rowOf("I am Lina.")).toMatchTextContent(label.ui.seen);
	await expect.element(rowOf("I am Omar.")).not.toMatchTextContent(label.ui.seen);
	await expectAccessible();
});

test("two people of one name who write one after the other are named each", async () => {
	await show([
		messageOf(1, "From the first.", written.colleague),
		messageOf(2, "From the second.", { ...written.colleague, sender_id: "0190a0b1-1111-7000-8000-000000000003" }),
	]);
	for (const text of ["From the first.", "From the second."])
		await expect.element(rowOf(text).getByText("Omar", { exact: true })).toBeVisible();
});
