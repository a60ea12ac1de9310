import assert from "node:assert/strict";
import { initiateChat } from "@warmline/contract/chats/calls";
import pg from "pg";
import { test } from "vitest";
import { embeddedAddress } from "../../src/platform/db/embedded/embedded.ts";
import { foundAnywhere } from "../found-anywhere.ts";
import { serversOnNewFolder } from "../own-server.ts";
import { until } from "../until.ts";
import { hungAfter, isLong } from "./length.ts";
import { ownChat } from "./own-chat.ts";

const chats = isLong ? 5000 : 150;
const kills = isLong ? 20 : 1;
/** In small letters, as they are looked for. */
const canary = "zanzibarkanarie";

const { folder, servers } = await serversOnNewFolder();

/** Of the server's own PostgreSQL, which goes when the server does. */
const opens = () => {
	const pool = new pg.Pool({ ...embeddedAddress(folder), max: 1 });
	pool.on("error", () => undefined);
	return pool;
};

/** So many chats, all like this one, that have been over for longer than they are kept. */
const growOld = async (pool: pg.Pool, chatId: string) => {
	await pool.query("UPDATE chats SET name = $2, status = 'ended', ended_by = 'user' WHERE id = $1", [chatId, canary]);
	await pool.query(
		`INSERT INTO chats SELECT (jsonb_populate_record(c, jsonb_build_object(
			'id', gen_random_uuid(), 'visitor_token_hash', gen_random_uuid()::text::bytea))).*
		FROM chats c, generate_series(2, $2) WHERE c.id = $1`,
		[chatId, chats],
	);
	await pool.query(
		`INSERT INTO messages SELECT (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'chat_id', c.id))).*
		FROM messages m, chats c WHERE m.chat_id = $1 AND c.id <> $1 AND c.name = $2`,
		[chatId, canary],
	);
	await pool.query("UPDATE chats SET ended_at = now() - interval '100 days' WHERE name = $1", [canary]);
	// The night has been missed, so it is made up for at the next start.
	await pool.query("UPDATE daily_work SET last_at = now() - interval '2 days' WHERE kind = 'forget-old-chats'");
};

/** The last of them is not erased before somebody lets it go, however long the others take. */
const holdsLast = async (pool: pg.Pool) => {
	const { rows } = await pool.query("SELECT id FROM chats WHERE name = $1 ORDER BY id DESC LIMIT 1", [canary]);
	await pool.query("CREATE TABLE held_chats AS SELECT $1::uuid AS id", [rows[0].id]);
	await pool.query(
		`CREATE FUNCTION wait_while_held() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
			WHILE EXISTS (SELECT FROM held_chats WHERE id = NEW.id) LOOP PERFORM pg_sleep(0.02); END LOOP;
			RETURN NEW;
		END $$`,
	);
	await pool.query("CREATE TRIGGER held BEFORE UPDATE ON chats FOR EACH ROW EXECUTE FUNCTION wait_while_held()");
};
const letsGo = (pool: pg.Pool) => pool.query("DELETE FROM held_chats");

const erasedIn = async (pool: pg.Pool): Promise<number> =>
	(await pool.query("SELECT count(*)::int AS n FROM chats WHERE erased_at IS NOT NULL")).rows[0].n;

test("the erasing of old chats, killed in the middle while people write, is made up for and harms no other chat", {
	timeout: hungAfter,
}, async (t) => {
	let server = await servers.starts();
	const port = Number(new URL(server.address).port);
	const { visitor, agent, holds } = await ownChat(t, servers, server);
	const asked = await server.browser.send("POST", "/api/v1/chat/initiate-chat/", {
		message: "Old",
		accept_terms: true,
	});
	const first = opens();
	await growOld(first, initiateChat.answer.parse(asked.body).chat_id);
	assert.ok((await foundAnywhere(first, [canary])).length >= chats);
	await holdsLast(first);
	await first.end();

	const stages: number[] = [];
	for (let kill = 0; kill <= kills; kill++) {
		await servers.ends(server.child);
		server = await servers.starts(port);
		const pool = opens();
		const before = stages.at(-1) ?? 0;
		const enough = kill === kills ? chats : Math.min(before + 1, chats - 1);
		await until(async () => {
			for (const line of [visitor, agent]) line.writes(`while it erases, after ${kill} kills`);
			return (await erasedIn(pool)) >= enough;
		}, 60);
		stages.push(await erasedIn(pool));
		if (kill < kills) {
			await servers.ends(server.child, "SIGKILL");
			// PostgreSQL outlives it.
			if (kill === kills - 1) await letsGo(pool);
		} else {
			const { rows } = await pool.query(
				"SELECT count(*)::int AS n FROM messages m JOIN chats c ON c.id = chat_id WHERE c.erased_at IS NOT NULL OR c.key IS NULL",
			);
			assert.deepEqual(rows, [{ n: 0 }], "of what was erased nothing is left");
			assert.deepEqual(await foundAnywhere(pool, [canary]), []);
		}
		await pool.end();
	}
	await t.annotate(`erased at each kill: ${stages.join(", ")}`);
	assert.ok(
		stages.slice(0, -1).every((erased) => erased < chats),
		"a kill came too late",
	);
	await holds();
	assert.equal(stages.at(-1), chats, "the chat that goes on is not one of them");
});
