import assert from "node:assert/strict";
import { logOut, me } from "@warmline/contract/accounts/calls";
import { socketTicket } from "@warmline/contract/accounts/ticket-calls";
import { closeCodes } from "@warmline/contract/frames";
import { test } from "vitest";
import { TestChannel } from "../../../test/channel.ts";
import { logsIn, type MemberPerson } from "../../../test/person.ts";
import { acceptedTrainee, asksToPractise } from "../../../test/practice.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { forgetOldSessions } from "./sessions.ts";

const cast = await society();
const { address, clock, lina, newBrowser, newMember, omar, platform, pool } = cast;
const trainee = await acceptedTrainee(cast, "trudy");
const room = await asksToPractise(trainee);

const ticketOf = async (member: MemberPerson) => {
	const { status, body } = await member.calls(socketTicket);
	assert.equal(status, 200, JSON.stringify(body));
	const { ticket, expires_in } = socketTicket.answer.parse(body);
	assert.equal(expires_in, 30);
	return ticket;
};
const opens = (query: string, path = "/ws/agent/") =>
	TestChannel.open(`${address.replace("http", "ws")}${path}?${query}`);
const isOpen = async (line: TestChannel) => {
	await line.isTakenIn();
	assert.equal(line.closeCode, undefined);
};
const isOver = async (line: TestChannel) => assert.equal(await line.closes(), closeCodes.ticketOver);
const passes = (seconds: number) =>
	pool.query("UPDATE socket_tickets SET expires_at = expires_at - make_interval(secs => $1)", [seconds]);
const kept = async () => (await pool.query("SELECT 1 FROM socket_tickets")).rowCount;

for (const [path, member] of [
	["/ws/agent/", lina],
	["/ws/member/", lina],
	[`/ws/practice/${room.id}/`, trainee],
] as const) {
	test(`a ticket opens ${path.slice(0, 12)} to whose it is, and opens it once`, async () => {
		const ticket = await ticketOf(member);
		await isOpen(await opens(`ticket=${ticket}`, path));
		await isOver(await opens(`ticket=${ticket}`, path));
	});
}

test("of two who come with one ticket at the same moment one is let in", async () => {
	const ticket = await ticketOf(lina);
	const lines = await Promise.all([1, 2, 3, 4].map(() => opens(`ticket=${ticket}`)));
	await Promise.all(lines.map((line) => line.isTakenIn()));
	const codes = lines.map(({ closeCode }) => closeCode).sort();
	assert.deepEqual(codes, [closeCodes.ticketOver, closeCodes.ticketOver, closeCodes.ticketOver, undefined]);
});

test("a ticket is good for half a minute, and is forgotten at night", async () => {
	const ticket = await ticketOf(lina);
	await passes(25);
	await isOpen(await opens(`ticket=${ticket}`));
	const late = await ticketOf(lina);
	await passes(31);
	await isOver(await opens(`ticket=${late}`));
	assert.equal(await kept(), 1);
	await forgetOldSessions(platform.database.db, clock);
	assert.equal(await kept(), 0);
});

test("a ticket ends with its session, and with its member's account", async () => {
	const again = await logsIn(address, "lina");
	const ticket = await ticketOf(again);
	assert.equal((await again.calls(logOut)).status, 204);
	await isOver(await opens(`ticket=${ticket}`));
	assert.equal(await kept(), 0);
	refusal(await again.calls(socketTicket), 401, "not_logged_in");
	const gone = await newMember("gone", "listener");
	const left = await ticketOf(gone);
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [gone.id]);
	await isOver(await opens(`ticket=${left}`));
});

test("a channel that a ticket has opened ends with the session it was asked for in", async () => {
	const again = await logsIn(address, "omar");
	const line = await opens(`ticket=${await ticketOf(again)}`);
	const other = await opens(`ticket=${await ticketOf(omar)}`);
	await Promise.all([line, other].map((one) => one.isTakenIn()));
	assert.equal((await again.calls(logOut)).status, 204);
	assert.equal(await line.closes(), closeCodes.notLoggedIn);
	await isOpen(other);
});

test("a ticket opens what its member may open, and is no token", async () => {
	const hire = await newMember("hilda", "new_hire");
	assert.equal(await (await opens(`ticket=${await ticketOf(hire)}`)).closes(), closeCodes.forbidden);
	const ticket = await ticketOf(lina);
	const browser = newBrowser();
	browser.token = ticket;
	refusal(await browser.calls(me), 401, "not_logged_in");
	assert.equal(await (await opens(`token=${ticket}`)).closes(), closeCodes.notLoggedIn);
	await isOver(await opens(`ticket=${lina.token}`));
	await isOver(await opens(`ticket=&token=${lina.token}`));
});

test("who is not logged in gets no ticket, and the database holds none that could be used", async () => {
	refusal(await newBrowser().calls(socketTicket), 401, "not_logged_in");
	const ticket = await ticketOf(lina);
	const { rows } = await pool.query(
		"SELECT encode(ticket_hash, 'base64') AS hash, t::text AS row FROM socket_tickets t",
	);
	for (const { row } of rows) assert.ok(!row.includes(ticket));
	await isOpen(await opens(`ticket=${ticket}`));
});

test("the token in the address goes on opening channels for other clients", async () => {
	await isOpen(await opens(`token=${lina.token}`));
	await isOpen(await opens(`token=${lina.token}`));
	assert.equal(await (await opens("")).closes(), closeCodes.notLoggedIn);
});
