import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { auditLog } from "@warmline/contract/audit/calls";
import { leaveMessage } from "@warmline/contract/chats/after-calls";
import { chatStatus } from "@warmline/contract/chats/calls";
import { changeChatSettings, readChatSettings } from "@warmline/contract/chats/settings-calls";
import {
	closeToVisitors,
	markSetupStep,
	openToVisitors,
	readSetup,
	type SetupStepState,
} from "@warmline/contract/setup/calls";
import { backupDays, optionalSteps, type SetupMark, type SetupStep } from "@warmline/contract/setup/steps";
import { readContentFolder } from "@warmline/site/content-files";
import { beforeEach, test } from "vitest";
import { after } from "../../test/after.ts";
import type { MemberPerson } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { setContent } from "../platform/content/content.ts";
import { noteBackup } from "../platform/files/last-backup.ts";
import { publishFiles } from "../publishing/index.ts";

const cast = await society({}, { open: false, pages: "/nowhere" });
const { dora, lina, sam, pool, clock, platform, newBrowser, newVisitor } = cast;
// One process runs all tests: what is in force here is not for the others.
after(() => setContent(readContentFolder()));

const own = [
	["hello@warmline.example", "hello@listen.example.org"],
	["applications@warmline.example", "join@listen.example.org"],
	["Warmline Listening Society", "Ottawa Listeners"],
	["Warmline, société d’écoute", "Écoute Ottawa"],
	['"short_name": "Warmline"', '"short_name": "Ottawa"'],
] as const;

/** With these parts of what the organisation says of itself no longer the example's. */
const namesItself = (...parts: readonly (readonly [string, string])[]) => {
	const files = new Map(readContentFolder());
	for (const path of ["society.json", "en/society.json", "fr/society.json"])
		files.set(
			path,
			parts.reduce((text, [before, now]) => text.replace(before, now), files.get(path) ?? ""),
		);
	setContent(files);
};

const marks = async (step: SetupStep, mark: SetupMark | null, director: MemberPerson = dora) =>
	director.send("PUT", `/api/v1${markSetupStep.path.replace(":step", step)}`, { mark });
const setup = async () => readSetup.answer.parse((await dora.calls(readSetup)).body).result;
const stateOf = async (name: SetupStep): Promise<SetupStepState["state"]> =>
	(await setup()).steps.find(({ step }) => step === name)?.state ?? assert.fail(name);
const missing = async () =>
	(await setup()).steps.filter(({ required, state }) => required && state !== "done").map(({ step }) => step);
const asks = () => newBrowser().send("POST", "/api/v1/chat/initiate-chat/", { message: "Hello", accept_terms: true });
const why = async () => chatStatus.answer.parse((await newBrowser().calls(chatStatus)).body).why;
const opensBy = (door: "always" | "shifts") => dora.calls(changeChatSettings, { door });

/** All that has to be done, by the facts there are. */
const isReady = async () => {
	namesItself(...own);
	await opensBy("always");
	for (const step of ["region", "crisis_lines", "door"] as const)
		assert.equal((await marks(step, "confirmed")).status, 200);
	assert.deepEqual(await missing(), []);
};

beforeEach(async () => {
	setContent(readContentFolder());
	await opensBy("shifts");
	await dora.calls(closeToVisitors);
	await pool.query("DELETE FROM setup_marks; DELETE FROM audit_log");
	await pool.query("UPDATE members SET is_active = true");
});

test("a new installation is careful: shifts open its chat, and visitors' details are masked", async () => {
	const { body } = await dora.calls(readChatSettings);
	const { door, caller_details } = readChatSettings.answer.parse(body).result;
	assert.deepEqual([door, caller_details], ["shifts", "masked"]);
});

test("before it is opened nothing comes in from visitors, whatever the chat settings say, and they are told why", async () => {
	await opensBy("always");
	assert.equal(await why(), "not_open");
	assert.match(refusal(await asks(), 409, "not_open").message, /isn’t open yet/);
	const left = { email: "me@home.example", message: "Please write.", accept_terms: true } as const;
	refusal(await newBrowser().calls(leaveMessage, left), 409, "not_open");
	assert.equal((await pool.query("SELECT 1 FROM chats")).rowCount, 0);
});

test("the list says what is missing by the facts, and the installation does not open before it is there", async () => {
	await pool.query("UPDATE members SET is_active = false WHERE role IN ('listener', 'supervisor')");
	const required: SetupStep[] = ["society", "region", "crisis_lines", "door", "shift_times", "people"];
	assert.deepEqual(await missing(), required);
	assert.deepEqual((await setup()).facts.examples, ["name", "short_name", "contact_email", "applications_email"]);
	refusal(await dora.calls(openToVisitors), 409, "setup_missing");

	await opensBy("always");
	assert.ok(!(await missing()).includes("shift_times"), "only shifts need shift times");
	await marks("people", "confirmed");
	for (const step of ["region", "crisis_lines", "door"] as const) await marks(step, "confirmed");
	assert.deepEqual(await missing(), ["society"]);
	for (let parts = 1; parts < own.length; parts++) {
		namesItself(...own.slice(0, parts));
		refusal(await dora.calls(openToVisitors), 409, "setup_missing");
	}
	assert.equal((await setup()).opened, null);
	namesItself(...own);
	assert.equal((await dora.calls(openToVisitors)).status, 200);
});

