import { type Centre, centres, isFirst } from "../platform/crisis-lines.ts";

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
