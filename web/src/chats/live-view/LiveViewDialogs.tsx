import { messageLimit } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import { useCallback, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import type { AgentState, AgentStore } from "../store/agent-store.ts";
import { findChat } from "../store/chat-lists.ts";
import type { LiveViewAction } from "./LiveViewCard.tsx";

type Asked = { readonly act: "note" | "take_over"; readonly chatId: string };

/** What is done from a card: some of it at once, some after a question. */
export const useLiveViewActions = (store: AgentStore, { lists }: AgentState) => {
	const [asked, setAsked] = useState<Asked | null>(null);
	const [said, setSaid] = useState("");
	const chat = asked && findChat(lists, asked.chatId);

	const onAct = useCallback(
		(act: LiveViewAction, chatId: string) => {
			setSaid("");
			if (act === "hand_back") store.handBack(chatId);
			else if (act === "withdraw_help") store.withdrawHelp(chatId);
			else setAsked({ act, chatId });
		},
		[store],
	);
	const close = () => setAsked(null);
	const listener = chat?.agent_name ?? t("the listener");
	const dialogs = (
		<>
			<PrivateNoteDialog
				key={asked?.chatId ?? "none"}
				open={chat !== null && asked?.act === "note"}
				listener={listener}
				caller={chat?.user.name ?? ""}
				onCancel={close}
				onSend={(words) => {
					close();
					if (asked && store.coach(asked.chatId, words)) setSaid(t("Private note sent to {name}.", { name: listener }));
				}}
			/>
			<ConfirmDialog
				open={chat !== null && asked?.act === "take_over"}
				title={t("Take over the chat with {name}?", { name: chat?.user.name ?? "" })}
				confirm={t("Take over")}
				cancel={t("Cancel")}
				onCancel={close}
				onConfirm={() => {
					close();
					if (asked) store.takeOver(asked.chatId);
				}}
			>
				{t(
					"You’ll replace {name} in this chat, and they’ll be notified. The visitor will see your name. You can hand it back later. This is recorded in the audit log.",
					{ name: listener },
				)}
			</ConfirmDialog>
		</>
	);
	return { onAct, dialogs, said };
};

type PrivateNoteDialogProps = {
	readonly open: boolean;
	readonly listener: string;
	readonly caller: string;
	readonly onCancel: () => void;
	readonly onSend: (words: string) => void;
};

function PrivateNoteDialog({ open, listener, caller, onCancel, onSend }: PrivateNoteDialogProps) {
	const { form, register, submit, errors } = useForm({
		values: { words: "" },
		check: ({ words }) =>
			words.trim() === "" ? { errors: { words: t("Please write a note first.") } } : { data: words },
		send: onSend,
		fallback: "",
	});
	return (
		<Dialog open={open} onClose={onCancel} title={t("Private note to {name}", { name: listener })}>
			<form ref={form} onSubmit={submit} noValidate>
				<Field
					label={t("Note")}
					hint={t("About the chat with {visitor}. Only {name} and supervisors can see it, never the visitor.", {
						visitor: caller,
						name: listener,
					})}
					error={errors.words}
				>
					<TextArea maxLength={messageLimit} {...register("words")} />
				</Field>
				<div className="mt-6 flex flex-wrap justify-end gap-3">
					<Button variant="quiet" onClick={onCancel}>
						{t("Cancel")}
					</Button>
					<Button type="submit">{t("Send note")}</Button>
				</div>
			</form>
		</Dialog>
	);
}
