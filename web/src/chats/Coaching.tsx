import type { Coaching } from "@warmline/contract/chats/agent-channel";
import { messageLimit } from "@warmline/contract/chats/message";
import { say } from "@warmline/contract/say";
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { clockTime } from "../platform/time.ts";
import { Button } from "../ui/Button.tsx";
import { TextInput } from "../ui/TextInput.tsx";

type CoachNotesProps = {
	readonly notes: readonly Coaching[];
	/** The chat's listener, to whom they are; else a supervisor who reads along. */
	readonly own: boolean;
	readonly agentName: string;
};

/** What supervisors said to the listener. It looks like no message of the chat, because the visitor never sees it. */
export function CoachNotes({ notes, own, agentName }: CoachNotesProps) {
	const [hiddenUpTo, setHiddenUpTo] = useState("");
	const list = useRef<HTMLUListElement>(null);
	const shown = notes.filter(({ id }) => id > hiddenUpTo);
	const last = shown.at(-1)?.id;

	// The latest word is what is to be read now; it stands at the end.
	useLayoutEffect(() => {
		if (last && list.current) list.current.scrollTop = list.current.scrollHeight;
	}, [last]);

	return (
		<section aria-label={say("Coaching")} className={shown.length === 0 ? "" : "border-t-2 border-dashed border-ember"}>
			<div className="flex items-start bg-ember-wash">
				<ul ref={list} aria-live="polite" className="max-h-36 min-w-0 flex-1 overflow-y-auto">
					{shown.map((note) => (
						<li key={note.id} className="px-4 py-2">
							<p className="text-xs font-semibold text-ember-ink">
								{own
									? say("{name} (supervisor), only you see this", { name: note.sender_name })
									: say("{name} (supervisor), only {listener} sees this", {
											name: note.sender_name,
											listener: agentName,
										})}{" "}
								· {clockTime(note.timestamp)}
							</p>
							<p className="whitespace-pre-wrap wrap-anywhere">{note.message}</p>
						</li>
					))}
				</ul>
				{last && (
					<Button variant="quiet" onClick={() => setHiddenUpTo(last)}>
						{say("Hide")}
					</Button>
				)}
			</div>
		</section>
	);
}

type CoachComposerProps = {
	readonly agentName: string;
	readonly disabled: boolean;
	/** False: it was not sent, and stays. */
	readonly onSend: (text: string) => boolean;
};

/** A supervisor to the listener of a chat, beside the visitor. */
export function CoachComposer({ agentName, disabled, onSend }: CoachComposerProps) {
	const fieldId = useId();
	const [text, setText] = useState("");
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (text.trim() !== "" && onSend(text.trim())) setText("");
	};
	return (
		<form onSubmit={submit} className="border-t-2 border-dashed border-ember bg-ember-wash px-3 py-2">
			<label htmlFor={fieldId} className="mb-1 block text-sm font-semibold text-ember-ink">
				{say("Only {name} sees this", { name: agentName })}
			</label>
			<div className="flex gap-2">
				<TextInput
					id={fieldId}
					value={text}
					maxLength={messageLimit}
					disabled={disabled}
					placeholder={say("A quiet word to {name}", { name: agentName })}
					autoComplete="off"
					onChange={(event) => setText(event.target.value)}
				/>
				<Button type="submit" variant="secondary" disabled={disabled}>
					{say("Coach")}
				</Button>
			</div>
		</form>
	);
}
