import { type Message, messageLimit, messageText } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { controlLook } from "../../ui/forms/field-wiring.ts";

type FirstMessageProps = {
	readonly message: Message;
	readonly bubble: ReactNode;
	/** Nobody has taken the chat yet: the message can still be said better. */
	readonly waiting: boolean;
	readonly connected: boolean;
	/** The server did not take the change. */
	readonly refused: boolean;
	readonly onSave: (text: string) => void;
	readonly onSend: (text: string) => void;
};

/** The message a chat began with, to be read over and edited while nobody has come. */
export function FirstMessage({ message, bubble, waiting, connected, refused, onSave, onSend }: FirstMessageProps) {
	const [text, setText] = useState<string | null>(null);
	const [saving, setSaving] = useState(false);
	const field = useRef<HTMLTextAreaElement>(null);
	const edit = useRef<HTMLButtonElement>(null);
	const editing = text !== null;

	// The new words have come back: they are stored.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that matters.
	useEffect(() => {
		setText(null);
		setSaving(false);
	}, [message.message]);
	useEffect(() => {
		if (refused || !connected) setSaving(false);
	}, [refused, connected]);
	useEffect(() => {
		if (editing) field.current?.focus();
	}, [editing]);

	const close = () => {
		setText(null);
		requestAnimationFrame(() => edit.current?.focus());
	};
	if (!editing) {
		return (
			<>
				{bubble}
				{waiting && (
					<li className="flex justify-end">
						<button
							ref={edit}
							type="button"
							className="min-h-11 rounded-control px-2 text-sm font-semibold text-pine underline"
							onClick={() => setText(message.message)}
						>
							{t("Edit this message")}
						</button>
					</li>
				)}
			</>
		);
	}

	const wrong = messageText.safeParse(text).error?.issues[0]?.message;
	const save = () => {
		if (wrong !== undefined || saving || !connected) return;
		if (!waiting) {
			onSend(text);
			return close();
		}
		if (text === message.message) return close();
		setSaving(true);
		onSave(text);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		save();
	};
	const pressed = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		if (event.key === "Escape") return close();
		if (event.key !== "Enter" || event.shiftKey) return;
		event.preventDefault();
		save();
	};
	return (
		<li className="mt-4">
			<form onSubmit={submit} className="ml-auto max-w-[36rem]">
				<textarea
					ref={field}
					aria-label={t("Your first message")}
					aria-describedby="first-message-hint"
					rows={4}
					maxLength={messageLimit * 2}
					autoComplete="off"
					value={text}
					onChange={(event) => setText(event.target.value)}
					onKeyDown={pressed}
					className={controlLook()}
				/>
				<p id="first-message-hint" className="mt-1 text-sm text-soft">
					{wrong ??
						(waiting
							? t("Press Enter to save, Escape to cancel.")
							: t(
									"A listener has joined in the meantime, so your first message stays as it is. You can send this as a new one.",
								))}
				</p>
				<div className="mt-1 flex flex-wrap justify-end gap-2">
					<Button variant="secondary" onClick={close}>
						{t("Discard changes")}
					</Button>
					<Button type="submit" disabled={wrong !== undefined || !connected} busy={saving} busyText={t("Saving...")}>
						{waiting ? t("Save") : t("Send as a new message")}
					</Button>
				</div>
			</form>
		</li>
	);
}
