import assert from "node:assert/strict";
import { initiateChat } from "@warmline/contract/chats/calls";
import type { TestContext } from "vitest";
import type { OwnServers } from "../own-server.ts";
import { logsIn, password } from "../person.ts";
import { holds } from "./oracle.ts";
import { ReconnectingClient } from "./reconnecting-client.ts";
import { agentSide, visitorSide } from "./sides.ts";

type Server = Awaited<ReturnType<OwnServers["starts"]>>;

export const addMember = async (servers: OwnServers, server: Server, username: string, role: string) => {
	const added = await servers.addsMember(username, role, password);
	assert.equal(added.code, 0, added.said);
	return logsIn(server.address, username);
};

/**
 * A new chat, both sides of which come back whatever happens to the server. What is stored of it is read from the
 * server: by the visitor, or by a supervisor whose token is given.
 */
export const startChat = async (t: TestContext, server: Server, listenerToken: string, supervisorToken?: string) => {
	const address = () => server.address;
	const asked = await server.browser.send("POST", "/api/v1/chat/initiate-chat/", {
		message: "Hello",
		accept_terms: true,
	});
	const { chat_id, visitor_token } = initiateChat.answer.parse(asked.body);
	const visitorsOwn = visitorSide(address, chat_id, visitor_token);
	const visitor = new ReconnectingClient(visitorsOwn);
	// The agent's first words take the chat.
	const agent = new ReconnectingClient(agentSide(address, chat_id, listenerToken));
	t.onTestFinished(async () => void (await Promise.all([visitor.stops(), agent.stops()])));
	const reader = supervisorToken === undefined ? visitorsOwn : agentSide(address, chat_id, supervisorToken);
	const stored = () => reader.fetches(0);
	const watched = { chatId: chat_id, lines: [visitor, agent], stored };
	return { chatId: chat_id, visitor, agent, stored, holds: () => holds(watched) };
};

/** One chat of one listener on a server of its own. */
export const ownChat = async (t: TestContext, servers: OwnServers, server: Server) => {
	const lina = await addMember(servers, server, "lina", "listener");
	return { lina, ...(await startChat(t, server, lina.token ?? "")) };
};
