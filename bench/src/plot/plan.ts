import type { Run } from "../report.ts";
import type { TargetName } from "../targets/target.ts";
import { shortly } from "./bars.ts";

/**
 * What is taken for true of an organisation. Whoever knows better changes it here and runs `node
 * bench/src/plot/main.ts`.
 */
export const assumed = {
	/** Of a day's visitors in its busiest hour. */
	busiestHour: 0.1,
	messagesEach: 40,
	chatMinutes: 30,
	waitMinutes: 5,
	chatsOfListener: 2,
	listenersOfSupervisor: 15,
	/** A supervisor hears each message and that the chat's row is another, in one packet. */
	packetsOfMessage: 1,
	/** The queue is told again so often at most. */
	queueASecond: 5,
	/** Of a core: a process that is busier answers slowly in a bad minute. */
	busyProcess: 0.5,
	mostProcesses: 10,
};

/** What things cost, in seconds of one core and in bytes. */
export type Costs = {
	message: { servers: number; stores: number };
	visit: { servers: number; stores: number };
	/** What each process more pays to hear of a message. */
	hearing: number;
	frame: number;
	framesOfVisit: number;
	/** An open line, each second. */
	line: number;
	lineBytes: number;
	emptyBytes: number;
	messageBytes: number;
	chatBytes: number;
};

/** Of one process on its own database; what several cost more is taken from those with Redis. */
export const costsOf = ({ rows }: Pick<Run, "rows">): Costs => {
	const value = (measure: string, key: string, target: TargetName = "warmline") => {
		const found = rows.find((row) => row.measure === measure && row.figure.key === key)?.values[target];
		if (found === undefined)
			throw new Error(`The plan needs ${measure} (${key}) of ${target}, which was not measured.`);
		return found;
	};
	const inOne = value("steady", "serverMicros", "cluster1");
	const inFour = value("steady", "serverMicros", "cluster4");
	return {
		message: { servers: value("steady", "serverMicros") / 1e6, stores: value("steady", "storeMicros") / 1e6 },
		visit: { servers: value("intake", "cpu") / 1e3, stores: value("intake", "storesCpu") / 1e3 },
		hearing: (inFour - inOne) / 3 / 1e6,
		frame: value("crowd", "micros") / 1e6,
		framesOfVisit: value("crowd", "frames"),
		line: value("idle", "askedCpu") / 60 / 10_000,
		lineBytes: value("idle", "kib") * 1024,
		emptyBytes: value("idle", "empty") * 1e6,
		messageBytes: value("stored", "message"),
		chatBytes: value("stored", "chat"),
	};
};

/** The busiest hour of a day with so many visitors; `cores` are cores in full use. */
export const busiestHour = (visitorsADay: number, costs: Costs) => {
	const visits = (visitorsADay * assumed.busiestHour) / 3600;
	const chats = visits * assumed.chatMinutes * 60;
	const waiting = visits * assumed.waitMinutes * 60;
	const listeners = chats / assumed.chatsOfListener;
	const supervisors = listeners / assumed.listenersOfSupervisor;
	const messages = visits * assumed.messagesEach;
	const lines = chats + waiting + listeners + supervisors;
	const cores = {
		messages: messages * costs.message.servers,
		visits: visits * costs.visit.servers,
		lines: lines * costs.line,
		listeners: visits * costs.framesOfVisit * (listeners + supervisors) * costs.frame,
		supervisors: messages * assumed.packetsOfMessage * supervisors * costs.frame,
		queue: Math.min(assumed.queueASecond, visits * 2) * waiting * costs.frame,
		stores: messages * costs.message.stores + visits * costs.visit.stores,
	};
	return {
		visits,
		chats,
		waiting,
		listeners,
		supervisors,
		messages,
		cores,
		servers: Object.values(cores).reduce((all, one) => all + one, 0) - cores.stores,
		gigabytes: (costs.emptyBytes + lines * costs.lineBytes) / 1e9,
		gigabytesADay: (visitorsADay * (assumed.messagesEach * costs.messageBytes + costs.chatBytes)) / 1e9,
	};
};

type Hour = ReturnType<typeof busiestHour>;

/** How many processes share it, none of them too busy; undefined where more do not help any more. */
export const processesFor = ({ servers, messages }: Pick<Hour, "servers" | "messages">, { hearing }: Costs) => {
	for (let n = 1; n <= assumed.mostProcesses; n++) {
		if ((servers + messages * hearing * (n - 1)) / n <= assumed.busyProcess) return n;
	}
	return undefined;
};

/** The most visitors a day that so many processes can do, in round numbers. */
export const mostVisitors = (processes: number, costs: Costs): number => {
	let most = 0;
	for (let day = 1000; day <= 10_000_000; day += day < 10_000 ? 1000 : 5000) {
		if ((processesFor(busiestHour(day, costs), costs) ?? Number.POSITIVE_INFINITY) <= processes) most = day;
		else break;
	}
	return most;
};

const days = [1000, 10_000, 100_000, 1_000_000];

const said = (value: number) => (value < 0.005 ? "0" : shortly(value));

/** A column a size of organisation; rows from what comes in to what it costs. */
export const planTable = (costs: Costs): string => {
	const hours = days.map((day) => busiestHour(day, costs));
	const row = (words: string, read: (hour: Hour) => number) => [words, ...hours.map((hour) => said(read(hour)))];
	const lines = [
		["in the busiest hour", ...days.map((day) => `${day.toLocaleString("en-US")} a day`)],
		["---", ...days.map(() => "--:")],
		row("visitors who ask, each second", ({ visits }) => visits),
		row("chats at once", ({ chats }) => chats),
		row("visitors who wait", ({ waiting }) => waiting),
		row("listeners on line", ({ listeners }) => listeners),
		row("supervisors on line", ({ supervisors }) => supervisors),
		row("messages a second", ({ messages }) => messages),
		row("cores: messages", ({ cores }) => cores.messages),
		row("cores: visitors who ask", ({ cores }) => cores.visits),
		row("cores: open messages", ({ cores }) => cores.lines),
		row("cores: listeners hear of each visitor", ({ cores }) => cores.listeners),
		row("cores: supervisors hear each message", ({ cores }) => cores.supervisors),
		row("cores: those who wait hear their place", ({ cores }) => cores.queue),
		row("**cores of Warmline, all together**", ({ servers }) => servers),
		row("**cores of PostgreSQL**", ({ cores }) => cores.stores),
		["**processes, each half busy**", ...hours.map((hour) => String(processesFor(hour, costs) ?? "too many"))],
		row("memory of one Warmline, GB", ({ gigabytes }) => gigabytes),
		row("new on the disk each day, GB", ({ gigabytesADay }) => gigabytesADay),
	];
	const table = lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
	const most = [1, 2, 4, assumed.mostProcesses].map((n) => `${n}: ${mostVisitors(n, costs).toLocaleString("en-US")}`);
	return `${table}\n\nThe most visitors a day by the number of processes, each half busy: ${most.join("; ")}.`;
};
