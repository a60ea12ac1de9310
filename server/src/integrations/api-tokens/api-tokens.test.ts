import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { createApiToken } from "@warmline/contract/integrations/api-tokens";
import { listMembers } from "@warmline/contract/members/calls";
import { test } from "vitest";
import { createsToken, programWith, revokesToken, tokensSeenBy, triesToCreateToken } from "../../../test/api-tokens.ts";
import { lists } from "../../../test/notices.ts";
import { logsIn } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { unzip } from "../../../test/unzip.ts";
import { formatDate } from "../../platform/format-time.ts";
import { withLanguage } from "../../platform/language.ts";
import { societyDay } from "../../platform/society.ts";
import { notifyOfExpiry } from "./notify-of-expiry.ts";
import { deleteTokensOver } from "./queries.ts";

const cast = await society();
const { address, clock, dora, newMember, platform, pool } = cast;
const days = (count: number) => clock.passMinutes(count * 24 * 60);
const reads = (token: string) => programWith(address, token).calls(listMembers);
const entriesOf = async (act: string, director = dora) =>
	auditLog.answer.parse((await director.calls(auditLog, undefined, { act })).body).results;

test("a token is shown once, and of it only a hash is stored", async () => {
	const { token, result } = await createsToken(dora, { name: "  Spreadsheet  ", scopes: ["members:read"] });
	assert.match(token, /^wlt_[\w-]{43}$/);
	assert.equal(result.ends_in, token.slice(-4));
	const { id, name, scopes, state, created_by, last_used_at } = result;
	assert.deepEqual(
		{ name, scopes, state, created_by, last_used_at },
		{
			...{ name: "Spreadsheet", scopes: ["members:read"], state: "active", last_used_at: null },
			created_by: { id: dora.id, name: "Dora" },
		},
	);
	assert.equal((await reads(token)).status, 200);
	const listed = await dora.send("GET", "/api/v1/integrations/api-tokens/");
	assert.ok(!JSON.stringify(listed.body).includes(token));
	const { rows } = await pool.query("SELECT api_tokens::text AS row FROM api_tokens");
	const kept = rows.map(({ row }) => row).join();
	assert.ok(kept.includes(id) && !kept.includes(token) && !kept.includes(token.slice(4, -4)));
});

test("a token has a name, a known scope and one of the times, else it is not made", async () => {
	const before = (await tokensSeenBy(dora)).length;
	refusal(await triesToCreateToken(dora, { name: " " }), 400, "invalid_name");
	refusal(await triesToCreateToken(dora, { name: "x".repeat(61) }), 400, "invalid_name");
	refusal(await triesToCreateToken(dora, { scopes: [] }), 400, "invalid_scopes");
	const path = "/api/v1/integrations/api-tokens/";
	refusal(await dora.send("POST", path, { name: "A", scopes: ["chats:read"], days: 30 }), 400, "invalid_scopes");
	refusal(await dora.send("POST", path, { name: "A", scopes: ["members:read"], days: 31 }), 400, "invalid_days");
	assert.equal((await tokensSeenBy(dora)).length, before);
});

test("making one asks for the password, and other directors are told of it", async () => {
	const hana = await newMember("hana", "director");
	clock.passMinutes(11);
	refusal(await triesToCreateToken(hana), 403, "confirm_yourself");
	await hana.showsPassword();
	await createsToken(hana, { name: "Calendar", scopes: ["shifts:read"], days: 30 });
	const [notice] = (await lists(dora)).results;
	assert.deepEqual(
		[notice?.target.message, notice?.target.words],
		["api_token_created", "Hana has created the API token “Calendar”."],
	);
	assert.deepEqual((await lists(hana)).results, []);
	const [entry] = await entriesOf("create_api_token");
	assert.deepEqual(
		[entry?.member.id, entry?.params],
		[hana.id, { name: "Calendar", scopes: ["shifts:read"], days: 30 }],
	);
});

test("a token works for the days it was given, or until it is revoked", async () => {
	await dora.showsPassword();
	const short = await createsToken(dora, { days: 30 });
	const lasting = await createsToken(dora, { days: null });
	const preset = createApiToken.answer.parse(
		(await dora.calls(createApiToken, { name: "Preset", scopes: ["members:read"] })).body,
	);
	assert.equal(Date.parse(preset.result.expires_at ?? "") - Date.parse(preset.result.created_at), 365 * 86_400_000);
	assert.equal(lasting.result.expires_at, null);
	days(29.9);
	assert.equal((await reads(short.token)).status, 200);
	days(0.2);
	refusal(await reads(short.token), 401, "invalid_token");
	assert.equal((await reads(lasting.token)).status, 200);
	const later = await logsIn(address, "dora");
	const states = new Map((await tokensSeenBy(later)).map(({ id, state }) => [id, state]));
	assert.deepEqual([states.get(short.result.id), states.get(lasting.result.id)], ["expired", "active"]);
	refusal(await revokesToken(later, short.result.id), 409, "already_over");
	assert.equal((await revokesToken(later, lasting.result.id)).status, 200);
	refusal(await reads(lasting.token), 401, "invalid_token");
	refusal(await revokesToken(later, lasting.result.id), 409, "already_over");
	refusal(await revokesToken(later, "0190a0a0-0000-7000-8000-00000000dead"), 404);
});

