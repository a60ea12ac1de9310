import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { chatMessages } from "@warmline/contract/chats/calls";
import { changeChatSettings } from "@warmline/contract/chats/settings-calls";
import { type TestContext, test } from "vitest";
import { type OwnServers, serversOnNewFolder } from "../own-server.ts";
import { hungAfter, isLong } from "./length.ts";
import { addMember, startChat } from "./own-chat.ts";
import { chances } from "./sides.ts";

const listeners = isLong ? 5 : 2;
const chatsEach = isLong ? 4 : 3;
const restarts = isLong ? 10 : 2;
const jumps = isLong ? 10 : 2;
const perRound = isLong ? 800 : 120;
const seed = Number(process.env.SEED ?? randomInt(1_000_000));

/** Half an hour fast, then half an hour slow: each SIGUSR2 moves the clock by an hour. */
const wrongBy = 0.5;
const wrongClock = new URL("../../../tools/faults/wrong-clock.ts", import.meta.url).href;

const lasting = await serversOnNewFolder();
const jumping = await serversOnNewFolder({ NODE_OPTIONS: `--import=${wrongClock}`, CLOCK_WRONG_BY: `${wrongBy}` });

/** Several listeners with several chats each; a supervisor reads what is stored, as somebody from outside would check. */
const talkingSociety = async (t: TestContext, servers: OwnServers) => {
	await t.annotate(`to be repeated with SEED=${seed}`);
	const server = await servers.starts();
	const director = await addMember(servers, server, "dora", "director");
	// An hour that passes at once must not end chats in which a moment ago somebody wrote.
	const settings = { open_chats_limit: chatsEach, visitor_silent_minutes: 240, visitor_gone_minutes: 120 };
	assert.equal((await director.calls(changeChatSettings, settings)).status, 200);
	const supervisor = await addMember(servers, server, "sam", "supervisor");
	const chats: Awaited<ReturnType<typeof startChat>>[] = [];
	for (let n = 0; n < listeners; n++) {
		const listener = await addMember(servers, server, `lina${n}`, "listener");
		for (let m = 0; m < chatsEach; m++) {
			const chat = await startChat(t, server, listener.token ?? "", supervisor.token);
			chat.agent.writes("I am here");
			chats.push(chat);
		}
	}
	const chance = chances(seed);
	const holds = async () => {
		for (const chat of chats) await chat.holds();
	};
	await holds();
	return {
		server,
		chats,
		supervisor,
		holds,
		talks: async (meanwhile: () => Promise<void>) => {
			const faultAt = Math.floor(chance() * perRound);
			let fault = Promise.resolve();
			for (let n = 0; n < perRound; n++) {
				const chat = chats[Math.floor(chance() * chats.length)] ?? assert.fail("there is a chat");
				(chance() < 0.5 ? chat.visitor : chat.agent).writes(`message ${n}`);
				if (n === faultAt) fault = meanwhile();
				await wait(1);
			}
			await fault;
		},
	};
};

test("a server restarted again and again while listeners write in several chats each loses nothing it had acknowledged (V8, D13)", {
	timeout: hungAfter,
}, async (t) => {
	const { servers } = lasting;
	const { server, chats, talks, holds } = await talkingSociety(t, servers);
	const port = Number(new URL(server.address).port);
	let child = server.child;
	for (let restart = 0; restart < restarts; restart++) {
		await talks(async () => {
			await servers.ends(child);
			child = (await servers.starts(port)).child;
		});
	}
	await holds();
	for (const { visitor, agent } of chats) {
		for (const { closes } of [visitor, agent]) assert.ok(closes.includes(1012), "everybody was sent away in order");
	}
});

test("a server whose clock jumps by an hour and back while people write loses nothing and ends no chat (V8)", {
	timeout: hungAfter,
}, async (t) => {
	const { server, chats, supervisor, talks, holds } = await talkingSociety(t, jumping.servers);
	for (let jump = 0; jump < jumps; jump++) {
		await talks(async () => void server.child.kill("SIGUSR2"));
		// The next jump must not come before each chat has a message of this time: a busy server would see both at once.
		await holds();
		for (const { agent } of chats) agent.writes("It is another hour");
		await holds();
	}
	for (const { chatId, visitor, agent } of chats) {
		const { body } = await supervisor.send("GET", `/api/v1/chat/${chatId}/messages/`);
		const times = chatMessages.answer.parse(body).results.map(({ timestamp }) => Date.parse(timestamp));
		assert.ok(Math.max(...times) - Math.min(...times) > 3_500_000, "its messages are dated an hour apart");
		for (const { actions, closes } of [visitor, agent]) {
			assert.ok(!actions.has("chat_ended") && !actions.has("chat_requeued"));
			assert.deepEqual(closes, [], "nobody had to come back");
		}
	}
});
