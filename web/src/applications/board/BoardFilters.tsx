import { locale, t } from "@warmline/contract/i18n";
import { useCallback } from "react";
import { Field } from "../../ui/forms/Field.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { stageNames } from "./board-text.ts";
import { KindChoice } from "./KindChoice.tsx";
import { type BoardStage, boardStages, type StageCounts } from "./stages.ts";

export type Narrowed = { readonly kind: string; readonly query: string; readonly stage: string };

type BoardFiltersProps = {
	readonly narrowed: Narrowed;
	readonly counts: StageCounts;
	readonly onNarrow: (part: Partial<Narrowed>) => void;
};

const joined = new Intl.ListFormat(locale, { type: "unit", style: "long" });

const withCount = (stage: BoardStage, counts: StageCounts): string => {
	const known = counts[stage];
	return known ? `${stageNames[stage]} (${known.count}${known.more ? "+" : ""})` : stageNames[stage];
};

export function BoardFilters({ narrowed, counts, onNarrow }: BoardFiltersProps) {
	const { kind, query, stage } = narrowed;
	const others = boardStages.filter((one) => one !== stage && counts[one]?.count).map((one) => withCount(one, counts));
	const search = useCallback((wanted: string) => onNarrow({ query: wanted }), [onNarrow]);
	return (
		<section aria-label={t("Filter")} className="grid gap-4 sm:grid-cols-2 lg:max-w-public">
			<SearchField query={query} hint={t("Name or email.")} onSearch={search} className="max-lg:col-span-full" />
			<KindChoice
				kind={kind}
				onChoose={(wanted) => onNarrow({ kind: wanted })}
				className="self-end max-lg:self-start"
			/>
			<Field
				label={t("Stage")}
				below={stage !== "all" && others.length > 0 && t("Also: {stages}", { stages: joined.format(others) })}
				className="self-start lg:hidden"
			>
				<Select value={stage} onChange={(event) => onNarrow({ stage: event.target.value })}>
					<option value="all">{t("All stages")}</option>
					{boardStages.map((one) => (
						<option key={one} value={one}>
							{withCount(one, counts)}
						</option>
					))}
				</Select>
			</Field>
		</section>
	);
}
