import assert from "node:assert/strict";
import { type Act, asks, does, type OpenChat, type Players } from "./acts.ts";
import type { Heard } from "./channel.ts";
import { logsIn, type MemberPerson } from "./person.ts";
import { asListener, asSupervisor, watching } from "./rows.ts";
import { society } from "./society.ts";

/** What a frame shows to have happened. */
const signOf = ({ action, code, outcome, why, message }: Heard) =>
	[action, code, outcome, why, message instanceof Object && "kind" in message ? message.kind : undefined]
		.filter((part) => typeof part === "string")
		.join(" ");

const signsOfAll = [
	"new_unassigned_chat",
	"chat_assigned",
	"chat_update",
	"chat_requeued",
	"chat_ended",
	"wrap_up_due",
	"receipt",
	"new_message text",
	"new_message crisis_lines",
	"message_edited text",
	"transfer_offered",
	"transfer_closed accepted",
	"transfer_closed declined",
	"transfer_closed withdrawn",
	"coach_message",
	"ring help",
	"ring beyond_scope",
	"duty_ended",
];

/** An organisation in which people act by chance, on several pages, while we watch whether their lists stay true. */
export const stage = async () => {
	const cast = await society({}, { sweepMillis: 50 });
	const { lina, omar, sam, dora, newVisitor } = cast;
	const linaAgain = await logsIn(cast.address, "lina");
	const players: Players = { newVisitor, listeners: [lina, omar, linaAgain], supervisors: [sam, dora] };
	const agents = [...players.listeners, ...players.supervisors];
	await Promise.all(agents.map((agent) => agent.connects()));
	const signs = new Set<string>();
	let acts = 0;

	/**
	 * All that was said is done: the acts of a connection are done in order, so a question at the end is answered last.
	 */
	const settled = async (open: readonly OpenChat[]) => {
		for (const agent of agents) agent.says("fetch_unassigned_chats", { limit: 1, query: "settled" });
		for (const { visitor } of open) visitor.says("fetch_messages");
		for (const agent of agents) await agent.hears("unassigned_chats");
		for (const { visitor } of open) await visitor.hears("fetch_messages");
	};

	const tidiedUp = async (open: readonly OpenChat[]) => {
		for (const { asked } of open) sam.says("end_chat", { chat_id: asked.chat_id });
		for (const agent of agents) agent.says("set_available", { available: true });
		await settled(open);
		for (const { visitor } of open) visitor.line.close();
		for (const { line } of agents) {
			for (const frame of line.heard) signs.add(signOf(frame));
			line.heard.length = 0;
		}
	};

	return {
		...cast,
		/** Some chats wait, and everybody has their lists. Whose line will be cut is no watcher. */
		begins: async ({ without }: { without?: MemberPerson } = {}) => {
			const open: OpenChat[] = [];
			await Promise.all([1, 2, 3].map(() => asks(players, open)));
			await settled(open);
			const watchers = [
				asListener(lina),
				asListener(linaAgain),
				asListener(omar),
				asSupervisor(sam),
				asSupervisor(dora),
			];
			const listsAreTrue = await watching(watchers.filter(({ who }) => who !== without));
			return {
				does: (act: Act) => {
					acts++;
					return does(act, players, open);
				},
				settles: () => settled(open),
				/** The lists fetched before, with all that was heard since, are the lists fetched now. */
				ends: async () => {
					await settled(open);
					await listsAreTrue();
					await tidiedUp(open);
				},
			};
		},
		/** So that nobody makes it less without being seen. */
		hasPlayed: (least: number) => {
			assert.ok(acts >= least, `only ${acts} acts`);
			assert.ok(!signs.has("error internal_error"));
		},
		/** What has not happened yet: of some thousands of acts each kind has had its effect, and was not only refused. */
		unseen: () => signsOfAll.filter((sign) => !signs.has(sign)),
	};
};
