import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useDebounced } from "../../ui/use-debounced.ts";
import { suggestQuery } from "../api.ts";
import { askedWord, withWord } from "./asked-word.ts";
import { type Suggestion, SuggestionCount, SuggestionList } from "./SuggestionList.tsx";

/** Milliseconds without a key before suggestions are asked for. */
const settle = 120;

/** What came for fewer letters stands until the next ones come, as far as it fits: nobody is to choose another by haste. */
const fitsStill = ({ word, name }: Suggestion, query: string, late: boolean): boolean => {
	if (word.toLowerCase() === query) return false;
	return !late || [word, ...(name ?? "").split(/\s+/)].some((one) => one.toLowerCase().startsWith(query));
};

type SuggestionOptions = {
	readonly text: string;
	/** Null while the field has not the focus, or words are marked in it. */
	readonly cursor: number | null;
	/** Where the list stands. */
	readonly above: boolean;
	readonly onText: (text: string, cursor: number) => void;
};

type Suggestions = {
	/** True: the key was meant for the list. */
	readonly pressed: (event: KeyboardEvent) => boolean;
	readonly attributes: ComponentProps<"textarea">;
	readonly popup: ReactNode;
};

/** Who or what may be meant while one types after @ or #. The cursor stays in the field. */
export const useSuggestions = ({ text, cursor, above, onText }: SuggestionOptions): Suggestions => {
	const listId = useId();
	const [closedAt, setClosedAt] = useState<number | null>(null);
	const [active, setActive] = useState<number | null>(null);
	const asked = cursor === null ? null : askedWord(text, cursor);
	// Another word, or the same begun anew: what was shut before does not count.
	if (closedAt !== null && asked?.from !== closedAt) setClosedAt(null);
	const settled = useDebounced(asked?.query ?? "", settle);
	const wanted = asked !== null && closedAt !== asked.from;
	const { data, isPlaceholderData } = useQuery({
		...suggestQuery(asked?.kind ?? "mention", settled),
		enabled: wanted,
		placeholderData: keepPreviousData,
	});
	const late = isPlaceholderData || settled !== asked?.query;
	const found = wanted && data ? data.filter((one) => fitsStill(one, asked.query, late)) : [];
	const open = found.length > 0;
	// A name is meant whenever it is suggested; a hashtag may be a new one, so none is chosen by Enter alone.
	const first = asked?.kind === "mention" ? 0 : null;
	const chosenAt = active ?? first;
	const at = open && chosenAt !== null ? Math.min(chosenAt, found.length - 1) : null;

	const choose = (word: string) => {
		if (asked === null || cursor === null) return;
		const next = withWord(text, cursor, asked, word);
		setActive(null);
		onText(next.text, next.cursor);
	};

	const pressed = (event: KeyboardEvent): boolean => {
		if (!open || asked === null || event.nativeEvent.isComposing) return false;
		switch (event.key) {
			case "Escape":
				setClosedAt(asked.from);
				setActive(null);
				return true;
			case "ArrowDown":
				setActive(at === null ? 0 : (at + 1) % found.length);
				return true;
			case "ArrowUp":
				setActive(at === null ? found.length - 1 : (at - 1 + found.length) % found.length);
				return true;
			case "Enter":
			case "Tab": {
				// Ctrl and Enter sends, and Tab walks on unless one was chosen by the arrows.
				const chosen = at === null ? undefined : found[at];
				if (!chosen || event.shiftKey) return false;
				if (active === null && (event.key === "Tab" || event.ctrlKey || event.metaKey)) return false;
				choose(chosen.word);
				return true;
			}
			default:
				setActive(null);
				return false;
		}
	};

	return {
		pressed,
		attributes: {
			role: "combobox",
			"aria-autocomplete": "list",
			"aria-haspopup": "listbox",
			"aria-expanded": open,
			"aria-controls": open ? listId : undefined,
			"aria-activedescendant": at === null ? undefined : `${listId}-${at}`,
		},
		popup: (
			<>
				<SuggestionCount count={found.length} />
				{open && (
					<SuggestionList
						id={listId}
						kind={asked?.kind ?? "mention"}
						found={found}
						at={at}
						above={above}
						onChoose={choose}
					/>
				)}
			</>
		),
	};
};
