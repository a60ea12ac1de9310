import assert from "node:assert/strict";
import { socketTicket } from "@warmline/contract/accounts/ticket-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { chatMessages } from "@warmline/contract/chats/calls";
import { closeCodes } from "@warmline/contract/frames";
import { listApiTokens } from "@warmline/contract/integrations/api-tokens";
import { listMembers } from "@warmline/contract/members/calls";
import { listShifts, shiftTimes } from "@warmline/contract/shifts/calls";
import { seekCover } from "@warmline/contract/shifts/cover-calls";
import { hoursTable, readHours } from "@warmline/contract/shifts/hours-calls";
import { test } from "vitest";
import { createsToken, programWith, revokesToken, tokensSeenBy } from "../../../test/api-tokens.ts";
import { TestChannel } from "../../../test/channel.ts";
import { refusal } from "../../../test/refusal.ts";
import { secondStepOf } from "../../../test/second-step.ts";
import { books, plansShift, seesShifts } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { address, clock, dora, lina, newMember, newVisitor, pool, sam } = cast;
clock.stop();
const membersPath = "/api/v1/members/";
const asks = (token: string, path = membersPath, headers: Record<string, string> = {}) =>
	programWith(address, token).send("GET", path, undefined, headers);
const named = async (token: string, path = membersPath) => asks(token, path, { authorization: `Bearer ${token}` });

test("a token reads what its scope opens, as a program sends it, and gets no cookie", async () => {
	const { token } = await createsToken(dora, { scopes: ["members:read"] });
	const answer = await named(token);
	assert.equal(answer.status, 200);
	assert.ok(listMembers.answer.parse(answer.body).results.some(({ username }) => username === "lina"));
	assert.deepEqual(answer.headers.getSetCookie(), []);
});

test("outside of its scopes it is told which one is missing, and that nothing else is open to it", async () => {
	const { token } = await createsToken(dora, { scopes: ["members:read"] });
	const other = await asks(token, `/api/v1${shiftTimes.path}`);
	assert.match(refusal(other, 403, "out_of_scope").message, /shifts:read/);
	assert.equal(other.headers.get("www-authenticate"), 'Bearer error="insufficient_scope", scope="shifts:read"');
	for (const call of [listApiTokens, auditLog, socketTicket]) {
		const answer = await programWith(address, token).send(
			call.method,
			`/api/v1${call.path}`,
			call.method === "POST" ? {} : undefined,
		);
		refusal(answer, 403, "out_of_scope");
		assert.equal(answer.headers.get("www-authenticate"), 'Bearer error="insufficient_scope"');
	}
});

test("what is no token, or one that is cut or changed, is refused as one that is over", async () => {
	const { token } = await createsToken(dora);
	const last = token.endsWith("A") ? "B" : "A";
	for (const wrong of [
		"wlt_",
		"wlt_x",
		token.slice(0, -1),
		`${token}x`,
		token.slice(0, -1) + last,
		token.toUpperCase().replace("WLT_", "wlt_"),
	]) {
		const answer = await asks(wrong);
		refusal(answer, 401, "invalid_token");
		assert.equal(answer.headers.get("www-authenticate"), 'Bearer error="invalid_token"');
	}
	refusal(await asks(token.slice(4)), 401, "not_logged_in");
	refusal(await asks(`WLT_${token.slice(4)}`), 401, "not_logged_in");
});

test("a token in the address opens nothing, and nor does one in a cookie", async () => {
	const { token } = await createsToken(dora);
	const nobody = cast.newBrowser();
	for (const name of ["token", "access_token", "api_token"])
		refusal(await nobody.send("GET", `${membersPath}?${name}=${token}`), 401, "not_logged_in");
	refusal(await nobody.send("GET", membersPath, undefined, { cookie: `token=${token}` }), 401, "not_logged_in");
});

test("whoever else a request names, it is answered by its token alone", async () => {
	const visitor = newVisitor();
	const { chat_id, visitor_token } = await visitor.asksForSupport();
	const { token } = await createsToken(dora);
	const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const path = `/api/v1${chatMessages.path.replace(":chat_id", chat_id)}`;
	assert.equal((await visitor.send("GET", path)).status, 200, "the cookies alone open it");
	refusal(await asks(token, path, { cookie }), 403, "out_of_scope");
	refusal(await asks(token, `${path}?token=${visitor_token}`), 403, "out_of_scope");
	refusal(
		await programWith(address, token).send("POST", `/api/v1/chat/${chat_id}/erase/`, {}, { cookie }),
		403,
		"out_of_scope",
	);
	assert.equal((await visitor.send("GET", path)).status, 200);
});

