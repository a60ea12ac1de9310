import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import {
	listContent,
	listContentVersions,
	previewContent,
	publishContent,
	readContent,
	saveContentDraft,
} from "@warmline/contract/publishing/calls";
import { type ContentItem, contentItemNames, contentItems } from "@warmline/contract/publishing/items";
import { readContentFolder } from "@warmline/site/content-files";
import { test } from "vitest";
import { after } from "../../test/after.ts";
import type { MemberPerson } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { setContent } from "../platform/content/content.ts";
import { societyName } from "../platform/society.ts";
import { publishedContent, publishFiles } from "./index.ts";

// The pages are rendered in the stories, from a build.
const { dora, lina, sam, newMember, newBrowser, clock, platform } = await society({}, { pages: "/nowhere" });
const dana = await newMember("dana", "director");
// One process runs all tests: what is in force here is not for the others.
after(() => setContent(readContentFolder()));

const at = (item: ContentItem) => ({ path: `/api/v1/content/${item}/` });
const read = async (item: ContentItem, director: MemberPerson = dora) =>
	readContent.answer.parse((await director.send("GET", at(item).path)).body).result;
const versions = async (item: ContentItem) =>
	listContentVersions.answer.parse((await dora.send("GET", `${at(item).path}versions/`)).body).results;
const textOf = (files: readonly { path: string; text: string }[], path: string) =>
	files.find((file) => file.path === path)?.text ?? "";

type Change = (text: string) => string;
/** What is sent when somebody changes one file of an item. */
const changed = async (item: ContentItem, path: string, change: Change, director: MemberPerson = dora) => {
	const { files, draft, version } = await read(item, director);
	const now = draft?.files ?? files;
	const sent = now.map((file) => ({ path: file.path, text: file.path === path ? change(file.text) : file.text }));
	return { files: sent, revision: draft?.revision ?? 0, base: version };
};
const saves = async (item: ContentItem, path: string, change: Change, director: MemberPerson = dora) => {
	const answer = await director.send("PUT", `${at(item).path}draft/`, await changed(item, path, change, director));
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return saveContentDraft.answer.parse(answer.body).result;
};
const publishes = (item: ContentItem, revision: number, director: MemberPerson = dora) =>
	director.send("POST", `${at(item).path}publish/`, { revision });

const discards = (item: ContentItem, revision: number, director: MemberPerson = dora) =>
	director.send("DELETE", `${at(item).path}draft/?revision=${revision}`);
const discardsLast = async (item: ContentItem) => discards(item, (await read(item)).draft?.revision ?? 0);

const named = (name: string) => (text: string) => text.replace(/"name": ".*?"/, `"name": "${name}"`);

test("a director drafts a text, publishes it, and it is in force at once; it is recorded who did", async () => {
	const before = societyName("en");
	const draft = await saves("society", "en/society.json", named("Ottawa Listeners"));
	assert.deepEqual([draft.problems, draft.base, draft.saved_by?.id], [[], null, dora.id]);
	assert.equal(societyName("en"), before, "a draft changes nothing");

	const answer = await publishes("society", draft.revision);
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	const published = publishContent.answer.parse(answer.body).result;
	assert.equal(published.draft, null);
	assert.equal(published.published_by?.id, dora.id);
	assert.match(textOf(published.files, "en/society.json"), /Ottawa Listeners/);
	assert.equal(societyName("en"), "Ottawa Listeners");

	const { body } = await dora.calls(auditLog, undefined, { act: "publish_content" });
	assert.deepEqual(
		auditLog.answer.parse(body).results.map(({ member, params }) => [member.id, params]),
		[[dora.id, { item: "society" }]],
	);
	const { results } = listContent.answer.parse((await dora.calls(listContent)).body);
	assert.deepEqual(
		results.filter((one) => one.published_at !== null).map((one) => one.item),
		["society"],
	);
});

test("every version stays, down to what came with the product, and one can go back to it", async () => {
	const [now, before] = await versions("society");
	assert.ok(now && before);
	assert.equal(before.id, null);
	const first = textOf(before.files, "en/society.json");
	const draft = await saves("society", "en/society.json", () => first);
	assert.equal((await publishes("society", draft.revision)).status, 200);
	assert.equal(textOf((await read("society")).files, "en/society.json"), first);
	assert.equal((await versions("society")).length, 3);
});

