import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { logInCall } from "@warmline/contract/accounts/calls";
import { initiateChat } from "@warmline/contract/chats/calls";
import type { ClusterNode } from "../../../tools/cluster/node.ts";
import { type Cluster, startCluster } from "../../../tools/cluster/start-cluster.ts";
import type { Queries } from "../../src/platform/db/database.ts";
import { vaultKey } from "../../src/platform/files/vault-key.ts";
import { createSealer, type Sealer } from "../../src/platform/sealing/sealer.ts";
import { after } from "../after.ts";
import { Browser } from "../browser.ts";
import { transcriptOf } from "../transcript.ts";
import { holds, type Watched } from "./oracle.ts";
import { ReconnectingClient } from "./reconnecting-client.ts";
import { agentSide, chances, visitorSide } from "./sides.ts";

const password = "Correct!1horse";

/** By which way people come: each side of a chat to a server of its own, or to whichever the balancer chooses. */
type Way = "own server" | "own server, disturbed" | "balancer";

type Chat = Watched & { readonly lines: readonly [ReconnectingClient, ReconnectingClient] };

/** Several servers and some chats; the visitor of each is at one server and its listener at another. */
export class ClusterStory {
	readonly cluster: Cluster;
	readonly chats: Chat[] = [];
	readonly nodes: readonly [ClusterNode, ClusterNode, ...ClusterNode[]];
	/** As it is when a line is opened. */
	way: Way = "own server";
	readonly seed = Number(process.env.SEED ?? randomInt(1_000_000));
	private readonly chance = chances(this.seed);

	private readonly sealer: Sealer;

	private constructor(cluster: Cluster, sealer: Sealer) {
		this.cluster = cluster;
		this.sealer = sealer;
		const [one, other, ...more] = cluster.nodes;
		assert.ok(one && other);
		this.nodes = [one, other, ...more];
	}

	/** Everything is put away after the test file. */
	static async begins({ nodes = 2, chats = 4, withFaults = false } = {}): Promise<ClusterStory> {
		const cluster = await startCluster({ nodes, withFaults, durable: false });
		const key = await vaultKey(cluster.dataDir, undefined);
		const story = new ClusterStory(cluster, createSealer(key, assert.ifError));
		after(async () => {
			await Promise.all(story.lines.map((line) => line.stops()));
			await cluster.stop();
		});
		const token = await story.listener();
		for (let n = 0; n < chats; n++) story.chats.push(await story.chat(n, token));
		await story.holds();
		return story;
	}

	/** Somebody says something in some chat, so many times; a millisecond lies between two of them. */
	async talks(messages: number, meanwhile: (n: number) => Promise<void> | void = () => undefined) {
		for (let n = 0; n < messages; n++) {
			const chat = this.chats[Math.floor(this.chance() * this.chats.length)];
			chat?.lines[this.chance() < 0.5 ? 0 : 1].writes(`message ${n}`);
			await meanwhile(n);
			await wait(1);
		}
	}

	/** What must hold when a fault is over. */
	async holds() {
		for (const chat of this.chats) await holds(chat);
	}

	/** Milliseconds that the latest message took to the other side, of those said since a moment. */
	latest(since: number): number {
		let most = 0;
		for (const { lines } of this.chats) {
			for (const [teller, hearer] of [lines, [lines[1], lines[0]]] as const) {
				for (const [client_id, seq] of teller.acknowledged) {
					const said = teller.saidAt.get(client_id) ?? 0;
					const heard = hearer.receivedAt.get(seq) ?? Number.POSITIVE_INFINITY;
					if (said >= since) most = Math.max(most, heard - said);
				}
			}
		}
		return most;
	}

	get lines(): readonly ReconnectingClient[] {
		return this.chats.flatMap(({ lines }) => lines);
	}

	/** Each line comes back by the way that is taken now. */
	comesBy(way: Way) {
		this.way = way;
		for (const line of this.lines) line.isCut();
	}

	/** Each chat is somebody's, and whoever has it is the one who had it. */
	async keepsItsListener() {
		const { rows } = await this.cluster.postgres.query("SELECT status, assigned_agent FROM chats");
		assert.equal(rows.length, this.chats.length);
		const { rows: members } = await this.cluster.postgres.query("SELECT id FROM members");
		for (const row of rows) assert.deepEqual(row, { status: "active", assigned_agent: members[0]?.id });
	}

	private addressFor(n: number): string {
		const { nodes, way, cluster } = this;
		const node = nodes[n % nodes.length] ?? nodes[0];
		if (way === "balancer") return cluster.address;
		return way === "own server" ? node.address : node.disturbedAddress;
	}

	private async listener(): Promise<string> {
		const names = ["--first-name", "Lina", "--last-name", "Moreau", "--email", "lina@society.example"];
		const { warmline, postgres, address } = this.cluster;
		await warmline("member", "add", "--username", "lina", ...names, "--role", "listener", "--password", password);
		await postgres.query("UPDATE members SET chats_limit = 20");
		const { body } = await new Browser(address).calls(logInCall, { username: "lina", password });
		return logInCall.answer.parse(body).token;
	}

	private async chat(n: number, token: string): Promise<Chat> {
		const asked = await new Browser(this.addressFor(n)).send("POST", "/api/v1/chat/initiate-chat/", {
			message: "Hello",
			accept_terms: true,
		});
		const { chat_id: chatId, visitor_token } = initiateChat.answer.parse(asked.body);
		const visitor = new ReconnectingClient(visitorSide(() => this.addressFor(n), chatId, visitor_token));
		const agent = new ReconnectingClient(agentSide(() => this.addressFor(n + 1), chatId, token));
		// Their first words take the chat.
		agent.writes("I am here");
		const { postgres } = this.cluster;
		const queries: Queries = { query: ({ text, values }) => postgres.query(text, values) };
		const stored = () => transcriptOf(queries, this.sealer, chatId);
		return { chatId, lines: [visitor, agent], stored };
	}
}
