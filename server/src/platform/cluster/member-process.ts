import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { v7 } from "uuid";
import { SetClock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Hub } from "../realtime/hub.ts";
import { Bus } from "./bus.ts";
import type { Cluster } from "./cluster.ts";
import { type Happening, type Head, type Packet, readLine, readPacket, toLine, toText } from "./packets.ts";
import { Peers } from "./peers.ts";
import { openPostgresBell } from "./postgres-bell.ts";
import { databaseNow, enter, giveUpSilent, leave, living, sayAlive, silentSeconds } from "./process-queries.ts";
import { openRedisBell } from "./redis-bell.ts";
import { Said } from "./said.ts";

const lookMillis = 1000;
/** How long the start waits for the others to say what is heard there. */
const helloMillis = 3000;
/** Characters of what was said that are kept, for those who missed it. */
const mostKept = 8_000_000;
/** Milliseconds after which the time that was answered is no longer taken for now. */
const longestWay = 400;
/** Milliseconds between two questions to the same peer. */
const askPause = 300;

/** One process among several: what is told in its hub is heard in theirs, and it knows who is heard where. */
export const openMemberProcess = async (
	{ url, channel }: { url: string; channel: string },
	database: Database,
	hub: Hub,
	log: FastifyBaseLogger,
): Promise<Cluster> => {
	const { db } = database;
	const clock = new SetClock();
	/** An answer that was long on its way tells an older time. */
	const setClock = async () => {
		const since = performance.now();
		const truth = await databaseNow(db);
		if (performance.now() - since < longestWay) clock.set(truth);
	};
	await setClock();
	let own = v7();
	let said = new Said(mostKept);
	let waiting: string[] = [];
	let alive: readonly string[] = [];
	/** Looks in a row in which the database answered. */
	let steadyLooks = 0;
	let hasJoined = false;
	let isOver = false;
	const asked = new Map<string, number>();
	const whenLost: (() => void)[] = [];
	const lost = (id: string) => {
		log.warn({ process: id }, "some of what another process told may be lost; it is read again");
		for (const run of whenLost) run();
	};

	const peers = new Peers({
		apply: (id, text) => {
			// One that is not understood, of another version perhaps, costs only itself.
			try {
				apply(id, readLine(text));
			} catch (error) {
				log.error(error, "what another process told was not understood");
			}
		},
		topics: (id, topics) => hub.others.become(id, topics),
		lost,
		askAgain: (of, after) => {
			const now = performance.now();
			if (now - (asked.get(of) ?? -askPause) < askPause) return;
			asked.set(of, now);
			const head: Head = after === undefined ? { is: "hello", from: own } : { is: "again", from: own, of, after };
			const text = toText({ head, lines: [] });
			bus.say(text);
			// Perhaps it is Redis that is not heard.
			bus.saySlowly(text);
		},
	});

	const apply = (id: string, one: Happening) => {
		switch (one.kind) {
			case "tell":
				return hub.toldElsewhere(one.topics, one.text, one.restriction);
			case "ring":
				return hub.rangElsewhere(one.name, one.what);
			case "heard":
				return hub.others.heard(id, one.topic);
			case "left":
				return hub.others.left(id, one.topic);
		}
	};

	const flush = () => {
		if (waiting.length === 0) return;
		const lines = waiting;
		waiting = [];
		bus.say(toText({ head: { is: "batch", from: own, at: said.add(lines) }, lines }));
	};
	/** What happens in one tick is one batch. With nobody to hear it, it need not be said. */
	const happened = (one: Happening) => {
		if (peers.known.length === 0) return;
		if (waiting.length === 0) process.nextTick(flush);
		waiting.push(toLine(one));
	};
	const sayHere = (by: (text: string) => void) => {
		flush();
		by(toText({ head: { is: "here", from: own, at: said.at }, lines: hub.topicsHere() }));
	};
	/** Both ways: whoever asks does not know by which of them he hears nothing. */
	const sayTwice = (text: string) => {
		bus.say(text);
		if (bus.isQuick) bus.saySlowly(text);
	};
	let saidAgainAt = Number.NEGATIVE_INFINITY;
	const sayAgain = (after: number) => {
		// Asked by several at once, or twice by one, it is said once.
		if (performance.now() - saidAgainAt < askPause) return;
		saidAgainAt = performance.now();
		const missed = said.after(after);
		if (!missed) return sayHere(sayTwice);
		for (const { at, lines } of missed) sayTwice(toText({ head: { is: "batch", from: own, at }, lines }));
	};
	const forget = (id: string) => {
		peers.forget(id);
		asked.delete(id);
		hub.others.gone(id);
	};

	const take = ({ head, lines }: Packet) => {
		const { from } = head;
		if (from === own || !hasJoined || isOver) return;
		switch (head.is) {
			case "batch":
				return peers.batch(from, head.at, lines);
			case "beat":
				return peers.beat(from, head.at);
			case "here":
				return peers.here(from, head.at, lines);
			case "hello":
				peers.beat(from, 0);
				return sayHere((text) => bus.say(text));
			case "again":
				return head.of === own ? sayAgain(head.after) : undefined;
			case "bye": {
				const isWhole = peers.hasAll(from, head.at);
				forget(from);
				return isWhole ? undefined : lost(from);
			}
		}
	};
	const hear = (text: string) => {
		try {
			take(readPacket(text));
		} catch (error) {
			log.error(error, "what another process told was not understood");
		}
	};

	const unsaid = (error: unknown) => log.warn({ err: error }, "other processes could not be told");
	const redisFailed = (error: Error) => log.debug({ error: error.message }, "redis");
	const redis = await openRedisBell(url, channel, hear, redisFailed);
	const postgres = openPostgresBell(database, channel, own, hear);
	const bus = new Bus(redis, postgres, unsaid);

	const hello = () => bus.say(toText({ head: { is: "hello", from: own }, lines: [] }));

	/** The others took this process for dead, and may have done what it was to do: nobody here goes on as if it had lived. */
	const comeBackAsAnother = async (sendEverybodyAway: () => void) => {
		log.warn("the other processes have given this one up; everybody connected here is sent to them");
		own = v7();
		said = new Said(mostKept);
		await enter(db, own);
		hello();
		sendEverybodyAway();
	};

	const look = async (sendEverybodyAway: () => void) => {
		if (!(await sayAlive(db, own))) await comeBackAsAnother(sendEverybodyAway);
		await setClock();
		if (++steadyLooks > silentSeconds) await giveUpSilent(db);
		// Who comes while we ask is not among those who live, and is not gone.
		const { known } = peers;
		alive = await living(db);
		// After the database was away nobody has said yet that he lives.
		const silent = steadyLooks > silentSeconds ? known.filter((id) => !alive.includes(id)) : [];
		for (const gone of silent) {
			forget(gone);
			lost(gone);
		}
		peers.look(alive.filter((id) => id !== own));
		const wasQuick = bus.isQuick;
		bus.probe(toText({ head: { is: "beat", from: own, at: said.at }, lines: [] }));
		if (wasQuick && !bus.isQuick) log.warn("Redis does not answer; processes hear each other by the database");
	};

	const leaving = new AbortController();
	let looking = Promise.resolve();
	const lookOn = async (sendEverybodyAway: () => void) => {
		while (!isOver) {
			await look(sendEverybodyAway).catch((error) => {
				steadyLooks = 0;
				unsaid(error);
			});
			await wait(lookMillis, undefined, { ref: false, signal: leaving.signal }).catch(() => undefined);
		}
	};

	return {
		clock,
		leads: () => alive[0] === own,
		degraded: () => (bus.isQuick ? [] : ["redis"]),
		whenLost: (run) => void whenLost.push(run),
		join: async (sendEverybodyAway) => {
			await enter(db, own);
			hasJoined = true;
			hub.joins({
				tell: (topics, text, restriction) => happened({ kind: "tell", topics, text, restriction }),
				ring: (name, what) => happened({ kind: "ring", name, what }),
				heard: (topic) => happened({ kind: "heard", topic }),
				left: (topic) => happened({ kind: "left", topic }),
			});
			await look(sendEverybodyAway);
			hello();
			const until = performance.now() + helloMillis;
			while (peers.known.some((id) => !peers.isKnown(id)) && performance.now() < until) await wait(20);
			looking = lookOn(sendEverybodyAway);
		},
		leave: async () => {
			isOver = true;
			leaving.abort();
			await looking;
			flush();
			bus.say(toText({ head: { is: "bye", from: own, at: said.at }, lines: [] }));
			await leave(db, own).catch(unsaid);
			await postgres.close();
			await redis.close();
		},
	};
};