test("what cannot be used is kept as a draft with its problems, and not published", async () => {
	const cases: readonly [ContentItem, string, Change, RegExp][] = [
		["society", "society.json", (text) => text.replace(/"contact_email": ".*?"/, '"contact_email": "hello"'), /email/],
		["about", "en/pages/about.md", (text) => `${text}\n<script>alert(1)</script>\n`, /cannot have/],
		["about", "en/pages/about.md", () => "no head", /head/],
		["home", "fr/home.json", (text) => text.slice(0, -5), /well formed/],
		["safety", "en/pages/safety.md", (text) => `${text}\n[here](javascript:alert(1))\n`, /no address/],
		[
			"crisis-lines",
			"crisis-centres.json",
			(text) => text.replaceAll('"988"', '"987"').replaceAll('"9-8-8"', '"9-8-7"'),
			/988/,
		],
	];
	for (const [item, path, change, says] of cases) {
		const draft = await saves(item, path, change);
		assert.match(draft.problems[0]?.says ?? "", says, item);
		assert.equal((await publishes(item, draft.revision)).status, 409);
		const { draft: kept } = await read(item);
		assert.deepEqual(kept?.problems, draft.problems);
		assert.equal((await discardsLast(item)).status, 204);
		assert.equal((await read(item)).draft, null);
	}
});

test("a number that nobody answers any more is refused in the browser too (N6)", async () => {
	const list: { number: string }[] = JSON.parse(readContentFolder().get("crisis-numbers-do-not-publish.json") ?? "[]");
	const [retired] = list;
	assert.ok(retired);
	const draft = await saves("about", "en/pages/about.md", (text) => `${text}\nCall ${retired.number}.\n`);
	assert.match(draft.problems[0]?.says ?? "", /must not be published/);
	assert.equal((await publishes("about", draft.revision)).status, 409);
	assert.equal((await discards("about", draft.revision)).status, 204);
});

test("two directors at one draft: the second sees that it has changed, and overwrites nothing", async () => {
	const theirs = await changed("terms", "en/pages/terms.md", (text) => `${text}\nFrom Dana.\n`, dana);
	const first = await saves("terms", "en/pages/terms.md", (text) => `${text}\nFrom Dora.\n`);
	refusal(await dana.send("PUT", `${at("terms").path}draft/`, theirs), 409, "draft_changed");
	const second = await saves("terms", "en/pages/terms.md", (text) => `${text}\nFrom Dana.\n`, dana);
	refusal(await publishes("terms", first.revision), 409, "draft_changed");
	refusal(await discards("terms", first.revision), 409, "draft_changed");
	assert.match(textOf(second.files, "en/pages/terms.md"), /From Dora\.\n\nFrom Dana/);

	const [one, other] = await Promise.all([
		publishes("terms", second.revision),
		publishes("terms", second.revision, dana),
	]);
	assert.deepEqual([one.status, other.status].sort(), [200, 409]);
	assert.equal((await versions("terms")).length, 2);
	refusal(await publishes("terms", second.revision), 409, "no_draft");
	assert.equal((await discards("terms", second.revision)).status, 204, "it is gone, as was wanted");
});

test("directors who publish two texts at once: both are in force, or one is told to try again", async () => {
	const donate = await saves("donate", "en/pages/donate.md", (text) => `${text}\nThank you.\n`);
	const tags = await saves("hashtags", "community.json", () => '{ "tags": ["kindness"] }', dana);
	const answers = await Promise.all([publishes("donate", donate.revision), publishes("hashtags", tags.revision, dana)]);
	for (const [at, item] of (["donate", "hashtags"] as const).entries()) {
		const answer = answers[at];
		if (answer?.status === 200) continue;
		refusal(answer ?? assert.fail(), 409, "content_changed");
		const { draft } = await read(item);
		assert.equal((await publishes(item, draft?.revision ?? 0)).status, 200);
	}
	assert.match(textOf((await read("donate")).files, "en/pages/donate.md"), /Thank you/);
	assert.equal(textOf((await read("hashtags")).files, "community.json"), '{ "tags": ["kindness"] }');
});

