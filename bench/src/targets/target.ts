import type { ChatLine } from "../load/chat-line.ts";
import type { Line } from "../load/socket.ts";

/** Those that are measured unless others are named. */
export const usualTargets = ["floor", "socketio", "warmline"] as const;
export const targetNames = [...usualTargets, "cluster1", "cluster2", "cluster4"] as const;
export type TargetName = (typeof targetNames)[number];

/** How a server is started, and how its people are played. Data stays in `folder` from one start to the next. */
export type Target = {
	name: TargetName;
	/** Nothing is measured here that needs one: its database is new in each turn, and filling it takes a minute. */
	hasNoHistory?: boolean;
	start(folder: string): Promise<Running>;
};

export type Running = {
	/** Without their databases. */
	servers: readonly number[];
	/** The servers and their databases: all that comes from these counts. */
	roots: readonly number[];
	/** New active chats with an agent each, both sides connected. */
	openChats(count: number): Promise<ChatLine[]>;
	/** Visitors of new chats of their own, connected and silent. */
	openVisitors(count: number): Promise<Line[]>;
	/** What a visitor's page says on a line that was silent for long; missing where it says nothing. */
	probe?: string;
	openIntake(): Promise<Intake>;
	/** Listeners without a chat, who hear what all listeners hear; missing where there is no such thing. */
	openAgents?(count: number): Promise<Line[]>;
	/** Where visitors of new chats of their own, who mean harm, open their channels; missing where nobody does. */
	openHostile?(count: number): Promise<{ port: number; paths: readonly string[] }>;
	/** A supervisor who has every chat before them; missing where there is no such thing. */
	openWall?(): Promise<Wall>;
	/** A file of the public site as a browser reads it, compressed; missing where there is no site. */
	readFile?(path: string): Promise<SiteFile>;
	/** Missing where nothing is stored. */
	history?: History;
	/** Missing where there is no community. */
	feed?: Feed;
	/** Missing where nobody books shifts. */
	shifts?: Shifts;
	/** Who runs on which core, where it is not servers on the first and load on the second. */
	places?: string;
	stop(): Promise<void>;
};

/** `told` counts the frames heard so far; a wall whose connection is lost watches nothing. */
export type Wall = { told(): number; isOpen(): boolean; close(): void };

export type Intake = {
	/** A visitor asks, the agent hears it, accepts and writes, the visitor has it: milliseconds. */
	once(): Promise<number>;
	close(): void;
};

/** Milliseconds until the whole of it was there, its length on the line, and where else it leads a first visit. */
export type SiteFile = { ms: number; bytes: number; links: readonly string[] };

export type Feed = {
	/** Fills the database once; what is there already is kept. */
	fill(posts: number, likesEach: number): Promise<void>;
	/** One page as a member reads it, by REST: how many milliseconds it took, and where the next one begins. */
	openPages(): Promise<(cursor: string | null) => Promise<{ ms: number; next: string | null }>>;
};

export type Shifts = {
	/** Fills the weeks around today once; what is there already is kept. */
	fill(shiftsADay: number, placesEach: number): Promise<void>;
	/** Milliseconds for the week from today as a listener reads it, by REST. */
	openWeek(): Promise<() => Promise<{ server: number; whole: number }>>;
	/** Changes something of the weekly schedule, which no week is kept after. */
	changeOne(): Promise<void>;
	/** Milliseconds to make the shifts of a year from the weekly ones. */
	planYear(): Promise<number>;
};

export type History = {
	/** Fills the database once; what is there already is kept. */
	fill(chats: number, messagesEach: number): Promise<void>;
	/** Milliseconds for the last 50 messages of the chat at this place, by REST. */
	openLast50(): Promise<(place: number) => Promise<number>>;
	/** The first 100 chats, by a supervisor's socket: milliseconds, and how long the answer is. */
	openDashboard(): Promise<{ first100(): Promise<{ ms: number; bytes: number }>; close(): void }>;
	/** Milliseconds to find the chats with these words in them, by a supervisor's socket; missing where none is. */
	openSearch?(): Promise<{ search(words: string): Promise<number>; close(): void }>;
	/** What one message and one chat take on the disk. */
	bytes?(): Promise<{ message: number; chat: number }>;
};
