import { t } from "@warmline/contract/i18n";
import { useEffect, useRef, useState } from "react";
import { Field } from "./Field.tsx";
import { TextInput } from "./TextInput.tsx";

/** Milliseconds without a key before a search is sent. */
const settle = 300;

type SearchFieldProps = {
	/** What is searched for now. */
	readonly query: string;
	/** What can be found. */
	readonly hint: string;
	/** The same function as long as it does the same: with another one the wait begins anew. */
	readonly onSearch: (query: string) => void;
	readonly className?: string;
};

/** Searches when one stops typing. */
export function SearchField({ query, hint, onSearch, className }: SearchFieldProps) {
	const [typed, setTyped] = useState(query);
	/** Searches on their way to `query`. Any other that stands there came by a link, and is what the field shows. */
	const sent = useRef<string[]>([]);
	const shown = useRef(query);
	useEffect(() => {
		// What is typed before the first of these runs stays.
		if (shown.current === query) return;
		shown.current = query;
		const at = sent.current.indexOf(query);
		sent.current = at < 0 ? [] : sent.current.slice(at + 1);
		if (at < 0) setTyped(query);
	}, [query]);
	useEffect(() => {
		const wanted = typed.trim();
		if (wanted === query) return;
		const timer = setTimeout(() => {
			sent.current.push(wanted);
			onSearch(wanted);
		}, settle);
		return () => clearTimeout(timer);
	}, [typed, query, onSearch]);
	return (
		<Field label={t("Search")} hint={hint} {...(className === undefined ? {} : { className })}>
			<TextInput type="search" value={typed} maxLength={200} onChange={(event) => setTyped(event.target.value)} />
		</Field>
	);
}