test("a text that was published meanwhile is not undone by who had it open before", async () => {
	const old = await changed("volunteer", "en/pages/volunteer.md", (text) => `${text}\nA comma.\n`);
	const theirs = await saves("volunteer", "en/pages/volunteer.md", (text) => `${text}\nA new number.\n`, dana);
	assert.equal((await publishes("volunteer", theirs.revision, dana)).status, 200);
	refusal(await dora.send("PUT", `${at("volunteer").path}draft/`, old), 409, "text_published");
	assert.equal((await read("volunteer")).draft, null);

	// A draft from before is kept, and is published only when somebody has looked at what was published since.
	const before = await saves("volunteer", "en/pages/volunteer.md", (text) => `${text}\nMine.\n`);
	const { files } = await read("volunteer");
	const imported = new Map(files.map(({ path, text }) => [path, `${text}\nImported.\n`]));
	await publishFiles(platform.database.db, ["volunteer"], new Map([...readContentFolder(), ...imported]));
	refusal(await publishes("volunteer", before.revision), 409, "text_published");
	assert.notEqual((await read("volunteer")).draft?.base, (await read("volunteer")).version);
	assert.equal((await discardsLast("volunteer")).status, 204);
});

test("a revision never comes again, and a save that is sent again is the same save", async () => {
	const sent = await changed("listeners", "en/pages/listeners.md", (text) => `${text}\nOne.\n`);
	const save = () => dora.send("PUT", `${at("listeners").path}draft/`, sent);
	const first = saveContentDraft.answer.parse((await save()).body).result;
	assert.equal(saveContentDraft.answer.parse((await save()).body).result.revision, first.revision);
	assert.equal((await discardsLast("listeners")).status, 204);
	const other = await saves("listeners", "en/pages/listeners.md", (text) => `${text}\nTwo.\n`, dana);
	assert.notEqual(other.revision, first.revision);
	refusal(await publishes("listeners", first.revision), 409, "draft_changed");
	assert.equal((await discardsLast("listeners")).status, 204);
});

test("every text can be saved with all of its files, and published as it came", async () => {
	for (const item of contentItemNames) {
		const [path = ""] = contentItems[item];
		assert.deepEqual((await saves(item, path, (text) => text)).problems, [], item);
		assert.equal((await discardsLast(item)).status, 204);
	}
});

test("what a draft does not have stays as it was published", async () => {
	const whole = await saves("safety", "fr/pages/safety.md", (text) => `${text}\nEn français.\n`);
	assert.equal((await publishes("safety", whole.revision)).status, 200);
	const { version, files } = await read("safety");
	const part = [{ path: "en/pages/safety.md", text: textOf(files, "en/pages/safety.md") }];
	const { body } = await dora.send("PUT", `${at("safety").path}draft/`, { files: part, revision: 0, base: version });
	assert.equal((await publishes("safety", saveContentDraft.answer.parse(body).result.revision)).status, 200);
	assert.match(textOf((await read("safety")).files, "fr/pages/safety.md"), /En français/);
});

test("a time zone that is none, and an address to leave to that is no page, are problems", async () => {
	for (const [name, value] of [
		["clock", "Mars/Base"],
		["neutral_exit_url", "www.example.org:443"],
	] as const) {
		const draft = await saves("society", "society.json", (text) =>
			text.replace(new RegExp(`"${name}": ".*?"`), `"${name}": "${value}"`),
		);
		assert.deepEqual(draft.problems[0]?.field, [name]);
		assert.equal((await publishes("society", draft.revision)).status, 409);
		assert.equal((await discardsLast("society")).status, 204);
	}
});

