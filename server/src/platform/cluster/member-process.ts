import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { v7 } from "uuid";
import { SetClock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Hub } from "../realtime/hub.ts";
import { Bus } from "./bus.ts";
import type { Cluster } from "./cluster.ts";
import { Heartbeat } from "./heartbeat.ts";
import { OwnStream } from "./own-stream.ts";
import { type How, type HubEvent, type Packet, readLine, readPacket } from "./packets.ts";
import { PeerHealth } from "./peer-health.ts";
import { Peers } from "./peers.ts";
import { openPostgresPubSub } from "./postgres-pubsub.ts";
import { openRedisPubSub } from "./redis-pubsub.ts";

const lookMillis = 1000;
/** How often it is looked, by a beat, whether others hear this process and are heard. */
const beatMillis = 400;
/** How long the start waits for the others to say what is heard there. */
const helloMillis = 3000;
/** Milliseconds between two questions to the same peer. */
const askPause = 300;

/** One process among several: what is told in its hub is heard in theirs, and it knows who is heard where. */
export const openMemberProcess = async (
	{ url, channel }: { url: string; channel: string },
	database: Database,
	hub: Hub,
	log: FastifyBaseLogger,
): Promise<Cluster> => {
	const clock = new SetClock();
	let hasJoined = false;
	let isResigned = false;
	let isGivenUp = false;
	const leaving = new AbortController();
	const asked = new Map<string, number>();
	const peerHealth = new PeerHealth();
	const whenLost: (() => void)[] = [];
	const lost = (id: string) => {
		log.warn({ process: id }, "some of what another process told may be lost; it is read again");
		for (const run of whenLost) run();
	};
	const notUnderstood = (error: unknown) => log.error(error, "what another process told was not understood");
	const publishFailed = (error: unknown) => log.warn({ err: error }, "other processes could not be told");

	const apply = (id: string, one: HubEvent) => {
		switch (one.kind) {
			case "tell":
				return hub.receivePublished(one.topics, one.text, one.restriction);
			case "ring":
				return hub.receiveBroadcast(one.name, one.what);
			case "heard":
				return hub.others.heard(id, one.topic);
			case "left":
				return hub.others.left(id, one.topic);
		}
	};
	const peers = new Peers({
		apply: (id, text) => {
			// One that is not understood, of another version perhaps, costs only itself.
			try {
				const one = readLine(text, (topic) => hub.hasSubscribersHere(topic));
				if (one) apply(id, one);
			} catch (error) {
				notUnderstood(error);
			}
		},
		topics: (id, topics) => hub.others.become(id, topics),
		lost,
		askAgain: (of, after) => {
			const now = performance.now();
			if (now - (asked.get(of) ?? -askPause) < askPause) return;
			asked.set(of, now);
			own.ask(of, after);
		},
	});
	const forget = (id: string) => {
		peers.forget(id);
		asked.delete(id);
		peerHealth.forget(id);
		hub.others.gone(id);
	};

	const take = ({ head, lines }: Packet) => {
		const { from } = head;
		switch (head.is) {
			case "batch":
				return peers.batch(from, head.at, lines);
			case "beat":
				peerHealth.heard(from, head.how);
				if (head.how.includes("deaf" satisfies How)) bus.peerIsDeaf();
				// Who was given up and does not know it yet is not taken in again.
				return head.how.includes("unsigned" satisfies How) && !peers.known.includes(from)
					? undefined
					: peers.beat(from, head.at);
			case "here":
				return peers.here(from, head.at, lines);
			case "hello":
				peers.beat(from, 0);
				return own.here();
			case "again":
				return head.of === own.id ? own.again(head.after) : undefined;
			case "bye": {
				const isWhole = peers.hasAll(from, head.at);
				forget(from);
				return isWhole ? undefined : lost(from);
			}
		}
	};
	const receive = (text: string) => {
		if (!hasJoined || leaving.signal.aborted) return;
		try {
			const packet = readPacket(text, (from) => own.isBy(from));
			if (packet) take(packet);
		} catch (error) {
			notUnderstood(error);
		}
	};
	const receiveByRedis = (text: string) => {
		if (hasJoined) bus.receivedByRedis();
		receive(text);
	};

	const heartbeat = new Heartbeat(database, (truth) => clock.set(truth));
	// Nobody knows this name: it is only to hear the time.
	await heartbeat.give(v7());
	const redisFailed = (error: Error) => log.debug({ error: error.message }, "redis");
	const redis = await openRedisPubSub(url, channel, receiveByRedis, redisFailed);
	const bus = new Bus(redis, openPostgresPubSub(database, channel, receive, publishFailed));
	const own = new OwnStream(bus, hub);

	/** With nobody to hear it, it need not be said. */
	const emit = (one: HubEvent) => {
		if (peers.known.length > 0 && !isGivenUp) own.add(one);
	};
	const isDegraded = () => !bus.isRedisUp || bus.isDeaf;

	/** The others took this process for dead, and may have done what it was to do: nobody here goes on as if it had lived. */
	const rejoin = async (sendEverybodyAway: () => void) => {
		log.warn("the other processes have given this one up; everybody connected here is sent to them");
		await heartbeat.end(own.id);
		// What it did meanwhile nobody has heard: whoever knows of it reads again.
		own.bye();
		own.restart();
		await heartbeat.begin(own.id);
		isGivenUp = false;
		own.hello();
		sendEverybodyAway();
	};

	const checkPeers = async (sendEverybodyAway: () => void) => {
		// Who comes while we ask is not among those who live, and is not gone.
		const { known } = peers;
		const isKnown = await heartbeat.give(own.id);
		if (!isKnown || isGivenUp) return rejoin(sendEverybodyAway);
		const silent = heartbeat.isSteady ? known.filter((id) => !heartbeat.alive.includes(id)) : [];
		for (const gone of silent) {
			forget(gone);
			lost(gone);
		}
		peers.look(heartbeat.alive.filter((id) => !own.isBy(id)));
	};

	/** Waits for nothing: neither Redis nor the database need be there. */
	const beat = (sendEverybodyAway: () => void) => {
		const wasDegraded = isDegraded();
		const how: How[] = [];
		if (bus.isDeaf) how.push("deaf");
		if (heartbeat.isLate) how.push("unsigned");
		if (isResigned) how.push("leaving");
		own.beat(how);
		if (bus.isDeaf) peers.askAll();
		if (!wasDegraded && isDegraded()) log.warn("Redis does not answer; processes hear each other by the database");
		if (isGivenUp || !heartbeat.isOver || peerHealth.areAllUnsure(peers.known)) return;
		log.warn("the database takes no sign of life; everybody connected here is sent to other processes");
		isGivenUp = true;
		sendEverybodyAway();
	};

	let looking = Promise.resolve();
	let beating: ReturnType<typeof setInterval> | undefined;
	const checkPeriodically = async (sendEverybodyAway: () => void) => {
		while (!leaving.signal.aborted) {
			await checkPeers(sendEverybodyAway).catch(publishFailed);
			await wait(lookMillis, undefined, { ref: false, signal: leaving.signal }).catch(() => undefined);
		}
	};

	return {
		clock,
		leads: () => !isResigned && !isGivenUp && !heartbeat.isOver && peerHealth.leaderAmong(heartbeat.alive) === own.id,
		degraded: () => (isDegraded() ? ["redis"] : []),
		isGivenUp: () => isGivenUp,
		whenLost: (run) => void whenLost.push(run),
		join: async (sendEverybodyAway) => {
			await heartbeat.begin(own.id);
			hasJoined = true;
			hub.connectTo({
				publish: (topics, text, restriction) => emit({ kind: "tell", topics, text, restriction }),
				broadcast: (name, what) => emit({ kind: "ring", name, what }),
				subscribed: (topic) => emit({ kind: "heard", topic }),
				unsubscribed: (topic) => emit({ kind: "left", topic }),
			});
			await checkPeers(sendEverybodyAway);
			own.hello();
			const until = performance.now() + helloMillis;
			while (peers.known.some((id) => !peers.isKnown(id)) && performance.now() < until) await wait(20);
			// Its first own beat is still to come.
			bus.receivedByRedis();
			looking = checkPeriodically(sendEverybodyAway);
			beating = setInterval(() => beat(sendEverybodyAway), beatMillis);
			beating.unref();
		},
		resign: () => {
			isResigned = true;
		},
		leave: async () => {
			leaving.abort();
			clearInterval(beating);
			await looking;
			own.bye();
			await heartbeat.end(own.id).catch(publishFailed);
			await bus.close();
			await heartbeat.close();
		},
	};
};
