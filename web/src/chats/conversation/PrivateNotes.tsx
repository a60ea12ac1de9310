import type { Coaching } from "@warmline/contract/chats/agent-channel";
import { messageLimit } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { keptName } from "../../platform/member-name.ts";
import { clockTime } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";

type PrivateNotesProps = {
	readonly notes: readonly Coaching[];
	readonly meId: string;
};

/** Notes between supervisors and the chat's listener. They look like no message, because the visitor never sees them. */
export function PrivateNotes({ notes, meId }: PrivateNotesProps) {
	const [hiddenUpTo, setHiddenUpTo] = useState("");
	const list = useRef<HTMLUListElement>(null);
	const shown = notes.filter(({ id }) => id > hiddenUpTo);
	const last = shown.at(-1)?.id;

	useLayoutEffect(() => {
		if (last && list.current) list.current.scrollTop = list.current.scrollHeight;
	}, [last]);

	return (
		<section
			aria-label={t("Private notes")}
			className={shown.length === 0 ? "" : "border-t-2 border-dashed border-attention"}
		>
			<div className="flex items-start bg-attention-wash">
				<ul ref={list} aria-live="polite" className="max-h-36 min-w-0 flex-1 overflow-y-auto">
					{shown.map((note) => (
						<li key={note.id} className="px-4 py-2">
							<p className="text-xs font-semibold text-attention-ink">
								{note.sender_id === meId
									? t("Private note from you")
									: t("Private note from {name}", { name: keptName(note.sender_name) })}{" "}
								· {clockTime(note.timestamp)}
							</p>
							<p className="whitespace-pre-wrap wrap-anywhere">{note.message}</p>
						</li>
					))}
				</ul>
				{last && (
					<Button variant="quiet" onClick={() => setHiddenUpTo(last)}>
						{t("Hide")}
					</Button>
				)}
			</div>
		</section>
	);
}

type PrivateNoteFormProps = {
	/** To whom the note goes, in words. */
	readonly label: string;
	readonly hint: string;
	/** The keys for writing lead here, not to the field beside it. */
	readonly goesFirst?: boolean;
	/** Takes the cursor when the chat opens; not on phones, where that brings up the keyboard. */
	readonly autoFocus?: boolean;
	/** False: it was not sent, and stays. */
	readonly onSend: (text: string) => boolean;
};

export function PrivateNoteForm({ label, hint, goesFirst = false, autoFocus = false, onSend }: PrivateNoteFormProps) {
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const [text, setText] = useState("");
	useEffect(() => {
		if (autoFocus && window.matchMedia("(pointer: fine)").matches) field.current?.focus();
	}, [autoFocus]);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (text.trim() !== "" && onSend(text.trim())) setText("");
		field.current?.focus();
	};
	return (
		<form onSubmit={submit} className="border-t-2 border-dashed border-attention bg-attention-wash px-3 py-2">
			<label htmlFor={id} className="block text-sm font-semibold text-attention-ink">
				{label}
			</label>
			<p id={`${id}-hint`} className="mb-1 text-sm text-attention-ink">
				{hint}
			</p>
			<div className="flex gap-2">
				<TextInput
					ref={field}
					id={id}
					aria-describedby={`${id}-hint`}
					value={text}
					maxLength={messageLimit}
					data-focus={goesFirst ? "reply" : undefined}
					autoComplete="off"
					onChange={(event) => setText(event.target.value)}
				/>
				<Button type="submit" variant="secondary" className="min-[16rem]:whitespace-nowrap">
					{t("Send note")}
				</Button>
			</div>
		</form>
	);
}
