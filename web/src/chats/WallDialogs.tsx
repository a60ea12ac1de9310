import { messageLimit } from "@warmline/contract/chats/message";
import { say } from "@warmline/contract/say";
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
	const listener = chat?.agent_name ?? say("the listener");
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
					if (asked && desk.coach(asked.chatId, words)) setSaid(say("Whispered to {name}.", { name: listener }));
				}}
			/>
			<ConfirmDialog
				open={chat !== null && asked?.act === "take_over"}
				title={say("Take over the chat with {name}?", { name: chat?.user.name ?? "" })}
				confirm={say("Take over")}
				cancel={say("Leave it")}
				onCancel={close}
				onConfirm={() => {
					close();
					if (asked) desk.takeOver(asked.chatId);
				}}
			>
				{say(
					"The chat becomes yours, and {name} is told. The visitor sees your name from then on. You can hand it back later. This is written to the audit log.",
					{ name: listener },
				)}
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
		<Dialog open={open} onClose={onCancel} title={say("Whisper to {name}", { name: listener })}>
			<form onSubmit={send} noValidate>
				<Field
					label={say("Your words")}
					hint={say("About the chat with {visitor}. Only {name} sees them, never the visitor.", {
						visitor: caller,
						name: listener,
					})}
					error={missing ? say("Please write something.") : undefined}
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
						{say("Cancel")}
					</Button>
					<Button type="submit">{say("Whisper")}</Button>
				</div>
			</form>
		</Dialog>
	);
}
