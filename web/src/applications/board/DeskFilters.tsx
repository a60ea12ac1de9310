import { useInfiniteQuery } from "@tanstack/react-query";
import { say } from "@warmline/contract/say";
import { useCallback } from "react";
import { Field } from "../../ui/forms/Field.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { type DeskFilter, stageQuery } from "./desk-api.ts";
import { type DeskStage, deskStages } from "./desk-stages.ts";
import { stageNames } from "./desk-words.ts";
import { KindChoice } from "./KindChoice.tsx";

export type Narrowed = { readonly kind: string; readonly query: string; readonly stage: string };

type DeskFiltersProps = {
	readonly narrowed: Narrowed;
	readonly onNarrow: (part: Partial<Narrowed>) => void;
};

export function DeskFilters({ narrowed, onNarrow }: DeskFiltersProps) {
	const { kind, query, stage } = narrowed;
	const search = useCallback((wanted: string) => onNarrow({ query: wanted }), [onNarrow]);
	return (
		<section aria-label={say("Filter")} className="grid gap-4 sm:grid-cols-2 lg:max-w-public">
			<SearchField query={query} hint={say("Name or email.")} onSearch={search} className="max-lg:col-span-full" />
			<KindChoice kind={kind} onChoose={(wanted) => onNarrow({ kind: wanted })} className="self-end" />
			<Field label={say("Stage")} className="self-end lg:hidden">
				<Select value={stage} onChange={(event) => onNarrow({ stage: event.target.value })}>
					<option value="all">{say("All stages")}</option>
					{deskStages.map((one) => (
						<StageOption key={one} stage={one} filter={{ kind, query }} />
					))}
				</Select>
			</Field>
		</section>
	);
}

type StageOptionProps = { readonly stage: DeskStage; readonly filter: DeskFilter };

/** With the number of those in it, as far as its column has read them. */
function StageOption({ stage, filter }: StageOptionProps) {
	const { data, hasNextPage } = useInfiniteQuery({ ...stageQuery(stage, filter), enabled: false });
	const count = data?.pages.reduce((sum, page) => sum + page.results.length, 0);
	const name = stageNames[stage];
	return <option value={stage}>{count === undefined ? name : `${name} (${count}${hasNextPage ? "+" : ""})`}</option>;
}
