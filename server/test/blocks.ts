import assert from "node:assert/strict";
import {
	askForBlock,
	type BlockHours,
	type BlockState,
	decideOnBlock,
	listBlocks,
} from "@warmline/contract/blocks/calls";
import { leaveMessage } from "@warmline/contract/chats/after-calls";
import { initiateChat } from "@warmline/contract/chats/calls";
import { Browser } from "./browser.ts";
import { type MemberPerson, VisitorPerson } from "./person.ts";
import type { society } from "./society.ts";

type Cast = Pick<Awaited<ReturnType<typeof society>>, "address">;

/** The settings of a server that believes the proxy of a test where somebody comes from. */
export const behindProxy = { TRUSTED_PROXIES: "127.0.0.1" };

const by = (from: string) => ({ "x-forwarded-for": from });
const pathOf = ({ path }: { path: string }) => `/api/v1${path}`;

/** Somebody fills in the form and sends it, from this address. */
export const asksFrom = (
	{ address }: Cast,
	from: string,
	more: object = {},
	visitor: Browser = new VisitorPerson(address),
) =>
	visitor.send(
		"POST",
		pathOf(initiateChat),
		{ message: "I would like to talk.", accept_terms: true, ...more },
		by(from),
	);

export const leavesFrom = ({ address }: Cast, from: string) =>
	new Browser(address).send(
		"POST",
		pathOf(leaveMessage),
		{ email: "left@mail.example", message: "Please write to me.", accept_terms: true },
		by(from),
	);

/** A chat that came from this address, which this agent has accepted. */
export const chatFrom = async (cast: Cast, agent: MemberPerson, from: string) => {
	const visitor = new VisitorPerson(cast.address);
	const { body } = await asksFrom(cast, from, {}, visitor);
	const asked = initiateChat.answer.parse(body);
	await visitor.connects(asked);
	agent.says("accept_chat", { chat_id: asked.chat_id });
	await visitor.hears("chat_assigned");
	return { visitor, ...asked };
};

type Said = { reason?: "abuse" | "sexual" | "threat" | "other"; words?: string; hours?: BlockHours };

export const asksForBlock = (member: MemberPerson, chat_id: string, said: Said = {}) =>
	member.calls(askForBlock, { reason: "abuse", hours: 24, ...said }, { chat_id });

/** The same, and it is granted. */
export const blocks = async (member: MemberPerson, chat_id: string, said: Said = {}) => {
	const answer = await asksForBlock(member, chat_id, said);
	assert.equal(answer.status, 201, JSON.stringify(answer.body));
	return askForBlock.answer.parse(answer.body).result;
};

export const blocksSeen = async (supervisor: MemberPerson, state: BlockState, query: Record<string, string> = {}) => {
	const answer = await supervisor.calls(listBlocks, undefined, { state, ...query });
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return listBlocks.answer.parse(answer.body);
};

/** What was asked or done because of this chat. */
export const blockOf = async (supervisor: MemberPerson, state: BlockState, chat_id: string) =>
	(await blocksSeen(supervisor, state)).results.find((one) => one.chat_id === chat_id) ??
	assert.fail(`no block of this chat is ${state}`);

export const decidesOn = (
	supervisor: MemberPerson,
	block_id: string,
	said: { confirm: boolean; hours?: BlockHours; words?: string },
) => supervisor.calls(decideOnBlock, said, { block_id });
