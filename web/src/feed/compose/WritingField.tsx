import { t, tn } from "@warmline/contract/i18n";
import { characters } from "@warmline/contract/text";
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { controlLook } from "../../ui/forms/field-wiring.ts";
import { useSuggestions } from "./use-suggestions.tsx";

/** Characters before the limit at which they are counted. */
const warnWithin = 200;

type WritingFieldProps = {
	readonly label: string;
	readonly placeholder?: string;
	readonly text: string;
	readonly most: number;
	readonly rows?: number;
	/** Suggestions stand above the field: it is at the end of the screen. */
	readonly above?: boolean;
	readonly disabled?: boolean;
	readonly autoFocus?: boolean;
	readonly onText: (text: string) => void;
	/** By Ctrl and Enter. */
	readonly onSend?: () => void;
	readonly onPaste?: (event: ClipboardEvent) => void;
	readonly ref?: Ref<HTMLTextAreaElement>;
};

/** A field that grows with what is written, suggests members and hashtags, and counts near its end. */
export function WritingField(props: WritingFieldProps) {
	const { label, placeholder, text, most, rows = 2, onText, onSend, onPaste } = props;
	const { disabled = false, autoFocus = false, above = false } = props;
	const counterId = useId();
	const input = useRef<HTMLTextAreaElement | null>(null);
	const [cursor, setCursor] = useState<number | null>(null);
	const goTo = useRef<number | null>(null);
	const left = most - (text.length > most - warnWithin ? characters(text) : text.length);

	const suggestions = useSuggestions({
		text,
		cursor,
		above,
		onText: (next, position) => {
			goTo.current = position;
			setCursor(position);
			onText(next);
		},
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: height and cursor follow the text.
	useLayoutEffect(() => {
		const element = input.current;
		if (!element) return;
		element.style.height = "auto";
		element.style.height = `${element.scrollHeight + 2}px`;
		if (goTo.current !== null) element.setSelectionRange(goTo.current, goTo.current);
		goTo.current = null;
	}, [text]);

	const look = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) =>
		setCursor(selectionStart === selectionEnd ? selectionStart : null);

	const pressed = (event: KeyboardEvent) => {
		if (suggestions.pressed(event)) {
			event.preventDefault();
			// Escape closed the list; the dialog around it stays.
			event.nativeEvent.stopImmediatePropagation();
			event.stopPropagation();
		} else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
			event.preventDefault();
			onSend?.();
		}
	};

	return (
		<div className="relative">
			<textarea
				{...suggestions.attributes}
				ref={(element) => {
					input.current = element;
					if (typeof props.ref === "function") props.ref(element);
					else if (props.ref) props.ref.current = element;
				}}
				rows={rows}
				value={text}
				disabled={disabled}
				// biome-ignore lint/a11y/noAutofocus: only where somebody has just asked to write
				autoFocus={autoFocus}
				placeholder={placeholder}
				aria-label={label}
				aria-describedby={left <= warnWithin ? counterId : undefined}
				aria-invalid={left < 0 || undefined}
				autoComplete="off"
				onChange={(event) => {
					look(event.target);
					onText(event.target.value);
				}}
				onSelect={(event) => look(event.currentTarget)}
				onBlur={() => setCursor(null)}
				onKeyDown={pressed}
				onPaste={onPaste}
				className={controlLook("max-h-[50vh] resize-none overflow-y-auto")}
			/>
			{suggestions.popup}
			{left <= warnWithin && (
				<p
					id={counterId}
					aria-live="polite"
					className={classNames("mt-1 text-sm tabular-nums", left < 0 ? "text-bad" : "text-soft")}
				>
					{left < 0
						? t("{over} characters too many. The limit is {most}.", { most, over: -left })
						: tn(left, { one: "1 character left", other: "{count} characters left" })}
				</p>
			)}
		</div>
	);
}