test("a former director's token stops at once, and so does one of somebody who was locked out or is unverified", async () => {
	const hana = await newMember("hana", "director");
	const { token, result } = await createsToken(hana);
	for (const [change, back] of [
		["role = 'supervisor'", "role = 'director'"],
		["is_active = false", "is_active = true"],
		["is_verified = false", "is_verified = true"],
	]) {
		assert.equal((await asks(token)).status, 200);
		await pool.query(`UPDATE members SET ${change} WHERE id = $1`, [hana.id]);
		refusal(await asks(token), 401, "invalid_token");
		assert.equal((await tokensSeenBy(dora)).find(({ id }) => id === result.id)?.state, "inactive");
		await pool.query(`UPDATE members SET ${back} WHERE id = $1`, [hana.id]);
	}
	await dora.send("POST", `/api/v1/members/${hana.id}/role/`, { role: "supervisor" });
	refusal(await asks(token), 401, "invalid_token");
	assert.equal((await revokesToken(dora, result.id)).status, 200, "and is put away by another director");
});

test("one that is revoked while it is in use opens nothing from then on", async () => {
	const { token, result } = await createsToken(dora);
	const before = await Promise.all(Array.from({ length: 20 }, () => asks(token)));
	assert.ok(before.every(({ status }) => status === 200));
	const [revoked] = await Promise.all([
		revokesToken(dora, result.id),
		...Array.from({ length: 10 }, () => asks(token)),
	]);
	assert.equal(revoked.status, 200);
	const after = await Promise.all(Array.from({ length: 10 }, () => asks(token)));
	assert.ok(after.every(({ status }) => status === 401));
});

test("who must set up a second step can do nothing by a token, either, until they have", async () => {
	const ines = await newMember("ines", "director");
	const { token } = await createsToken(ines);
	await pool.query(
		"INSERT INTO account_settings (id, second_step_from) VALUES (1, '2020-01-01') ON CONFLICT (id) DO UPDATE SET second_step_from = '2020-01-01'",
	);
	refusal(await asks(token), 403, "second_step_required");
	await secondStepOf(cast, ines);
	assert.equal((await asks(token)).status, 200);
	await pool.query("UPDATE account_settings SET second_step_from = NULL");
});

test("no spelling of a path leads a token around its scopes", async () => {
	const { token } = await createsToken(dora, { scopes: ["members:read"] });
	const id = lina.id;
	for (const path of [
		"/api/v1/members/../audit/",
		"/api/v1/members/%2e%2e/audit/",
		"//api/v1/audit/",
		"/API/v1/audit/",
		"/api/v1/audit",
		"/api/v1/audit/?scope=members:read",
		`/api/v1/members/${id}/export/`,
		`/api/v1/members/${id}/../../audit/`,
		`/api/v1/members/${id}%2fexport/`,
		"/api/v1/chat/debriefs/",
		"/api/v1/account/sessions/",
		"/api/v1/account/preferences/",
	]) {
		const { status, body } = await asks(token, path, {
			"x-http-method-override": "POST",
			"x-original-url": membersPath,
		});
		assert.ok(status === 403 || status === 404, `${path} ${status}`);
		assert.ok(!JSON.stringify(body).includes("society.example"), path);
	}
});

test("no WebSocket opens to a token, nor is there a ticket for one", async () => {
	const { token } = await createsToken(dora);
	const socket = address.replace("http", "ws");
	for (const path of ["/ws/agent/", "/ws/member/"]) {
		const named = await TestChannel.open(`${socket}${path}?token=${token}`);
		assert.equal(await named.closes(), closeCodes.notLoggedIn);
		const header = await TestChannel.open(`${socket}${path}`, { authorization: `Bearer ${token}` });
		assert.equal(await header.closes(), closeCodes.notLoggedIn);
	}
});

test("why somebody needs cover is for people: a token gets the shift without it", async () => {
	const shift = await plansShift(cast, { inHours: 48 });
	await books(sam, shift);
	await books(lina, shift);
	await lina.calls(seekCover, { reason: "My father is in hospital." }, { id: shift });
	assert.ok(JSON.stringify(await seesShifts(dora)).includes("hospital"));
	const { token } = await createsToken(dora, { scopes: ["shifts:read"] });
	const answer = await programWith(address, token).calls(listShifts);
	assert.equal(answer.status, 200);
	const seen = listShifts.answer.parse(answer.body).results.find(({ id }) => id === shift);
	assert.ok(seen?.places.some(({ cover_wanted }) => cover_wanted));
	assert.ok(!JSON.stringify(answer.body).includes("hospital"));
});

test("a look at somebody's hours is recorded with the token's name", async () => {
	const { token } = await createsToken(dora, { name: "Payroll", scopes: ["hours:read"] });
	const program = programWith(address, token);
	assert.equal((await program.calls(readHours, undefined, { member: lina.id })).status, 200);
	const table = await program.send("GET", `/api/v1${hoursTable.path}?member=${lina.id}`);
	assert.equal(table.status, 200);
	await dora.calls(readHours, undefined, { member: lina.id });
	const { results } = auditLog.answer.parse((await dora.calls(auditLog, undefined, { act: "read_hours" })).body);
	assert.deepEqual(
		results.map(({ params }) => params),
		[{ view: "page" }, { view: "table", token: "Payroll" }, { view: "page", token: "Payroll" }],
	);
});
