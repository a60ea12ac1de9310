import { t } from "@warmline/contract/i18n";
import type { Numbers, ScaleGroup } from "@warmline/contract/numbers/calls";
import { leastTold } from "@warmline/contract/numbers/span";
import { inWords } from "../platform/crisis-lines.ts";
import { Empty } from "../ui/feedback/Empty.tsx";
import { countryName, formatChange, formatCount, formatMean, formatMonth, languageName, nothing } from "./format.ts";
import { NumbersSection } from "./NumbersSection.tsx";
import type { Span } from "./span-choice.ts";

type SectionProps = { readonly numbers: Numbers; readonly span: Span };

const noMonthYet = () => (
	<Empty>{t("No complete month in this period has been over for a week yet. Monthly figures appear then.")}</Empty>
);

const scaleCells = (group: ScaleGroup): string[] =>
	group
		? [formatCount(group.chats), formatMean(group.before), formatMean(group.after), formatChange(group.change)]
		: [t("Fewer than {least}", { least: leastTold }), nothing, nothing, nothing];

/** How people felt before and after. */
export function ScaleSection({ numbers: { whole_months }, span }: SectionProps) {
	const { months, scale } = whole_months;
	return (
		<NumbersSection
			below
			title={t("Distress before and after")}
			lead={t(
				"From 1 to 10, from visitors who answered both before and after the chat. A month is shown once there are {least} of them.",
				{ least: leastTold },
			)}
			span={span}
			file="scale"
			instead={months.length === 0 ? noMonthYet() : undefined}
			columns={[t("Month"), t("Chats"), t("Mean before"), t("Mean after"), t("Change")]}
			rows={scale.months.map(({ month, group }) => ({
				key: month,
				head: formatMonth(month),
				cells: scaleCells(group),
			}))}
			total={{ key: "total", head: t("Total"), cells: scaleCells(scale.total) }}
		/>
	);
}

const others = (count: number, cells: readonly string[]) =>
	count === 0 ? [] : [{ key: "others", head: t("Smaller groups combined"), cells: [...cells, formatCount(count)] }];

const tooFew = () => <Empty>{t("Too few in each month to show separately.")}</Empty>;

/** In which language they wrote. */
export function LanguagesSection({ numbers: { whole_months }, span }: SectionProps) {
	const { months, languages } = whole_months;
	const rows = languages.groups.map(({ language, chats }) => ({
		key: language,
		head: languageName(language),
		cells: [formatCount(chats)],
	}));
	const isEmpty = rows.length === 0 && languages.others === 0;
	return (
		<NumbersSection
			below
			title={t("Languages")}
			lead={t("Language of the page they came from. Groups of {least} or more per month.", { least: leastTold })}
			span={span}
			file="languages"
			instead={months.length === 0 ? noMonthYet() : isEmpty ? tooFew() : undefined}
			columns={[t("Language"), t("Chats")]}
			rows={[...rows, ...others(languages.others, [])]}
		/>
	);
}

/** To which centres listeners referred people by a card; not in which chats. */
export function ResourcesSection({ numbers: { whole_months }, span }: SectionProps) {
	const { months, resources } = whole_months;
	const rows = resources.groups.map(({ name, shares }) => ({
		key: name,
		head: inWords(name),
		cells: [formatCount(shares)],
	}));
	const isEmpty = rows.length === 0 && resources.others === 0;
	return (
		<NumbersSection
			below
			title={t("Resources shared")}
			lead={t("Cards that listeners shared in chats. Resources shared {least} or more times in a month.", {
				least: leastTold,
			})}
			span={span}
			file="resources"
			instead={months.length === 0 ? noMonthYet() : isEmpty ? tooFew() : undefined}
			columns={[t("Resource"), t("Times shared")]}
			rows={[...rows, ...others(resources.others, [])]}
		/>
	);
}

/** Where they were, as far as their address tells it. */
export function RegionsSection({ numbers: { whole_months }, span }: SectionProps) {
	const { months, regions } = whole_months;
	const rows = regions.groups.map(({ country, region, chats }) => ({
		key: `${country} ${region}`,
		head: region ?? (country === null ? t("Unknown") : countryName(country)),
		cells: [region === null || country === null ? nothing : countryName(country), formatCount(chats)],
	}));
	const isEmpty = rows.length === 0 && regions.others === 0;
	return (
		<NumbersSection
			below
			title={t("Regions")}
			lead={t("Approximate, from their connection. Groups of {least} or more per month.", { least: leastTold })}
			span={span}
			file="regions"
			instead={months.length === 0 ? noMonthYet() : isEmpty ? tooFew() : undefined}
			columns={[t("Region"), t("Country"), t("Chats")]}
			rows={[...rows, ...others(regions.others, [nothing])]}
		/>
	);
}
