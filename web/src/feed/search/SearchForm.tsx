import { t } from "@warmline/contract/i18n";
import Search from "lucide-react/icons/search";
import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../../ui/Button.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";

/** The way to what was written, and to who is here. */
export function SearchForm({ userId }: { readonly userId: string }) {
	const [words, setWords] = useState("");
	const [, navigate] = useLocation();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const query = words.trim();
		navigate(`/${userId}/search${query === "" ? "" : `?${new URLSearchParams({ query })}`}`);
	};
	return (
		<search>
			<form onSubmit={submit} className="flex gap-2">
				<TextInput
					type="search"
					aria-label={t("Search posts and members")}
					placeholder={t("Search posts and members")}
					value={words}
					maxLength={200}
					enterKeyHint="search"
					onChange={(event) => setWords(event.target.value)}
				/>
				<Button type="submit" variant="secondary" aria-label={t("Search")} className="px-3.5">
					<Search aria-hidden="true" className="size-5" />
				</Button>
			</form>
		</search>
	);
}
