import { type CentreKind, kindOfCentre } from "@warmline/contract/content/centre-kind";
import { t } from "@warmline/contract/i18n";
import { type Centre, centres, inWords, isFirst } from "./crisis-lines.ts";
import { society } from "./society.ts";

const byPlace = t("By place in {region}", { region: society.region });
const acrossCanada = t("Across Canada");
const acrossRegion = t("Across {region}", { region: society.region });
const notForCrises = t("Someone to talk to (not crisis lines)");

const isAcrossRegion = ({ region }: Centre) => inWords(region).startsWith(society.region);

const groupOf = (centre: Centre): string => {
	// People there are not trained for a crisis, so they never stand among those who are.
	if (centre.category.includes("peer support")) return notForCrises;
	if (centre.region.startsWith("Canada")) return acrossCanada;
	return isAcrossRegion(centre) ? acrossRegion : byPlace;
};

const groups = [acrossCanada, acrossRegion, byPlace, notForCrises];
const ofRegionFirst = [acrossRegion, acrossCanada, byPlace, notForCrises];

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** People search in the words they see, and by the English ones that they may know it by. */
export const searched = ({ name, region, audience, languages }: Centre, shown = inWords) =>
	plain([name, region, audience ?? "", ...(languages ?? [])].flatMap((phrase) => [phrase, shown(phrase)]).join(" "));

export const spoken = { English: t("English"), French: t("French"), other: t("Other languages") } as const;
export type Spoken = keyof typeof spoken;

const isSpoken = (centre: Centre, language: Spoken): boolean => {
	const said = centre.languages ?? [];
	if (language !== "other") return said.includes(language);
	return said.some((one) => one !== "English" && one !== "French");
};

/** Those who help everywhere help in each place too. */
const isEverywhere = (centre: Centre) => centre.region.startsWith("Canada") || isAcrossRegion(centre);

/** The places one can look for. */
export const places: readonly string[] = [
	...new Set(centres.filter((centre) => !isFirst(centre) && !isEverywhere(centre)).map(({ region }) => region)),
].sort((a, b) => inWords(a).localeCompare(inWords(b)));

export type Wish = {
	/** Every word must be found in the name, the place, the audience or the languages. */
	readonly search: string;
	/** Undefined asks for all. */
	readonly place?: string | undefined;
	readonly language?: Spoken | undefined;
	readonly kind?: CentreKind | undefined;
	/** Also those of which the languages are not known. */
	readonly orUnknown?: boolean;
	/** Those across the organisation's region before those across the country. */
	readonly regionFirst?: boolean;
};

export const findCentres = ({ search, place, language, kind, orUnknown = false, regionFirst = false }: Wish) => {
	const words = plain(search).split(/\s+/).filter(Boolean);
	const found = centres.filter(
		(centre) =>
			!isFirst(centre) &&
			words.every((word) => searched(centre).includes(word)) &&
			(place === undefined || centre.region === place || isEverywhere(centre)) &&
			(language === undefined || isSpoken(centre, language) || (orUnknown && centre.languages === null)) &&
			(kind === undefined || kindOfCentre(centre) === kind),
	);
	// Who looks for a place wants it first.
	const usual = regionFirst ? ofRegionFirst : groups;
	const order = place === undefined ? usual : [...usual].sort((a, b) => Number(b === byPlace) - Number(a === byPlace));
	return order
		.map((name) => ({ name, centres: found.filter((centre) => groupOf(centre) === name) }))
		.filter((group) => group.centres.length > 0);
};