test("somebody who listens makes the step of the people done, and a supervisor does too", async () => {
	for (const role of ["listener", "supervisor"]) {
		await pool.query("UPDATE members SET is_active = role = $1 OR username = 'dora'", [role]);
		assert.equal(await stateOf("people"), "done", role);
	}
});

test("an opening is in force at once, is recorded with who did it, and a second one changes nothing", async () => {
	clock.stop();
	await isReady();
	const opened = openToVisitors.answer.parse((await dora.calls(openToVisitors)).body).result;
	assert.deepEqual([opened.opened?.by?.id, opened.opened?.at], [dora.id, clock.now().toISOString()]);
	assert.equal(await why(), "open");
	assert.equal((await asks()).status, 201);
	clock.passMinutes(1);
	const again = openToVisitors.answer.parse((await dora.calls(openToVisitors)).body).result;
	assert.deepEqual(again.opened, opened.opened);
	const { results } = auditLog.answer.parse((await dora.calls(auditLog, undefined, { act: "open_to_visitors" })).body);
	assert.deepEqual(
		results.map(({ member }) => member.id),
		[dora.id],
	);
});

test("closed again it takes no new chats, agents hear of it, and a chat that runs goes on", async () => {
	await isReady();
	await dora.calls(openToVisitors);
	await lina.connects();
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	lina.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	assert.equal((await dora.calls(closeToVisitors)).status, 200);
	await lina.hears("door", { open: false, why: "not_open" });
	refusal(await asks(), 409, "not_open");
	visitor.says("send_message", { message: "Still here." });
	await lina.hears("new_message", { message: { message: "Still here." } });
	assert.equal((await setup()).opened, null);
	assert.deepEqual(await missing(), [], "what was done stays done");
	assert.equal((await dora.calls(openToVisitors)).status, 200);
	await lina.hears("door", { open: true });
});

test("crisis lines that were published after somebody confirmed them have to be looked at again", async () => {
	await marks("crisis_lines", "confirmed");
	const confirmed = (await setup()).steps.find(({ step }) => step === "crisis_lines");
	assert.deepEqual([confirmed?.state, confirmed?.marked?.by?.id], ["done", dora.id]);
	clock.stop();
	await publishFiles(platform.database.db, ["crisis-lines"], readContentFolder());
	await pool.query("UPDATE content_versions SET published_at = $1", [new Date(clock.now().getTime() + 1000)]);
	const found = (await setup()).steps.find(({ step }) => step === "crisis_lines");
	assert.deepEqual([found?.state, found?.marked], ["open", null]);
	clock.passMinutes(1);
	await marks("crisis_lines", "confirmed");
	assert.equal(await stateOf("crisis_lines"), "done");
	await pool.query("DELETE FROM content_versions");
});

test("what somebody confirmed has to be looked at again once it is another", async () => {
	for (const step of ["region", "door", "privacy"] as const) await marks(step, "confirmed");
	for (const step of ["region", "door", "privacy"] as const) assert.equal(await stateOf(step), "done");
	await opensBy("always");
	assert.equal(await stateOf("door"), "open");
	namesItself(['"clock": "America/New_York"', '"clock": "America/Halifax"']);
	assert.equal(await stateOf("region"), "open");
	await dora.calls(changeChatSettings, { caller_details: "full" });
	assert.equal(await stateOf("privacy"), "open");
	await dora.calls(changeChatSettings, { caller_details: "masked" });
	assert.equal(await stateOf("privacy"), "done", "it is again what was confirmed");
});

test("backups that were made long ago are none", async () => {
	assert.equal(await stateOf("backup"), "open");
	const made = { file: "a.backup", bytes: 1, missing: 0, sealed: true };
	const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString();
	const backedUp = (days: number) => noteBackup(platform.config.DATA_DIR, { ...made, at: daysAgo(days) });
	await backedUp(backupDays - 1);
	assert.equal(await stateOf("backup"), "done");
	await backedUp(backupDays);
	assert.equal(await stateOf("backup"), "open");
	await rm(join(platform.config.DATA_DIR, "last-backup.json"));
});

test("only what is optional can wait, and nobody confirms what facts decide", async () => {
	for (const step of optionalSteps) {
		assert.equal((await marks(step, "not_now")).status, 200);
		assert.equal(await stateOf(step), "not_now");
		assert.equal((await marks(step, null)).status, 200);
		assert.equal(await stateOf(step), "open");
	}
	for (const step of ["society", "region", "crisis_lines", "door", "people"] as const)
		refusal(await marks(step, "not_now"), 409, "no_such_mark");
	for (const step of ["society", "shift_times", "email", "backup"] as const)
		refusal(await marks(step, "confirmed"), 409, "no_such_mark");
	assert.equal((await dora.send("PUT", "/api/v1/setup/steps/nothing/", { mark: null })).status, 404);
	for (const other of [lina, sam]) refusal(await marks("region", "confirmed", other), 403, "forbidden");
});
