import * as z from "zod";
import type { Restriction } from "../realtime/hub.ts";

/** One thing that emit in a process. `text` is the frame as it goes out. */
export type HubEvent =
	| {
			readonly kind: "tell";
			readonly topics: readonly string[];
			readonly restriction: Restriction;
			readonly text: string;
	  }
	| { readonly kind: "ring"; readonly name: string; readonly what: unknown }
	| { readonly kind: "heard" | "left"; readonly topic: string };

const line = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("ring"), name: z.string(), what: z.unknown() }),
	z.object({ kind: z.enum(["heard", "left"]), topic: z.string() }),
]);

/**
 * JSON has no bare tab and no bare end of line, and topics have no white space. So what was told, which is nearly
 * everything, needs no JSON around it: its topics, two more or nothing, and the frame, with tabs between them.
 */
export const toLine = (one: HubEvent): string => {
	if (one.kind !== "tell") return JSON.stringify(one);
	const { among = "", without = "" } = one.restriction;
	return `${one.topics.join(" ")}\t${among}\t${without}\t${one.text}`;
};

/** Nothing where something was told that nobody here hears: it is not looked at beyond its topics. */
export const readLine = (text: string, hasSubscribersHere: (topic: string) => boolean): HubEvent | undefined => {
	const told = text.indexOf("\t");
	if (told < 0) return line.parse(JSON.parse(text));
	const topics = text.slice(0, told).split(" ");
	if (!topics.some(hasSubscribersHere)) return undefined;
	const among = text.indexOf("\t", told + 1);
	const without = text.indexOf("\t", among + 1);
	if (among < 0 || without < 0) throw new Error("a line is cut off");
	const restriction = {
		among: text.slice(told + 1, among) || undefined,
		without: text.slice(among + 1, without) || undefined,
	};
	return { kind: "tell", topics, restriction, text: text.slice(without + 1) };
};

const head = z.discriminatedUnion("is", [
	/** What emit in `from`, as its batch `at`; the lines follow. */
	z.object({ is: z.literal("batch"), from: z.string(), at: z.int() }),
	/** A process lives; its latest batch was `at`. `how` it is besides; a word of another version says nothing. */
	z.object({ is: z.literal("beat"), from: z.string(), at: z.int(), how: z.array(z.string()).default([]) }),
	/** A process wants to know what is heard where. */
	z.object({ is: z.literal("hello"), from: z.string() }),
	/** What is heard in `from` after its batch `at`; the topics follow. */
	z.object({ is: z.literal("here"), from: z.string(), at: z.int() }),
	/** `from` has missed what came after batch `after` of `of`. */
	z.object({ is: z.literal("again"), from: z.string(), of: z.string(), after: z.int() }),
	/** A process goes in order: it has said all. */
	z.object({ is: z.literal("bye"), from: z.string(), at: z.int() }),
]);
export type Head = z.infer<typeof head>;

/** `deaf`: hears nothing by Redis. `unsigned`: the database does not take its sign of life. `leaving`: does not lead. */
export type How = "deaf" | "unsigned" | "leaving";

export type Packet = { readonly head: Head; readonly lines: readonly string[] };

export const toText = ({ head: one, lines }: Packet): string => [JSON.stringify(one), ...lines].join("\n");

/** As `toText` writes it. There is one with each message, and a schema takes longer than all that is done with it. */
const batchHead = /^\{"is":"batch","from":"([\w-]+)","at":(\d{1,15})\}$/;

const readHead = (text: string): Head => {
	const [, from, at] = batchHead.exec(text) ?? [];
	return from && at ? { is: "batch", from, at: Number(at) } : head.parse(JSON.parse(text));
};

/** Nothing where it is from one of these: this process hears what it says itself. */
export const readPacket = (text: string, isOwn: (from: string) => boolean): Packet | undefined => {
	const end = text.indexOf("\n");
	const first = readHead(end < 0 ? text : text.slice(0, end));
	if (isOwn(first.from)) return undefined;
	return { head: first, lines: end < 0 ? [] : text.slice(end + 1).split("\n") };
};
