import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import { initiateChat } from "@warmline/contract/chats/calls";
import type { OwnServers } from "../own-server.ts";
import { logsIn, password } from "../person.ts";
import { LastingLine } from "./lasting-line.ts";
import { holds } from "./oracle.ts";
import { agentSide, visitorSide } from "./sides.ts";

type Server = Awaited<ReturnType<OwnServers["starts"]>>;

/** A chat on a server of its own, both sides of which come back whatever happens to it. */
export const ownChat = async (t: TestContext, servers: OwnServers, server: Server) => {
	const added = await servers.addsMember("lina", "listener", password);
	assert.equal(added.code, 0, added.said);
	const address = () => server.address;
	const lina = await logsIn(server.address, "lina");
	const asked = await server.browser.send("POST", "/api/v1/chat/initiate-chat/", {
		message: "Hello",
		accept_terms: true,
	});
	const { chat_id, visitor_token } = initiateChat.answer.parse(asked.body);
	const visitor = new LastingLine(visitorSide(address, chat_id, visitor_token));
	// The agent's first words take the chat.
	const agent = new LastingLine(agentSide(address, chat_id, lina.token ?? ""));
	t.after(() => Promise.all([visitor.stops(), agent.stops()]));
	const stored = () => visitorSide(address, chat_id, visitor_token).fetches(0);
	return {
		lina,
		visitor,
		agent,
		/** What the server reads out of its database. */
		stored,
		holds: () => holds({ chatId: chat_id, lines: [visitor, agent], stored }),
	};
};
