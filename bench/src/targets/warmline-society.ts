import type pg from "pg";
import type { Sealer } from "../../../server/src/platform/sealing/sealer.ts";
import { hears, openMany } from "../load/socket.ts";
import type { Running } from "./target.ts";
import { feedOf } from "./warmline-feed.ts";
import { historyOf } from "./warmline-history.ts";
import { fromAgent, fromVisitor, openAgent, openIntake, openReadyVisitor, say, visitorPath } from "./warmline-lines.ts";
import { makeChats, makeMembers } from "./warmline-people.ts";
import { shiftsOf } from "./warmline-shifts.ts";
import { readSiteFile } from "./warmline-site.ts";

type Society = {
	/** Of each server process. */
	ports: readonly number[];
	pool: pg.Pool;
	sealer: Sealer;
	/** Where the pool leads. */
	address: pg.PoolConfig;
};

type Played = Omit<Running, "servers" | "roots" | "places" | "stop">;

/**
 * The people of one organisation. Where there are several servers they come to them in turn, and the agents in turns of
 * another length, so that each pair of servers has as many chats as every other.
 */
export const societyOn = ({ ports, pool, sealer, address }: Society): Played => {
	const [port = 0] = ports;
	const visitorsPort = (index: number) => ports[index % ports.length] ?? port;
	const agentsPort = (index: number) => ports[Math.floor(index / ports.length) % ports.length] ?? port;
	return {
		readFile: (path) => readSiteFile(port, path),
		probe: say("fetch_messages", { after: 1 }),
		openChats: async (count) => {
			const agents = await makeMembers(pool, "listener", count);
			const chats = await makeChats(pool, sealer, agents, count);
			return openMany(count, async (index) => {
				const chat = chats[index] ?? { id: "", token: "" };
				return {
					visitor: { line: await openReadyVisitor(visitorsPort(index), chat), write: fromVisitor },
					agent: {
						line: await openAgent(agentsPort(index), agents[index]?.token ?? "", chat),
						write: fromAgent(chat.id),
					},
				};
			});
		},
		openVisitors: async (count) => {
			const agents = await makeMembers(pool, "listener", 1);
			const chats = await makeChats(pool, sealer, agents, count);
			// Without a listener on line their chats would be handed on after two minutes.
			await openAgent(port, agents[0]?.token ?? "");
			return openMany(count, (index) => openReadyVisitor(visitorsPort(index), chats[index] ?? { id: "", token: "" }));
		},
		openHostile: async (count) => {
			const chats = await makeChats(pool, sealer, await makeMembers(pool, "listener", 1), count);
			return { port, paths: chats.map(visitorPath) };
		},
		openWall: async () => {
			const [supervisor] = await makeMembers(pool, "supervisor", 1);
			const line = await openAgent(port, supervisor?.token ?? "");
			const listed = hears(line, '"action":"fetch_all_chats"');
			line.say(say("fetch_all_chats", { limit: 100 }));
			await listed;
			let told = 0;
			let open = true;
			line.heard = () => {
				told++;
			};
			void line.closed.then(() => {
				open = false;
			});
			return { told: () => told, isOpen: () => open, close: line.close };
		},
		openAgents: async (count) => {
			const agents = await makeMembers(pool, "listener", count);
			return openMany(count, (index) => openAgent(visitorsPort(index), agents[index]?.token ?? ""));
		},
		openIntake: async () => openIntake(port, (await makeMembers(pool, "listener", 1))[0]?.token ?? ""),
		history: historyOf(port, pool, sealer),
		feed: feedOf(port, pool),
		shifts: shiftsOf(port, pool, address),
	};
};
