import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "vitest";
import { spokenIn } from "./vite-plugin.ts";

const content = mkdtempSync(join(tmpdir(), "warmline-words-"));
mkdirSync(join(content, "fr/words"), { recursive: true });
const words = {
	"Send it.": "Envoyer",
	"Hello {name}": "Bonjour {name}",
	"{count} people wait.": { one: "{count} personne attend.", other: "{count} personnes attendent." },
	"Read the <terms>terms</terms>.": "Lisez les <terms>conditions</terms>.",
	"Bye {name}": "Au revoir",
	"Not many": { one: "un", other: "deux" },
};
writeFileSync(join(content, "fr/words/chats.json"), JSON.stringify(words));

const built = (language: "en" | "fr", code: string, file = "/w/web/src/chats/Page.tsx") =>
	spokenIn(language, content).transform(code, file)?.code ?? code;

test("in English a sentence is the text itself, and what is filled in stays a call", () => {
	assert.equal(built("en", `a(t("Send it."))`), `a("Send it.")`);
	assert.equal(built("en", `t("Hello {name}", { name })`), `t("Hello {name}", { name })`);
});

test("in French each sentence is the French one", () => {
	assert.equal(built("fr", `const a = <p title={t("Send it.")}>é</p>`), `const a = <p title={"Envoyer"}>é</p>`);
	assert.equal(built("fr", `t("Hello {name}", { name })`), `t("Bonjour {name}", { name })`);
	assert.equal(
		built("fr", `tn(n, { one: "1 person waits.", other: "{count} people wait." })`),
		`tn(n, {"one":"{count} personne attend.","other":"{count} personnes attendent."})`,
	);
	assert.equal(
		built("fr", `<Trans text="Read the <terms>terms</terms>." parts={parts} />`),
		`<Trans text={"Lisez les <terms>conditions</terms>."} parts={parts} />`,
	);
});

test("what is read of the English content is read of the French", () => {
	assert.equal(
		built("fr", `import home from "../content/en/home.json";`),
		`import home from "../content/fr/home.json";`,
	);
	assert.equal(
		built("en", `import home from "../content/en/home.json";`),
		`import home from "../content/en/home.json";`,
	);
});

test("a library, a test, or what is no code of the pages, is left alone", () => {
	assert.equal(built("fr", `t("Send it.")`, "/w/node_modules/x/web/src/a.ts"), `t("Send it.")`);
	assert.equal(built("fr", `t("Send it.")`, "/w/site/src/a.ts"), `t("Send it.")`);
	assert.equal(built("fr", "t(label.chats.send)", "/w/web/src/chats/Page.test.tsx"), "t(label.chats.send)");
});

test("a sentence that French has not, or not fitting, fails the build with the file that it belongs in", () => {
	const fails = (code: string, why: RegExp) => assert.throws(() => built("fr", code), why);
	fails(`t("Nobody knows")`, /fr\/words\/chats\.json: "Nobody knows" is not translated/);
	fails(`t("Bye {name}", { name })`, /"Bye \{name\}" must have the same \{name\}/);
	fails(`t("Not many")`, /"Not many" must be one text/);
	fails(`tn(n, { one: "x", other: "Send it." })`, /"Send it\." needs its forms by number/);
});

test("a sentence that is put together in the code fails the build, with its line", () => {
	const joined = 'const a = 1;\nt("Hello " + name);';
	assert.throws(() => built("en", joined), /Page\.tsx, line 2: a sentence must stand here as it is/);
	assert.throws(() => built("en", "t(`Hello`)"), /line 1: a sentence must stand here as it is/);
});

test("what the contract says of its fields is in no page", () => {
	const field = `z.string().check(z.describe("Of the \\"page\\"."), z.describe(\n\t"Long.",\n))`;
	assert.equal(built("fr", field), `z.string().check(z.describe(""), z.describe(""))`);
});
