import assert from "node:assert/strict";
import { logInCall, me } from "@warmline/contract/accounts/calls";
import { endOneSession, endOtherSessions, listSessions } from "@warmline/contract/accounts/security-calls";
import { test } from "vitest";
import { logsIn, MemberPerson, password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { browserInWords } from "./browser-words.ts";

const { address, clock, newBrowser, newMember, pool } = await society();

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
const iphone =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

const logsInWith = async (username: string, userAgent: string) => {
	const answer = await newBrowser().send(
		"POST",
		`/api/v1${logInCall.path}`,
		{ username, password },
		{
			"user-agent": userAgent,
		},
	);
	const { token, user } = logInCall.answer.parse(answer.body);
	return new MemberPerson(address, user, token);
};
const listedFor = async (who: MemberPerson) => listSessions.answer.parse((await who.calls(listSessions)).body).results;

test("a member sees where they are logged in, this one first, by browser and system and no more", async () => {
	await newMember("ada", "listener");
	const [desk, phone] = [await logsInWith("ada", firefox), await logsInWith("ada", iphone)];
	clock.passMinutes(3);
	await phone.calls(me);
	const list = await listedFor(desk);
	assert.deepEqual(list.map(({ browser, system, is_this }) => [browser, system, is_this]).slice(0, 2), [
		["Firefox", "Linux", true],
		["Safari", "iOS", false],
	]);
	assert.ok(Date.parse(list[1]?.used_at ?? "") > Date.parse(list[1]?.begun_at ?? ""));
	assert.equal(list.length, 3);
	const { rows } = await pool.query("SELECT sessions::text AS row FROM sessions");
	for (const { row } of rows) assert.ok(!/Mozilla|Gecko|130\.0|127\.0\.0\.1/.test(row), row);
});

test("a session that has run out is not in the list", async () => {
	await newMember("bea", "listener");
	clock.passMinutes(13 * 60);
	const later = await logsIn(address, "bea");
	assert.equal((await listedFor(later)).length, 1);
});

test("one that is ended is out at once, its channels too, and the others stay", async () => {
	const cleo = await newMember("cleo", "listener");
	const [other, third] = [await logsIn(address, "cleo"), await logsIn(address, "cleo")];
	await Promise.all([other.connects(), third.connects()]);
	const own = (await listedFor(other))[0] ?? assert.fail();
	assert.equal((await cleo.calls(endOneSession, undefined, { session_id: own.id })).status, 204);
	assert.equal(await other.line.closes(), 4401);
	refusal(await other.calls(me), 401, "not_logged_in");
	await third.line.isQuiet();
	assert.equal((await third.calls(me)).status, 200);
	refusal(await cleo.calls(endOneSession, undefined, { session_id: own.id }), 404, "not_found");
	third.line.close();
});

test("somebody else's session is not there to be ended", async () => {
	const dina = await newMember("dina", "listener");
	const lina = await logsIn(address, "lina");
	const [own] = await listedFor(lina);
	refusal(await dina.calls(endOneSession, undefined, { session_id: own?.id ?? "" }), 404, "not_found");
	refusal(await dina.calls(endOneSession, undefined, { session_id: "none" }), 404, "not_found");
	assert.equal((await lina.calls(me)).status, 200);
});

test("all the others end together: every kind of channel closes, and this one stays", async () => {
	const edda = await newMember("edda", "listener");
	const [atDesk, onPages] = [await logsIn(address, "edda"), await logsIn(address, "edda")];
	await Promise.all([edda.connects(), atDesk.connects(), onPages.comesIn()]);
	const { status, body } = await edda.calls(endOtherSessions);
	assert.equal(status, 200);
	assert.equal(endOtherSessions.answer.parse(body).ended, 2);
	assert.deepEqual(await Promise.all([atDesk.line.closes(), onPages.line.closes()]), [4401, 4401]);
	for (const gone of [atDesk, onPages]) refusal(await gone.calls(me), 401, "not_logged_in");
	await edda.line.isQuiet();
	assert.deepEqual(
		(await listedFor(edda)).map(({ is_this }) => is_this),
		[true],
	);
	assert.equal(endOtherSessions.answer.parse((await edda.calls(endOtherSessions)).body).ended, 0);
	edda.line.close();
});

test("what a browser says of itself is kept as a name only, whatever it says", () => {
	const none = { browser: null, system: null };
	for (const nothing of [undefined, "", "  ", "node"]) assert.deepEqual(browserInWords(nothing), none);
	assert.deepEqual(browserInWords("Evil<script>/1.0 (foo)"), { browser: "Evilscript", system: null });
	const long = browserInWords(`${"x".repeat(5000)}/1.0 (foo)`);
	assert.ok((long.browser ?? "").length <= 40);
	const edge = `${firefox.slice(0, 11)} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/129.0.0.0 Safari/537.36 Edg/129.0`;
	assert.deepEqual(browserInWords(edge), { browser: "Microsoft Edge", system: "Windows" });
});
