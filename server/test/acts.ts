import { reopenChat } from "@warmline/contract/chats/after-calls";
import { updateCallerName, wrapUp } from "@warmline/contract/chats/agent-calls";
import { leaveQuickly } from "@warmline/contract/chats/calls";
import { handReasons } from "@warmline/contract/chats/chat";
import { presences } from "@warmline/contract/chats/presence";
import fc from "fast-check";
import type { AskedChat, MemberPerson, VisitorPerson } from "./person.ts";

/** Everything that people do with chats, and how often of a hundred times or so. */
const often = [
	["ask", 4],
	["message", 8],
	["edit", 6],
	["visitor looks", 2],
	["leave", 2],
	["leave quickly", 1],
	["reopen", 5],
	["lose the line", 3],
	["accept", 12],
	["reply", 6],
	["open", 6],
	["close", 1],
	["look", 2],
	["raise hand", 3],
	["lower hand", 2],
	["share crisis messages", 2],
	["share a resource", 2],
	["offer", 10],
	["accept offer", 6],
	["decline offer", 6],
	["withdraw offer", 1],
	["rename", 3],
	["wrap up", 2],
	["be available", 6],
	["be away", 1],
	["assign", 5],
	["move", 4],
	["take over", 3],
	["hand back", 5],
	["join", 2],
	["leave joined", 1],
	["coach", 3],
	["end duty", 1],
	["end", 1],
] as const;
type Name = (typeof often)[number][0];

/** Who does it, in which of the chats, and with what is chosen by chance. */
export const anyAct = fc.record({
	name: fc.constantFrom(...often.flatMap(([name, times]) => new Array<Name>(times).fill(name))),
	chat: fc.nat(5),
	agent: fc.nat(2),
	supervisor: fc.nat(1),
	n: fc.nat(9),
	text: fc.string({ minLength: 1, maxLength: 300, unit: "grapheme" }),
});
export type Act = typeof anyAct extends fc.Arbitrary<infer A> ? A : never;

export type OpenChat = {
	asked: AskedChat;
	visitor: VisitorPerson;
	ended: boolean;
	/** What the visitor does waits until their connection is open. */
	line: Promise<unknown>;
};

export type Players = {
	newVisitor(): VisitorPerson;
	/** The same listener may be here with two pages. */
	listeners: readonly MemberPerson[];
	supervisors: readonly MemberPerson[];
};

export const asks = async ({ newVisitor }: Players, open: OpenChat[]) => {
	const visitor = newVisitor();
	open.push({ asked: await visitor.asksForSupport(), visitor, ended: false, line: Promise.resolve() });
};

const from = <T>(all: readonly T[], at: number): T => {
	const one = all[at % all.length];
	if (one === undefined) throw new Error("there is nobody to choose");
	return one;
};

type Scene = OpenChat & {
	chat_id: string;
	agent: MemberPerson;
	/** This listener and another one; what only the chat's own may do is tried by both. */
	both: readonly MemberPerson[];
	supervisor: MemberPerson;
	words: string;
	n: number;
};

const byVisitor = (one: OpenChat, act: (visitor: VisitorPerson) => unknown) => {
	one.line = one.line.then(() => act(one.visitor));
	return one.line;
};

const byAll = (all: readonly MemberPerson[], action: string, fields: Record<string, unknown>) => {
	for (const one of all) one.says(action, fields);
};

/** What comes after it on a line that is cut may be done at any time, so all that was said on it is done first. */
const losesTheLine = async (visitor: VisitorPerson, asked: AskedChat) => {
	visitor.says("fetch_messages");
	await visitor.hears("fetch_messages");
	visitor.line.close();
	await visitor.connects(asked);
};

const leavesQuickly = async (visitor: VisitorPerson, { chat_id, visitor_token }: AskedChat) => {
	await visitor.calls(leaveQuickly, undefined, { chat_id });
	visitor.token = visitor_token;
};

