import { readFileSync } from "node:fs";
import { scriptCards } from "@warmline/contract/content/script-cards";
import { languages } from "@warmline/contract/content/words";
import { contentFolder } from "@warmline/site/read-content";

/** The names of the cards that can be played; they are the same in every language. */
export const readScriptCards = (): ReadonlySet<string> => {
	const file = readFileSync(`${contentFolder}/${languages[0]}/script-cards.json`, "utf8");
	return new Set(scriptCards.parse(JSON.parse(file)).map(({ card }) => card));
};
