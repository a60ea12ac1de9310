import type { Connection } from "../platform/realtime/connection.ts";
import type { Hub } from "../platform/realtime/hub.ts";

/** Everybody who works in chats. */
export const agents = "agents";
/** Those of them who watch over every chat. */
export const supervisors = "supervisors";
const visitorPrefix = "visitor:";
export const visitorOf = (chatId: string) => visitorPrefix + chatId;
/** Connections that have the chat open. */
export const roomOf = (chatId: string) => `room:${chatId}`;
/** Those of them that are of the chat's own agent: what comes is read. */
export const readersOf = (chatId: string) => `readers:${chatId}`;
/** Connections that are about to have it open. */
export const openingOf = (chatId: string) => `opening:${chatId}`;

const roomPrefix = roomOf("");
const chatsIn = (topics: readonly string[]) =>
	topics.filter((topic) => topic.startsWith(roomPrefix)).map((topic) => topic.slice(roomPrefix.length));
/** The chats that somebody who is connected to this process has open. */
export const roomsHere = (hub: Hub): string[] => chatsIn(hub.topicsHere(roomPrefix));
/** Those that a connection has open. */
export const roomsOf = ({ topics }: Connection): string[] => chatsIn(topics);

export const visitorIsHere = (hub: Hub, chatId: string) => hub.hasSubscribers(visitorOf(chatId));

/** Hears of which chat the visitor has come, or gone. */
export const watchVisitors = (hub: Hub, changed: (chatId: string) => void) =>
	hub.watch(visitorPrefix, (topic) => changed(topic.slice(visitorPrefix.length)));
