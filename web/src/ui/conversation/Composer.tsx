import { messageLimit } from "@warmline/contract/chats/message";
import { t, tn } from "@warmline/contract/i18n";
import { characters } from "@warmline/contract/text";
import {
	type ComponentProps,
	type KeyboardEvent,
	type ReactNode,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
} from "react";
import { Button } from "../Button.tsx";
import { classNames } from "../class-names.ts";
import { controlLook } from "../forms/field-wiring.ts";

/** Something that helps with writing, of which the field itself knows nothing. */
export type Assist = {
	/** True: the key was meant for it. */
	readonly pressed: (event: KeyboardEvent) => boolean;
	readonly attributes: ComponentProps<"textarea">;
	readonly popup: ReactNode;
};

type ComposerProps = {
	readonly text: string;
	readonly onText: (text: string) => void;
	readonly onSend: (text: string) => void;
	/** Says who reads it, where that is not plain. */
	readonly placeholder?: string;
	/** Takes the cursor when the chat opens; not on phones, where that brings up the keyboard. */
	readonly autoFocus?: boolean;
	readonly assist?: Assist;
};

/** Characters before the limit at which they are counted aloud. */
const warnWithin = 200;

export function Composer(props: ComposerProps) {
	const { text, onText, onSend, placeholder = t("Type a message..."), autoFocus = false, assist } = props;
	const counterId = useId();
	const input = useRef<HTMLTextAreaElement>(null);
	const left = messageLimit - (text.length > messageLimit - warnWithin ? characters(text) : text.length);
	const counted = left <= warnWithin;
	const sendable = text.trim() !== "" && left >= 0;

	// biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
	useLayoutEffect(() => {
		const fit = () => {
			const element = input.current;
			if (!element) return;
			element.style.height = "auto";
			element.style.height = `${element.scrollHeight + 2}px`;
		};
		fit();
		// A phone that is turned breaks the lines elsewhere.
		window.addEventListener("resize", fit);
		return () => window.removeEventListener("resize", fit);
	}, [text]);

	useEffect(() => {
		if (autoFocus && window.matchMedia("(pointer: fine)").matches && document.activeElement === document.body)
			input.current?.focus();
	}, [autoFocus]);

	const send = () => {
		if (!sendable) return;
		onSend(text);
		input.current?.focus();
	};

	const pressed = (event: KeyboardEvent) => {
		if (assist?.pressed(event)) return event.preventDefault();
		// Enter that ends the composing of a character (Japanese, Korean, ...) is no "send".
		if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		send();
	};

	return (
		<form
			className="relative border-t border-line bg-surface px-3 pt-2.5 pb-2.5"
			onSubmit={(event) => {
				event.preventDefault();
				send();
			}}
		>
			{assist?.popup}
			<div className="flex items-end gap-2">
				<textarea
					{...assist?.attributes}
					ref={input}
					rows={1}
					value={text}
					placeholder={placeholder}
					aria-label={t("Message")}
					aria-describedby={counted ? counterId : undefined}
					aria-invalid={left < 0 || undefined}
					enterKeyHint="send"
					autoComplete="off"
					onChange={(event) => onText(event.target.value)}
					onKeyDown={pressed}
					className={controlLook("max-h-40 resize-none overflow-y-auto")}
				/>
				<Button type="submit">{t("Send")}</Button>
			</div>
			{counted && (
				<p
					id={counterId}
					aria-live="polite"
					className={classNames("mt-1 text-sm", left < 0 ? "text-bad" : "text-soft")}
				>
					{left < 0
						? t("{over} characters too many. The limit is {limit}.", {
								limit: messageLimit,
								over: -left,
							})
						: tn(left, { one: "1 character left", other: "{count} characters left" })}
				</p>
			)}
		</form>
	);
}
