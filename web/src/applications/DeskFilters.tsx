import { applicantTypes } from "@warmline/contract/accounts/user";
import { say } from "@warmline/contract/say";
import { useEffect, useState } from "react";
import { Field } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import { TextInput } from "../ui/TextInput.tsx";
import { deskStages } from "./desk-stages.ts";
import { kindNames, stageNames } from "./desk-words.ts";

/** Milliseconds without a key before a search is sent. */
const settle = 300;

export type Narrowed = { readonly kind: string; readonly query: string; readonly stage: string };

type DeskFiltersProps = {
	readonly narrowed: Narrowed;
	readonly onNarrow: (part: Partial<Narrowed>) => void;
};

export function DeskFilters({ narrowed, onNarrow }: DeskFiltersProps) {
	const { kind, query, stage } = narrowed;
	const [typed, setTyped] = useState(query);
	useEffect(() => {
		const wanted = typed.trim();
		if (wanted === query) return;
		const timer = setTimeout(() => onNarrow({ query: wanted }), settle);
		return () => clearTimeout(timer);
	}, [typed, query, onNarrow]);
	return (
		<section aria-label={say("Filter")} className="grid gap-4 sm:grid-cols-2 lg:max-w-public">
			<Field label={say("Search")} hint={say("A name or an email.")} className="max-lg:col-span-full">
				<TextInput type="search" value={typed} maxLength={200} onChange={(event) => setTyped(event.target.value)} />
			</Field>
			<Field label={say("Kind")} className="self-end">
				<Select value={kind} onChange={(event) => onNarrow({ kind: event.target.value })}>
					<option value="">{say("Every kind")}</option>
					{applicantTypes.map((one) => (
						<option key={one} value={one}>
							{kindNames[one]}
						</option>
					))}
				</Select>
			</Field>
			<Field label={say("Stage")} className="self-end lg:hidden">
				<Select value={stage} onChange={(event) => onNarrow({ stage: event.target.value })}>
					<option value="all">{say("Every stage")}</option>
					{deskStages.map((one) => (
						<option key={one} value={one}>
							{stageNames[one]}
						</option>
					))}
				</Select>
			</Field>
		</section>
	);
}
