import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { test } from "vitest";
import { serversOnNewFolder } from "../own-server.ts";
import { hungAfter, isLong } from "./length.ts";
import { ownChat } from "./own-chat.ts";
import { chances } from "./sides.ts";

const rounds = isLong ? 20 : 2;
const perRound = 40;

const { servers } = await serversOnNewFolder();

test("a server killed again and again while people write loses nothing it had acknowledged (V8, D13)", {
	timeout: hungAfter,
}, async (t) => {
	let server = await servers.starts();
	const port = Number(new URL(server.address).port);
	const { visitor, agent, holds } = await ownChat(t, servers, server);
	const chance = chances(7);
	for (let round = 0; round < rounds; round++) {
		for (let n = 0; n < perRound; n++) {
			(chance() < 0.5 ? visitor : agent).writes(`round ${round}, message ${n}`);
			// The kill comes at any moment of the writing, and some of it happens while nobody is there.
			if (n === Math.floor(chance() * perRound)) await servers.ends(server.child, "SIGKILL");
			await wait(1);
		}
		await servers.ends(server.child, "SIGKILL");
		server = await servers.starts(port);
		assert.equal((await server.browser.send("GET", "/readyz")).status, 200, server.said());
	}
	await holds();
});
