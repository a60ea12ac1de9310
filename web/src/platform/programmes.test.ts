import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import type { Programme } from "@warmline/contract/content/programmes";
import { test } from "vitest";
import en from "../../../content/en/programmes.json" with { type: "json" };
import fr from "../../../content/fr/programmes.json" with { type: "json" };

type Facts = readonly (readonly [english: RegExp, french: RegExp])[];

/** What everybody who applies is told. */
const forAll: Facts = [
	[/about one hour/, /environ une heure/],
	[/email arrives within minutes/, /courriel de confirmation arrive en quelques minutes/],
	[/within 24 to 48 hours/, /en 24 à 48 heures/],
	[/interview takes 30 to 45 minutes/, /entrevue personnelle dure de 30 à 45 minutes/],
	[/decides, within five business days/, /décide dans les cinq jours ouvrables/],
	[/Training starts within two weeks of acceptance/, /formation commence dans les deux semaines/],
	[/At least 3 months: twelve shifts of 4 hours/, /Au moins 3 mois : douze quarts de 4 heures/],
	[/4 shifts a month \(16 hours\) for three months/, /4 quarts par mois \(16 heures\) pendant trois mois/],
	[/then 2 a month \(8 hours\)/, /puis 2 par mois \(8 heures\)/],
	[/At least one shift a week/, /Au moins un quart par semaine/],
	[/Two photo IDs, one of them issued by a government/, /Deux pièces d’identité avec photo, dont une délivrée/],
	[/Two references/, /Deux références/],
	[/One signed confidentiality agreement \(NDA\)/, /Une entente de confidentialité signée/],
	[/A Level 2 police check; a Level 3 check .* also accepted/, /policière de niveau 2 ; le niveau 3 .* aussi accepté/],
	[/No reply after two weeks/, /Pas de réponse après deux semaines/],
	[/apply again six months after/, /postuler de nouveau six mois après/],
];
const forListeners: Facts = [[/about 12 hours/, /environ 12 heures/]];
const forSupervisors: Facts = [
	[/We contact you within 7 business days/, /communiquons avec vous dans les 7 jours ouvrables/],
	[/about 15 hours: 12 for .* 3 for/, /environ 15 heures : 12 pour .* 3 pour/],
];

/** Who searches for words does not see which kind of space keeps them together. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const textOf = ({ groups }: Programme) => plain(groups.flatMap(({ items }) => items).join("\n"));

for (const [kind, own] of [
	["listener", forListeners],
	["supervisor", forSupervisors],
	["placement", forListeners],
] as const) {
	test(`the facts stand on the ${kind}'s page in English and in French (N11)`, () => {
		for (const [english, french] of [...forAll, ...own]) {
			assert.match(textOf(en[kind]), english);
			assert.match(textOf(fr[kind]), french);
		}
	});
}

test("the page for volunteers says the same times and papers in both languages (N11)", () => {
	const page = (language: string) =>
		plain(readFileSync(new URL(`../../../content/${language}/pages/volunteer.md`, import.meta.url), "utf8"));
	const facts: Facts = [
		[/about one hour/, /environ une heure/],
		[/comes within minutes/, /arrive en quelques minutes/],
		[/hear from us within 7 business days/, /de nos nouvelles dans les 7 jours ouvrables/],
		[/within five business days/, /dans les cinq jours ouvrables/],
		[/six months after/, /six mois après/],
		[/No reply after two weeks/, /Pas de réponse après deux semaines/],
		[/24 to 48 hours/, /24 à 48 heures/],
		[/30 to 45 minutes/, /30 à 45 minutes/],
		[/12 hours for listeners and about 15 hours/, /12 heures pour l’écoute et d’environ 15 heures/],
		[/within two weeks after we accept you/, /dans les deux semaines qui suivent votre acceptation/],
		[/three months, which is twelve shifts of 4 hours/, /trois mois, soit douze quarts de 4 heures/],
		[
			/Four shifts a month \(16 hours\) .* two a month \(8 hours\)/,
			/Quatre quarts .*16 heures.* deux par mois \(8 heures\)/,
		],
		[/At least one shift a week/, /Au moins un quart par semaine/],
		[/Two photo IDs, one of them issued/, /Deux pièces d’identité avec photo, dont une/],
		[/Two references/, /Deux références/],
		[/One signed \[confidentiality agreement\]/, /Une \[entente de confidentialité\].* signée/],
		[/Level 2 police check. A Level 3 check is also accepted/, /de niveau 2. Le niveau 3 est aussi accepté/],
	];
	for (const [english, french] of facts) {
		assert.match(page("en"), english);
		assert.match(page("fr"), french);
	}
});
