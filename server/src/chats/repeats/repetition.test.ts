import assert from "node:assert/strict";
import { test } from "vitest";
import { repetitionOf } from "./repetition.ts";

/** `text` is what a member is about to publish, `said` what a visitor once wrote. */
const repeats = (text: string, said: string) => repetitionOf(text)?.(said) ?? false;

test("six words in a row that somebody else wrote are a repetition, in English and in French", () => {
	const said = "My husband left me on the day our daughter was born, and nobody knows.";
	assert.ok(repeats("Somebody told me: husband left me on the day our daughter came.", said));
	assert.ok(repeats(said, said));
	const dit = "Mon mari m’a quittée le jour de la naissance de notre fille.";
	assert.ok(repeats("On me l’a dit ainsi : mari m’a quittée le jour de la rentrée.", dit));
	assert.ok(repeats(dit, `Bonjour. ${dit} Merci.`));
});

test("capitals, accents, apostrophes, signs and lines make no difference", () => {
	const said = "J'ai perdu mon emploi à l'hôpital Sainte-Justine, l'été passé…";
	assert.ok(repeats("J’AI PERDU MON EMPLOI\n– A L’HOPITAL «Sainte Justine» L'ETE PASSE", said));
	assert.ok(repeats("i dont visit my brothers grave in sudbury", "I don't visit my brother's grave in Sudbury!"));
	assert.ok(repeats("ＭＹ　brother's grave is in Sudbury today", "my brother’s grave is in sudbury"));
});

test("five words in a row, or six in another order, are none", () => {
	const said = "My brother drowned near Sudbury in March.";
	assert.equal(repeats("Once my brother drowned near Sudbury, long ago.", said), false);
	assert.equal(repeats("In March near Sudbury my brother drowned.", said), false);
	assert.equal(repeats("My brother never drowned near Sudbury in March.", said), false);
});

test("what anybody says is nobody's own words", () => {
	for (const common of [
		"I do not know what to do any more",
		"I just want to talk to someone",
		"Thank you so much for your help today",
		"I feel like I am all alone in this",
		"Je ne sais pas quoi faire de plus",
		"J’aimerais parler à quelqu’un ce soir",
		"Merci beaucoup d’avoir pris le temps de me parler",
	])
		assert.equal(repeats(common, common), false, common);
});

test("few words of one's own among common ones are enough", () => {
	assert.ok(repeats("He hit me in the car", "and then he hit me in the car."));
	assert.ok(repeats("Il m’a frappée dans la voiture hier", "Il m’a frappée dans la voiture"));
});

test("a text without words, or with few, repeats nothing", () => {
	for (const text of ["", "   ", "!!! … ???", "🙂🙂🙂", "A short one here", "#motivation @ada"]) {
		assert.equal(repetitionOf(text), undefined, text);
		assert.equal(repeats("My brother drowned near Sudbury in March.", text), false, text);
	}
});
