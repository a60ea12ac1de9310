import { existsSync, readFileSync } from "node:fs";
import { languages } from "@warmline/contract/content/words";
import { contentFolder } from "@warmline/site/read-content";
import { versionOfText } from "@warmline/site/text-version";
import type { AgreedText } from "./queries.ts";

/** The agreement as the society has it now, in each language in which there is one, by its version. */
export const readAgreements = (): ReadonlyMap<string, AgreedText> => {
	const texts = languages.flatMap((language) => {
		const file = `${contentFolder}/${language}/pages/nda.md`;
		if (!existsSync(file)) return [];
		const body = readFileSync(file, "utf8");
		return [{ version: versionOfText(body), language, body }];
	});
	return new Map(texts.map((text) => [text.version, text]));
};
