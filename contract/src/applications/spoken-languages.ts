import * as z from "zod/mini";
import { languages } from "../content/words.ts";
import { t } from "../i18n.ts";
import { lengthLimit, listOf } from "../text.ts";

/** ISO 639-1, and sign languages, which have codes of three letters only. */
const codes =
	"aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu ase fcs".split(
		" ",
	);
const known: ReadonlySet<string> = new Set(codes);

/** Of one volunteer. */
const mostLanguages = 20;
const sentence = t("Please give languages by their names or codes, like French or fr.");

/** The languages in which a volunteer can listen, by their codes. */
export const spokenLanguages = listOf(
	z.string(sentence).check(
		lengthLimit(3, sentence),
		z.refine((code) => known.has(code), sentence),
	),
	mostLanguages,
);

/** Without accents and capitals: "Français" is found by "francais". */
const plain = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

let found: ReadonlyMap<string, string> | undefined;

/** Codes by their names in each language of the product, and in their own; made when first asked for. */
const codesByName = (): ReadonlyMap<string, string> => {
	if (found) return found;
	const names = new Map<string, string>();
	for (const code of codes) {
		names.set(code, code);
		for (const locale of [...languages, code]) {
			const name = new Intl.DisplayNames(locale, { type: "language" }).of(code);
			if (name !== undefined) names.set(plain(name), code);
		}
	}
	found = names;
	return names;
};

/** What a list of languages means: their codes, and what is no language that anybody knows. */
export const readLanguages = (text: string): { codes: string[]; unknown: string[] } => {
	const words = text.split(/[,;/|\n]/).flatMap((word) => (word.trim() === "" ? [] : [word.trim()]));
	const read = words.map((word) => ({ word, code: codesByName().get(plain(word)) }));
	return {
		codes: [...new Set(read.flatMap(({ code }) => (code === undefined ? [] : [code])))],
		unknown: read.flatMap(({ word, code }) => (code === undefined ? [word] : [])),
	};
};
