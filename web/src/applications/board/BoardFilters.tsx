import { useInfiniteQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { useCallback } from "react";
import { Field } from "../../ui/forms/Field.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { type BoardFilter, stageQuery } from "./board-api.ts";
import { stageNames } from "./board-text.ts";
import { KindChoice } from "./KindChoice.tsx";
import { type BoardStage, boardStages } from "./stages.ts";

export type Narrowed = { readonly kind: string; readonly query: string; readonly stage: string };

type BoardFiltersProps = {
	readonly narrowed: Narrowed;
	readonly onNarrow: (part: Partial<Narrowed>) => void;
};

export function BoardFilters({ narrowed, onNarrow }: BoardFiltersProps) {
	const { kind, query, stage } = narrowed;
	const search = useCallback((wanted: string) => onNarrow({ query: wanted }), [onNarrow]);
	return (
		<section aria-label={t("Filter")} className="grid gap-4 sm:grid-cols-2 lg:max-w-public">
			<SearchField query={query} hint={t("Name or email.")} onSearch={search} className="max-lg:col-span-full" />
			<KindChoice kind={kind} onChoose={(wanted) => onNarrow({ kind: wanted })} className="self-end" />
			<Field label={t("Stage")} className="self-end lg:hidden">
				<Select value={stage} onChange={(event) => onNarrow({ stage: event.target.value })}>
					<option value="all">{t("All stages")}</option>
					{boardStages.map((one) => (
						<StageOption key={one} stage={one} filter={{ kind, query }} />
					))}
				</Select>
			</Field>
		</section>
	);
}

type StageOptionProps = { readonly stage: BoardStage; readonly filter: BoardFilter };

/** With the number of those in it, as far as its column has read them. */
function StageOption({ stage, filter }: StageOptionProps) {
	const { data, hasNextPage } = useInfiniteQuery({ ...stageQuery(stage, filter), enabled: false });
	const count = data?.pages.reduce((sum, page) => sum + page.results.length, 0);
	const name = stageNames[stage];
	return <option value={stage}>{count === undefined ? name : `${name} (${count}${hasNextPage ? "+" : ""})`}</option>;
}
