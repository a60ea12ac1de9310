import type { Running } from "../targets/target.ts";

export const measureNames = [
	"messages",
	"steady",
	"idle",
	"intake",
	"crowd",
	"last50",
	"list",
	"stored",
	"search",
	"wall",
	"feed",
	"shifts",
	"site",
] as const;
export type MeasureName = (typeof measureNames)[number];

export type Figure = {
	key: string;
	title: string;
	unit: string;
	/** Which way is good. */
	better: "more" | "less";
};

/** One value a figure; a figure that this target cannot have is left out. */
export type Values = Readonly<Record<string, number>>;

/** Where a target stores nothing, there is nothing to read. */
export const nothing: Values = {};

export type Measure = {
	name: MeasureName;
	figures: readonly Figure[];
	/** Measures that need the same data share a folder. */
	folder: string;
	needsHistory?: boolean;
	run(target: Running, size: Size): Promise<Values>;
};

/** How much of everything, in the full run and in the quick one. */
export type Size = {
	chats: number;
	stepSeconds: number;
	widest: number;
	steadyChats: number;
	steadyMessages: number;
	steadyPerSecond: number;
	idleFirst: number;
	idleSockets: number;
	/** For how long they are watched. */
	idleSeconds: number;
	settleSeconds: number;
	intakes: number;
	/** Listeners on line, and the visits they hear of. */
	crowd: number;
	crowdVisits: number;
	historyChats: number;
	historyEach: number;
	last50Calls: number;
	listCalls: number;
	posts: number;
	/** Of each post. */
	likesEach: number;
	/** The page in the depth that is read, and how many around it. */
	deepPage: number;
	feedCalls: number;
	shiftsADay: number;
	/** People in each shift. */
	placesEach: number;
	weekCalls: number;
	/** First visits, and pages one after the other. */
	visits: number;
	pageReads: number;
};

export const fullSize: Size = {
	chats: 200,
	stepSeconds: 1.5,
	widest: 96,
	steadyChats: 100,
	steadyMessages: 10_000,
	steadyPerSecond: 200,
	idleFirst: 1000,
	idleSockets: 10_000,
	idleSeconds: 30,
	settleSeconds: 2,
	intakes: 200,
	crowd: 1000,
	crowdVisits: 100,
	historyChats: 10_000,
	historyEach: 100,
	last50Calls: 300,
	listCalls: 200,
	posts: 100_000,
	likesEach: 10,
	deepPage: 1000,
	feedCalls: 100,
	shiftsADay: 72,
	placesEach: 10,
	weekCalls: 100,
	visits: 100,
	pageReads: 5000,
};

export const quickSize: Size = {
	chats: 20,
	stepSeconds: 0.2,
	widest: 4,
	steadyChats: 10,
	steadyMessages: 100,
	steadyPerSecond: 200,
	idleFirst: 50,
	idleSockets: 200,
	idleSeconds: 1,
	settleSeconds: 0.1,
	intakes: 10,
	crowd: 50,
	crowdVisits: 20,
	historyChats: 200,
	historyEach: 60,
	last50Calls: 20,
	listCalls: 20,
	posts: 2000,
	likesEach: 10,
	deepPage: 40,
	feedCalls: 20,
	shiftsADay: 8,
	placesEach: 4,
	weekCalls: 20,
	visits: 5,
	pageReads: 50,
};

export const seconds = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, count * 1000));
