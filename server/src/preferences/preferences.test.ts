import assert from "node:assert/strict";
import { notificationKinds } from "@warmline/contract/notifications/kinds";
import { type Preferences, readPreferences } from "@warmline/contract/preferences/calls";
import { test } from "vitest";
import { logsIn, type MemberPerson } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { preferencesOf, preferencesOfMany } from "./index.ts";

const { lina, omar, sam, noor, address, newBrowser, platform } = await society();

const chosen = async (who: MemberPerson): Promise<Preferences> =>
	readPreferences.answer.parse((await who.calls(readPreferences)).body).result;
const chooses = (who: MemberPerson, body: object) => who.send("PATCH", "/api/v1/account/preferences/", body);

const loud = { mail: true, push: true };
const atFirst: Preferences = {
	...{ theme: "system", language: "en", time_zone: null, show_online: true, profile_for: "members", digest: "daily" },
	notify: {
		...{ mention: loud, comment: loud, like: { mail: false, push: false }, follow: loud },
		...{ shift: loud, application: loud, moderation: loud },
	},
};

test("who has chosen nothing has what everybody has at first, also who is new (P4)", async () => {
	for (const who of [lina, noor]) assert.deepEqual(await chosen(who), atFirst);
	refusal(await newBrowser().calls(readPreferences), 401, "not_logged_in");
});

test("every preference is kept as it was chosen, and is there after the next login (P4)", async () => {
	const notify = Object.fromEntries(
		notificationKinds.map((kind, n) => [kind, { mail: n % 2 === 0, push: n % 2 === 1 }]),
	);
	const all = {
		...{ theme: "dark", language: "fr", time_zone: "America/Toronto", show_online: false },
		...{ profile_for: "followers", digest: "weekly", notify },
	};
	const answer = await chooses(lina, all);
	assert.deepEqual([answer.status, answer.body], [200, { result: all }]);
	assert.deepEqual(await chosen(await logsIn(address, "lina")), all);
	assert.deepEqual(await chosen(omar), atFirst, "it is nobody else's");
});

test("what is left out stays, of the notices each kind and each way for itself (P4)", async () => {
	await chooses(omar, { theme: "light", notify: { like: { push: true } } });
	await chooses(omar, { time_zone: "Europe/Berlin", notify: { like: { mail: true }, follow: { push: false } } });
	await chooses(omar, { timeZone: null, profileFor: "followers" });
	assert.deepEqual(await chosen(omar), {
		...atFirst,
		...{ theme: "light", profile_for: "followers" },
		notify: { ...atFirst.notify, like: { mail: true, push: true }, follow: { mail: true, push: false } },
	});
});

test("two pages that change different things at once lose neither (P4)", async () => {
	for (let round = 0; round < 5; round++) {
		const push = round % 2 === 0;
		await Promise.all(notificationKinds.map((kind) => chooses(sam, { notify: { [kind]: { push } } })));
		const { notify } = await chosen(sam);
		assert.deepEqual(
			notificationKinds.map((kind) => notify[kind].push),
			notificationKinds.map(() => push),
		);
	}
});

for (const [field, value] of [
	["theme", "pink"],
	["language", "de"],
	["time_zone", "Mars/Olympus"],
	["time_zone", "+02:00"],
	["time_zone", ""],
	["show_online", "no"],
	["profile_for", "everybody"],
	["digest", "hourly"],
	["notify", { letter: { mail: true } }],
	["notify", { like: { pigeon: true } }],
	["notify", { like: { mail: "yes" } }],
] as const) {
	test(`the ${field} ${JSON.stringify(value)} is refused, and nothing is changed (P4)`, async () => {
		const before = await chosen(noor);
		refusal(await chooses(noor, { show_online: false, theme: "dark", [field]: value }), 400, `invalid_${field}`);
		assert.deepEqual(await chosen(noor), before);
	});
}

test("time zones are known by their older names, too (P4)", async () => {
	for (const zone of ["UTC", "America/St_Johns", "US/Eastern", "Asia/Calcutta", "Asia/Kolkata", "Europe/Kyiv"]) {
		assert.equal((await chooses(noor, { time_zone: zone })).status, 200, zone);
		assert.equal((await chosen(noor)).time_zone, zone);
	}
});

test("other features read the same of one member and of many (P4)", async () => {
	const { db } = platform.database;
	const ids = [lina.id, omar.id, "0190a0a0-0000-7000-8000-00000000dead"];
	const many = await preferencesOfMany(db, ids);
	for (const id of ids) assert.deepEqual(many.get(id), await preferencesOf(db, id));
	assert.deepEqual(many.get(ids[2] ?? ""), atFirst);
	assert.equal((await preferencesOfMany(db, [])).size, 0);
});
