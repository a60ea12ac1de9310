import assert from "node:assert/strict";
import { readListenerApplication } from "@warmline/contract/applications/calls";
import { changeRecord } from "@warmline/contract/applications/record-calls";
import { readSupervisorApplication, saveSupervisorApplication } from "@warmline/contract/applications/supervisor-calls";
import { type RecruitmentNames, recruitmentNames } from "@warmline/contract/content/recruitment-names";
import { languages } from "@warmline/contract/content/words";
import { readContentFolder } from "@warmline/site/content-files";
import { afterEach, test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { volunteers } from "../../test/volunteers.ts";
import { setContent } from "../platform/content/content.ts";
import { societyDay } from "../platform/society.ts";

const cast = await volunteers();
const { dora, clock, newMember, isAccepted, changes, record } = cast;
const files = readContentFolder();
const own = recruitmentNames.parse(JSON.parse(files.get("en/recruitment.json") ?? ""));

/** Puts other names into force, in all languages. */
const publishes = (names: Partial<RecruitmentNames>) =>
	setContent(
		new Map([
			...files,
			...languages.map((language) => [`${language}/recruitment.json`, JSON.stringify({ ...own, ...names })] as const),
		]),
	);
afterEach(() => setContent(files));

test("a director records the levels of a police check that the content lists, and others stay as they were recorded", async () => {
	const ada = await isAccepted("ada");
	const check = { level: 2, date: societyDay(clock.now()) };
	await changes(ada, { police_check: check });
	publishes({ police_check_levels: [{ level: 5, name: "Enhanced check" }] });
	const refused = await dora.calls(changeRecord, { police_check: { ...check, level: 3 } }, { user_id: ada.id });
	assert.deepEqual(refusal(refused, 400, "invalid_police_check").errors, {
		"police_check.level": "We accept these police checks: Enhanced check.",
	});
	const date = "2026-01-05";
	assert.deepEqual((await changes(ada, { police_check: { ...check, date } })).police_check?.date, date);
	assert.equal((await record(ada, ada)).police_check?.level, 2);
	assert.equal((await changes(ada, { police_check: { ...check, level: 5 } })).police_check?.level, 5);
});

test("a tool that the content adds is rated under the name that the applicant read, and keeps it", async () => {
	const tia = await newMember("tia", "new_hire");
	await tia.send("POST", "/api/v1/onboarding/supervisor-application/", {});
	publishes({ supervisor_tools: [{ tool: "phone", name: "Our telephone" }] });
	const other_tools = [{ tool: "phone", name: "Our telephone", rating: "good" as const }];
	const saved = await tia.calls(
		saveSupervisorApplication,
		{ other_tools, acuity_knowledge: "ok" },
		{ user_id: tia.id },
	);
	assert.equal(saved.status, 200);
	const written = { tool: "phone", name: "A word of my own", rating: "good" as const };
	const unknown = { tool: "fax", name: "Fax", rating: "good" as const };
	const saves = (given: unknown) =>
		tia.send("PUT", `/api/v1/onboarding/supervisor-application/${tia.id}/`, { other_tools: given });
	assert.equal((await saves([written, unknown])).status, 200);
	refusal(await saves([written, written]), 400, "invalid_other_tools");
	setContent(files);
	assert.equal((await saves([...other_tools, unknown])).status, 200);
	const { body } = await dora.calls(readSupervisorApplication, undefined, { user_id: tia.id });
	const { result } = readSupervisorApplication.answer.parse(body);
	assert.deepEqual([result?.other_tools, result?.acuity_knowledge], [other_tools, "ok"]);
	refusal(await saves([{ tool: "phone", name: "Our telephone", rating: "great" }]), 400, "invalid_other_tools");
});

test("people apply from the countries that the content lists, and one that was chosen before can stay", async () => {
	const lou = await newMember("lou", "new_hire");
	const begun = await lou.send("POST", "/api/v1/account/user-details/", {});
	assert.equal(begun.status, 200);
	const read = async () =>
		readListenerApplication.answer.parse(
			(await lou.calls(readListenerApplication, undefined, { user_id: lou.id })).body,
		).result;
	const path = `/api/v1/account/user-details/${(await read())?.id}/`;
	assert.equal((await lou.send("PATCH", path, { country: "Canada" })).status, 200);
	publishes({ countries: [{ country: "Ireland", name: "Ireland" }] });
	assert.equal((await lou.send("PATCH", path, { country: "Canada" })).status, 200);
	assert.equal((await read())?.country, "Canada");
	// An old page still offers it: its other answers are kept, and the country is asked for again at the end.
	assert.equal((await lou.send("PATCH", path, { country: "United States", address: "2 Main St" })).status, 200);
	assert.deepEqual([(await read())?.country, (await read())?.address], [null, "2 Main St"]);
	const submitted = await lou.send("PATCH", path, { country: "United States", completed: true });
	assert.equal(refusal(submitted, 400, "incomplete").errors?.country, "Country is required.");
	setContent(files);
	assert.equal((await lou.send("PATCH", path, { country: "Canada" })).status, 200);
	publishes({ countries: [{ country: "Ireland", name: "Ireland" }] });
	assert.equal((await lou.send("PATCH", path, { country: "Canada", address: "1 Main St" })).status, 200);
	assert.equal((await lou.send("PATCH", path, { country: "Ireland" })).status, 200);
	assert.equal((await read())?.country, "Ireland");
});