test("any director revokes it, and the log says whose it was", async () => {
	const ines = await newMember("ines", "director");
	const { token, result } = await createsToken(ines, { name: "Bridge" });
	const later = await logsIn(address, "dora");
	const answers = await Promise.all([1, 2, 3].map(() => revokesToken(later, result.id)));
	assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
	refusal(await reads(token), 401, "invalid_token");
	const lines = (await entriesOf("revoke_api_token", later)).filter(({ about }) => about !== null);
	assert.deepEqual(
		lines.map(({ about, params }) => [about?.id, params]),
		[[ines.id, { name: "Bridge" }]],
	);
});

test("the time of use is written once a minute at most", async () => {
	const later = await logsIn(address, "dora");
	const { token, result } = await createsToken(later);
	const usedAt = async () => (await tokensSeenBy(later)).find(({ id }) => id === result.id)?.last_used_at;
	await Promise.all([1, 2, 3].map(() => reads(token)));
	const first = await usedAt();
	assert.ok(first);
	await reads(token);
	assert.equal(await usedAt(), first);
	clock.passMinutes(1.1);
	await reads(token);
	assert.ok(Date.parse((await usedAt()) ?? "") >= Date.parse(first) + 60_000);
});

test("who made it is told once that it stops working, within the last seven days", async () => {
	const jana = await newMember("jana", "director");
	const { result } = await createsToken(jana, { name: "Report", days: 30 });
	const revoked = await createsToken(jana, { name: "Old report", days: 30 });
	await revokesToken(jana, revoked.result.id);
	await createsToken(jana, { name: "For ever", days: null });
	const told = async (who: typeof jana) =>
		(await lists(who)).results.flatMap(({ target: { message, words } }) =>
			message === "api_token_expires" ? [words] : [],
		);
	days(22);
	await notifyOfExpiry(platform);
	assert.deepEqual(await told(await logsIn(address, "jana")), []);
	days(1.5);
	await notifyOfExpiry(platform);
	await notifyOfExpiry(platform);
	const [words, ...others] = await told(await logsIn(address, "jana"));
	assert.deepEqual(others, []);
	const day = withLanguage("en", () => formatDate(societyDay(new Date(result.expires_at ?? ""))));
	assert.equal(words, `Your API token “Report” stops working on ${day}.`);
});

test("a token that is over is listed for another 30 days", async () => {
	const later = await logsIn(address, "dora");
	const { result } = await createsToken(later);
	await revokesToken(later, result.id);
	const forget = () => deleteTokensOver(platform.database.db, new Date(clock.now().getTime() - 30 * 86_400_000));
	const isListed = async () => (await tokensSeenBy(await logsIn(address, "dora"))).some(({ id }) => id === result.id);
	days(29);
	await forget();
	assert.ok(await isListed());
	days(2);
	await forget();
	assert.ok(!(await isListed()));
});

test("tokens are in their maker's copy, without what opens anything, and go with the account", async () => {
	const kim = await newMember("kim", "director");
	const { token } = await createsToken(kim, { name: "Kim’s sheet" });
	const headers = { authorization: `Token ${kim.token}` };
	const sent = await fetch(`${address}/api/v1/members/${kim.id}/export/`, { headers });
	const copy = unzip(Buffer.from(await sent.arrayBuffer()))
		.get("person.json")
		?.toString();
	const { integrations } = JSON.parse(copy ?? "{}");
	assert.deepEqual(
		integrations.api_access.map(({ name }: { name: string }) => name),
		["Kim’s sheet"],
	);
	assert.ok(!copy?.includes(token.slice(-4)) && !copy?.includes("token_hash"));
	const later = await logsIn(address, "dora");
	const erased = await later.send("DELETE", `/api/v1/members/${kim.id}/`, { username: "kim" });
	assert.equal(erased.status, 204, JSON.stringify(erased.body));
	refusal(await reads(token), 401, "invalid_token");
	assert.ok((await tokensSeenBy(later)).every(({ name }) => name !== "Kim’s sheet"));
});
