import assert from "node:assert/strict";
import { logInCall, me } from "@warmline/contract/accounts/calls";
import { beginPasskey, beginPasskeyLogin } from "@warmline/contract/accounts/passkey-calls";
import { readSecurity } from "@warmline/contract/accounts/security-calls";
import { eraseMember, exportMember } from "@warmline/contract/members/calls";
import { readSecuritySettings } from "@warmline/contract/members/security-calls";
import { test } from "vitest";
import { logsInBy, passkeyOf } from "../../../test/passkeys.ts";
import { logsIn, password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { unzip } from "../../../test/unzip.ts";
import { forgetOldSessions } from "../sessions/sessions.ts";
import { relyingParty } from "./relying-party.ts";

const cast = await society();
const { newBrowser, newMember, pool, platform } = cast;

test("where a role needs a second step a passkey is one, and can be set up before anything else", async () => {
	await newMember("sue", "supervisor");
	await pool.query("INSERT INTO account_settings (id, second_step_from) VALUES (1, '2026-01-01')");
	const sue = newBrowser();
	const due = logInCall.answer.parse((await sue.calls(logInCall, { username: "sue", password })).body);
	assert.equal(due.second_step_due, true);
	sue.token = due.token;
	const { device } = await passkeyOf(cast, sue);
	assert.equal((await sue.calls(me)).status, 200);
	const dora = newBrowser();
	dora.token = cast.dora.token;
	await passkeyOf(cast, dora);
	const { concerned, ready } = readSecuritySettings.answer.parse((await dora.calls(readSecuritySettings)).body).result;
	assert.deepEqual([concerned, ready], [3, 2]);
	assert.equal((await logsInBy(newBrowser(), device)).status, 200);
	await pool.query("DELETE FROM account_settings");
});

test("the export of a member has their passkeys without their keys, and who is erased leaves none", async () => {
	const uma = await newMember("uma", "listener");
	await passkeyOf(cast, uma, { name: "Umas phone" });
	const file = await fetch(`${cast.address}/api/v1/members/${uma.id}/export/`, {
		headers: { authorization: `Token ${uma.token}` },
	});
	assert.equal(file.status, 200, exportMember.path);
	const files = await unzip(Buffer.from(await file.arrayBuffer()));
	const [passkey, ...others] = JSON.parse(String(files.get("person.json"))).account.passkeys;
	assert.deepEqual([Object.keys(passkey), others], [["name", "created_at", "used_at", "backed_up"], []]);
	assert.equal(passkey.name, "Umas phone");
	await newMember("lead", "director");
	const director = await logsIn(cast.address, "lead");
	const erased = await director.calls(eraseMember, { username: "uma" }, { member_id: uma.id });
	assert.equal(erased.status, 204, JSON.stringify(erased.body));
	const { rowCount } = await pool.query("SELECT FROM passkeys WHERE member_id = $1", [uma.id]);
	assert.equal(rowCount, 0);
});

test("what nobody can answer any more is not kept", async () => {
	const before = await pool.query("SELECT FROM passkey_challenges");
	await newBrowser().calls(beginPasskeyLogin);
	assert.equal((await pool.query("SELECT FROM passkey_challenges")).rowCount, (before.rowCount ?? 0) + 1);
	cast.clock.passMinutes(6);
	await forgetOldSessions(platform.database.db, cast.clock);
	assert.equal((await pool.query("SELECT FROM passkey_challenges")).rowCount, 0);
});

test("where people reach the server by an IP address, or not safely, passkeys are off, and it is said why", async () => {
	const of = (PUBLIC_URL: string) => relyingParty({ PUBLIC_URL });
	assert.deepEqual(of("https://chat.warmline.example:8443"), {
		id: "chat.warmline.example",
		origin: "https://chat.warmline.example:8443",
	});
	assert.deepEqual(of("http://localhost:3000"), { id: "localhost", origin: "http://localhost:3000" });
	assert.equal(of("http://chat.warmline.example"), "not_https");
	for (const url of ["https://192.0.2.7", "http://127.0.0.1:3000", "https://[2001:db8::1]"])
		assert.equal(of(url), "ip_address", url);

	const { lina, newBrowser } = await society({ PUBLIC_URL: "http://192.0.2.7:3000" });
	const { result } = readSecurity.answer.parse((await lina.calls(readSecurity)).body);
	assert.deepEqual([result.passkeys_off, result.passkeys], ["ip_address", []]);
	refusal(await lina.calls(beginPasskey, { password }), 409, "passkeys_off");
	refusal(await newBrowser().calls(beginPasskeyLogin), 409, "passkeys_off");
});
