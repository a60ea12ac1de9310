import assert from "node:assert/strict";
import { t, tn } from "@warmline/contract/i18n";
import { test } from "vitest";
import { TestChannel } from "../../test/channel.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { translate, wishedLanguage, withLanguage } from "./language.ts";

const { address, newVisitor } = await society();
const french = { "accept-language": "fr" };

test("a sentence is said in the language that is spoken, also after it has waited, and in English outside of it", async () => {
	assert.equal(t("This chat has ended."), "This chat has ended.");
	const later = withLanguage("fr", async () => {
		await new Promise(setImmediate);
		return t("This chat has ended.");
	});
	assert.equal(t("This chat has ended."), "This chat has ended.");
	assert.equal(await later, "Cette conversation est terminée.");
});

test("values are filled in as they are, and a number takes that language's form", () => {
	const name = "$1 {name}";
	assert.equal(
		withLanguage("fr", () => t("This chat is already assigned to {name}.", { name })),
		"Cette conversation est avec $1 {name}.",
	);
	const more = (count: number) => tn(count, { one: "And 1 more.", other: "And {count} more." });
	assert.deepEqual([1, 2].map(more), ["And 1 more.", "And 2 more."]);
	assert.deepEqual(
		withLanguage("fr", () => [1, 2].map(more)),
		["Et 1 autre nouvelle.", "Et 2 autres nouvelles."],
	);
});

test("a whole sentence from before is translate, and anything else stays as it is", () => {
	const all = ["This chat has ended.", "We are at a party tonight."];
	assert.deepEqual(all.map(translate), all);
	assert.deepEqual(
		withLanguage("fr", () => all.map(translate)),
		["Cette conversation est terminée.", "We are at a party tonight."],
	);
});

test("a browser's wish counts in its order, and what we do not speak is English", () => {
	const wish = (wanted: string | undefined) => wishedLanguage({ headers: { "accept-language": wanted } });
	assert.deepEqual(["fr-CA,fr;q=0.9,en;q=0.8", "en,fr;q=0.5", "de", undefined].map(wish), ["fr", "en", "en", "en"]);
});

test("a form that is not right is refused in the language of its page", async () => {
	const asks = (headers: Record<string, string>) =>
		newVisitor().send(
			"POST",
			"/api/v1/chat/initiate-chat/",
			{ message: " ", email: "no", accept_terms: true },
			headers,
		);
	const { message, errors } = refusal(await asks(french), 400, "invalid_email");
	assert.equal(message, "Cette adresse courriel n’a pas la bonne forme.");
	assert.deepEqual(errors, { email: message, message: "Veuillez écrire un message." });
	assert.equal(refusal(await asks({}), 400).message, "Invalid email format.");
});

test("a refusal of an act, an unknown address and a thank-you are said in the language of the page", async () => {
	const visitor = newVisitor();
	const missing = await visitor.send("GET", "/api/v1/nothing/", undefined, french);
	assert.equal(refusal(missing, 404).message, "Il n’y a rien ici.");
	const mine = await visitor.send("GET", "/api/v1/account/user/me/", undefined, french);
	assert.equal(refusal(mine, 401).message, "Veuillez ouvrir une session.");
	const left = await visitor.send(
		"POST",
		"/api/v1/chat/leave-message/",
		{ email: "ada@mail.example", message: "Bonjour", accept_terms: true },
		french,
	);
	assert.deepEqual(left.body, { message: "Merci pour vos mots. Quelqu’un vous écrira à ada@mail.example." });
});

test("a channel that a French page opens is refused in French, another in English", async () => {
	const { chat_id, visitor_token } = await newVisitor().asksForSupport();
	const path = `${address.replace("http", "ws")}/ws/chat/conversation/${chat_id}/?token=${visitor_token}`;
	for (const [address, empty, unknown] of [
		[`${path}&lang=fr`, "Un message ne peut pas être vide.", "Cette action n’existe pas."],
		[path, "A message cannot be empty.", "No such action."],
		[`${path}&lang=xx`, "A message cannot be empty.", "No such action."],
	] as const) {
		const line = await TestChannel.open(address);
		line.says("send_message", { message: " ", client_id: "c1" });
		await line.hears("error", { message: empty, client_id: "c1" });
		line.says("dance");
		await line.hears("error", { message: unknown });
	}
});
