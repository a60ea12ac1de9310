import * as z from "zod";
import type { Restriction } from "../realtime/hub.ts";

/** One thing that happened in a process. Its line is JSON, and after a tab the frame as it goes out, for `tell`. */
export type Happening =
	| {
			readonly kind: "tell";
			readonly topics: readonly string[];
			readonly restriction: Restriction;
			readonly text: string;
	  }
	| { readonly kind: "ring"; readonly name: string; readonly what: unknown }
	| { readonly kind: "heard" | "left"; readonly topic: string };

const line = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("tell"),
		topics: z.array(z.string()),
		restriction: z.object({ among: z.string().optional(), without: z.string().optional() }),
	}),
	z.object({ kind: z.literal("ring"), name: z.string(), what: z.unknown() }),
	z.object({ kind: z.enum(["heard", "left"]), topic: z.string() }),
]);

/** JSON has no bare tab and no bare end of line. */
export const toLine = (one: Happening): string => {
	if (one.kind !== "tell") return JSON.stringify(one);
	const { text, ...rest } = one;
	return `${JSON.stringify(rest)}\t${text}`;
};

export const readLine = (text: string): Happening => {
	const tab = text.indexOf("\t");
	const read = line.parse(JSON.parse(tab < 0 ? text : text.slice(0, tab)));
	return read.kind === "tell" ? { ...read, text: text.slice(tab + 1) } : read;
};

const head = z.discriminatedUnion("is", [
	/** What happened in `from`, as its batch `at`; the lines follow. */
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

export const readPacket = (text: string): Packet => {
	const [first = "", ...lines] = text.split("\n");
	return { head: head.parse(JSON.parse(first)), lines };
};
