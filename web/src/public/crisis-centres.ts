import content from "../../../content/crisis-centres.json" with { type: "json" };

export type Centre = {
	readonly name: string;
	readonly region: string;
	readonly category: string;
	readonly phone: readonly { readonly number: string; readonly label: string | null }[];
	readonly text: string | null;
	readonly website: string | null;
	readonly hours: string | null;
	readonly languages: readonly string[] | null;
	readonly audience: string | null;
	readonly source_date: string | null;
};

export const centres: readonly Centre[] = content;

const alwaysFirst = ["emergency", "9-8-8"];
const isFirst = (centre: Centre) =>
	alwaysFirst.some((word) => centre.category === word || centre.name.startsWith(word));

/** 9-1-1 and 9-8-8: shown first, and never hidden by a search. */
export const firstCentres = centres.filter(isFirst);

const groupOf = (centre: Centre): string => {
	// People there are not trained for a crisis, so they never stand among those who are.
	if (centre.category.includes("peer support")) return "Somebody to talk to, not for a crisis";
	if (centre.region.startsWith("Canada")) return "Across Canada";
	return centre.region === "Ontario" ? "Across Ontario" : "By place in Ontario";
};

const groups = ["Across Canada", "Across Ontario", "By place in Ontario", "Somebody to talk to, not for a crisis"];

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const searched = (centre: Centre) =>
	plain([centre.name, centre.region, centre.audience ?? "", ...(centre.languages ?? [])].join(" "));

/** Every word must be found in the name, the place, the audience or the languages. */
export const findCentres = (search: string) => {
	const words = plain(search).split(/\s+/).filter(Boolean);
	const found = centres.filter((centre) => !isFirst(centre) && words.every((word) => searched(centre).includes(word)));
	return groups
		.map((name) => ({ name, centres: found.filter((centre) => groupOf(centre) === name) }))
		.filter((group) => group.centres.length > 0);
};

const dialled = (number: string): string => {
	const digits = number.replace(/\D/g, "");
	if (digits.length === 10) return `+1${digits}`;
	return digits.length === 11 ? `+${digits}` : digits;
};

export const callAddress = (number: string): string => `tel:${dialled(number)}`;

/** `Text CONNECT to 686868` is sent to the number at its end. */
export const textAddress = (text: string): string => `sms:${dialled(text.match(/[\d-]+$/)?.[0] ?? text)}`;
