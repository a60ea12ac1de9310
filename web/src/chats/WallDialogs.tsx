import { messageLimit } from "@warmline/contract/chats/message";
import { type FormEvent, useCallback, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Field } from "../ui/Field.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import type { Desk, DeskState } from "./desk.ts";
import { findChat } from "./lists.ts";
import type { WallAct } from "./WallCard.tsx";

type Asked = { readonly act: "whisper" | "take_over"; readonly chatId: string };

/** What is done from a card: some of it at once, some after a question. */
export const useWallActs = (desk: Desk, { lists }: DeskState) => {
	const [asked, setAsked] = useState<Asked | null>(null);
	const [said, setSaid] = useState("");
	const chat = asked && findChat(lists, asked.chatId);

	const onAct = useCallback(
		(act: WallAct, chatId: string) => {
			setSaid("");
			if (act === "hand_back") desk.handBack(chatId);
			else if (act === "lower_hand") desk.lowerHand(chatId);
			else setAsked({ act, chatId });
		},
		[desk],
	);
	const close = () => setAsked(null);
	const listener = chat?.agent_name ?? "the listener";
	const dialogs = (
		<>
			<WhisperDialog
				key={asked?.chatId ?? "none"}
				open={chat !== null && asked?.act === "whisper"}
				listener={listener}
				caller={chat?.user.name ?? ""}
				onCancel={close}
				onWhisper={(words) => {
					close();
					if (asked && desk.coach(asked.chatId, words)) setSaid(`Whispered to ${listener}.`);
				}}
			/>
			<ConfirmDialog
				open={chat !== null && asked?.act === "take_over"}
				title={`Take over the chat with ${chat?.user.name ?? ""}?`}
				confirm="Take over"
				cancel="Leave it"
				onCancel={close}
				onConfirm={() => {
					close();
					if (asked) desk.takeOver(asked.chatId);
				}}
			>
				The chat becomes yours, and {listener} is told. The visitor sees your name from then on. You can hand it back
				later. This is written to the audit log.
			</ConfirmDialog>
		</>
	);
	return { onAct, dialogs, said };
};

type WhisperDialogProps = {
	readonly open: boolean;
	readonly listener: string;
	readonly caller: string;
	readonly onCancel: () => void;
	readonly onWhisper: (words: string) => void;
};

function WhisperDialog({ open, listener, caller, onCancel, onWhisper }: WhisperDialogProps) {
	const [words, setWords] = useState("");
	const [missing, setMissing] = useState(false);
	const send = (event: FormEvent) => {
		event.preventDefault();
		if (words.trim() === "") return setMissing(true);
		onWhisper(words);
	};
	return (
		<Dialog open={open} onClose={onCancel} title={`Whisper to ${listener}`}>
			<form onSubmit={send} noValidate>
				<Field
					label="Your words"
					hint={`About the chat with ${caller}. Only ${listener} sees them, never the visitor.`}
					error={missing ? "Please write something." : undefined}
				>
					<TextArea
						value={words}
						maxLength={messageLimit}
						onChange={(event) => {
							setWords(event.target.value);
							setMissing(false);
						}}
					/>
				</Field>
				<div className="mt-6 flex flex-wrap justify-end gap-3">
					<Button variant="quiet" onClick={onCancel}>
						Cancel
					</Button>
					<Button type="submit">Whisper</Button>
				</div>
			</form>
		</Dialog>
	);
}