test("what is published fits itself: a phrase that the French lacks is named, one that is left over goes", async () => {
	const renamed = (text: string) => text.replace("Anyone in immediate danger", "Everyone in Ottawa");
	const draft = await saves("crisis-lines", "crisis-centres.json", renamed);
	assert.deepEqual(
		draft.problems.map(({ path, says }) => [path, says]),
		[["fr/centre-words.json", "This is missing."]],
	);
	const both = await saves("crisis-lines", "fr/centre-words.json", (text) =>
		text.replace("{", '{ "Everyone in Ottawa": "Toute personne à Ottawa",'),
	);
	assert.deepEqual(both.problems, []);
	assert.equal((await publishes("crisis-lines", both.revision)).status, 200);
	const words = textOf((await read("crisis-lines")).files, "fr/centre-words.json");
	assert.match(words, /Everyone in Ottawa/);
	assert.ok(!words.includes("Anyone in immediate danger"));
});

test("nobody but directors reads drafts or publishes, and a file of another text is refused", async () => {
	for (const member of [lina, sam]) {
		refusal(await member.send("GET", "/api/v1/content/"), 403);
		refusal(await member.send("GET", at("terms").path), 403);
		refusal(await member.send("PUT", `${at("terms").path}draft/`, { files: [], revision: 0, base: null }), 403);
		refusal(await member.send("POST", `${at("terms").path}publish/`, { revision: 1 }), 403);
	}
	refusal(await dora.send("GET", "/api/v1/content/no-such/"), 404);
	for (const path of ["society.json", "../server/src/config.ts", "en/words/web.json"])
		refusal(
			await dora.send("PUT", `${at("terms").path}draft/`, { files: [{ path, text: "{}" }], revision: 0, base: null }),
			404,
		);
	const long = { path: "en/pages/terms.md", text: "x".repeat(60_001) };
	refusal(await dora.send("PUT", `${at("terms").path}draft/`, { files: [long], revision: 0, base: null }), 400);
});

test("a logo that is damaged behind its head is not published, from the page or the command line", async () => {
	const head = Buffer.from("89504e470d0a1a0a0000000d49484452000000400000004008060000", "hex");
	const logo = Buffer.concat([head, Buffer.alloc(200, 7)]).toString("base64");
	const { problems, revision } = await saves("appearance", "appearance.json", (text) =>
		text.replace('"logo": null', `"logo": "${logo}"`),
	);
	assert.deepEqual(problems, []);
	refusal(await publishes("appearance", revision), 409, "content_problems");
	const { files } = await publishedContent(platform.database.db);
	const text = JSON.stringify({ main_color: "#0f5257", accent_color: "#e8833a", logo });
	await assert.rejects(
		publishFiles(platform.database.db, ["appearance"], new Map([...files, ["appearance.json", text]])),
		/damaged/,
	);
});

test("a preview is for whom a director gave its ticket to, for ten minutes", async () => {
	const preview = (director: MemberPerson, item: ContentItem) =>
		director.send("POST", `${at(item).path}preview/`, { language: "en" });
	refusal(await preview(lina, "about"), 403);
	refusal(await preview(dora, "hashtags"), 409, "no_page");
	const { ticket } = previewContent.answer.parse((await preview(dora, "about")).body).result;
	const shown = (one: string) => newBrowser().send("GET", `/api/v1/content-preview/${one}/`);
	// The pages are not built here: what is refused otherwise is not known.
	refusal(await shown(ticket), 409, "no_page");
	const [content = "", seal = ""] = ticket.split(".");
	const other = Buffer.from(JSON.stringify({ item: "terms", language: "en", until: 9e15 })).toString("base64url");
	for (const wrong of ["", "x", content, `${content}.`, `${other}.${seal}`, `${content}.${seal}x`])
		assert.equal((await shown(wrong)).status, 404, wrong);
	clock.passMinutes(11);
	refusal(await shown(ticket), 404);
});

test("a server that starts has in force what was published", async () => {
	setContent(readContentFolder());
	const draft = await saves("society", "fr/society.json", named("Écoute Ottawa"));
	assert.equal((await publishes("society", draft.revision)).status, 200);
	setContent(readContentFolder());
	const { files } = await publishedContent(platform.database.db);
	assert.match(files.get("fr/society.json") ?? "", /Écoute Ottawa/);
	assert.match(files.get("community.json") ?? "", /kindness/);
});