/** Says it on a channel, which is not waited for, or makes a call, which is. */
const doing: Record<Exclude<Name, "ask">, (one: Scene, chat: OpenChat) => unknown> = {
	message: ({ words }, chat) => byVisitor(chat, (visitor) => visitor.says("send_message", { message: words })),
	edit: ({ words }, chat) => byVisitor(chat, (visitor) => visitor.says("edit_first", { message: words })),
	"visitor looks": ({ n }, chat) => byVisitor(chat, (visitor) => visitor.says("seen", { seq: n })),
	leave: (_, chat) => byVisitor(chat, (visitor) => visitor.says("end_chat")),
	"leave quickly": ({ asked }, chat) => byVisitor(chat, (visitor) => leavesQuickly(visitor, asked)),
	reopen: ({ chat_id }, chat) => byVisitor(chat, (visitor) => visitor.calls(reopenChat, undefined, { chat_id })),
	"lose the line": ({ asked }, chat) => byVisitor(chat, (visitor) => losesTheLine(visitor, asked)),
	accept: ({ agent, chat_id }) => agent.says("accept_chat", { chat_id }),
	reply: ({ agent, chat_id, words }) => agent.says("send_message", { chat_id, message: words }),
	open: ({ agent, supervisor, n, chat_id }) => from([agent, supervisor], n).says("join_chat_room", { chat_id }),
	close: ({ agent, chat_id }) => agent.says("leave_chat_room", { chat_id }),
	look: ({ agent, chat_id, n }) => agent.says("seen", { chat_id, seq: n }),
	"raise hand": ({ both, chat_id, n }) => byAll(both, "raise_hand", { chat_id, reason: from(handReasons, n) }),
	"lower hand": ({ both, chat_id }) => byAll(both, "lower_hand", { chat_id }),
	"share crisis messages": ({ agent, chat_id }) => {
		agent.says("join_chat_room", { chat_id });
		agent.says("share_crisis_lines", { chat_id });
	},
	"share a resource": ({ agent, chat_id, n }) => {
		// Sent again, it is the same message.
		const card = { name: "Kids Help Phone", region: "Canada", client_id: `card ${n}` };
		for (let sent = 0; sent < 2; sent++) agent.says("share_resource", { chat_id, ...card });
	},
	offer: ({ both, chat_id }) => {
		for (const [one, other] of [both, [...both].reverse()]) {
			one?.says("transfer_chat", { chat_id, listener_id: other?.id, reason: "Please." });
		}
	},
	"accept offer": ({ both, chat_id }) => byAll(both, "accept_transfer", { chat_id }),
	"decline offer": ({ both, chat_id }) => byAll(both, "decline_transfer", { chat_id }),
	"withdraw offer": ({ both, chat_id }) => byAll(both, "withdraw_transfer", { chat_id }),
	rename: ({ supervisor, chat_id, n }) => supervisor.calls(updateCallerName, { new_name: `Caller ${n}` }, { chat_id }),
	"wrap up": ({ agent, chat_id, n }) => agent.calls(wrapUp, { summary: `${n}`, heavy: n > 7 }, { chat_id }),
	"be available": ({ agent }) => agent.says("set_available", { available: true }),
	"be away": ({ agent, n }) => agent.says("set_presence", { presence: from(presences, n) }),
	assign: ({ supervisor, agent, chat_id }) => supervisor.says("assign_chat", { chat_id, listener_id: agent.id }),
	move: ({ supervisor, agent, chat_id }) => supervisor.says("transfer_chat", { chat_id, listener_id: agent.id }),
	"take over": ({ supervisor, chat_id }) => supervisor.says("take_over_chat", { chat_id }),
	"hand back": ({ supervisor, chat_id }) => supervisor.says("hand_back_chat", { chat_id }),
	join: ({ supervisor, chat_id }) => supervisor.says("join_chat", { chat_id }),
	"leave joined": ({ supervisor, chat_id }) => supervisor.says("leave_chat", { chat_id }),
	coach: ({ supervisor, chat_id, words }) => supervisor.says("coach_message", { chat_id, message: words }),
	"end duty": ({ supervisor, agent }) => supervisor.says("end_duty", { member_id: agent.id }),
	end: ({ supervisor, chat_id }) => supervisor.says("end_chat", { chat_id }),
};

const ending: readonly Name[] = ["leave", "leave quickly", "end"];
const afterTheEnd: readonly Name[] = ["reopen", "wrap up"];

export const does = async ({ name, chat, agent, supervisor, n, text }: Act, players: Players, open: OpenChat[]) => {
	// In a chat that has ended little happens, so most acts go to those that have not.
	const fitting = open.filter(({ ended }) => ended === afterTheEnd.includes(name));
	const choice = fitting.length > 0 ? fitting : open;
	const one = choice[chat % choice.length];
	if (name === "ask" || !one) return asks(players, open);
	if (name !== "wrap up") one.ended = ending.includes(name);
	const listener = from(players.listeners, agent);
	const others = players.listeners.filter(({ id }) => id !== listener.id);
	await doing[name](
		{
			...one,
			chat_id: one.asked.chat_id,
			agent: listener,
			both: [listener, from(others, n)],
			supervisor: from(players.supervisors, supervisor),
			words: text.trim() === "" ? "…" : text,
			n,
		},
		one,
	);
};
