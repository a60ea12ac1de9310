import { socketTicket } from "@warmline/contract/accounts/ticket-calls";
import { language } from "@warmline/contract/i18n";
import { request } from "../http/api.ts";
import { currentSession } from "../session.ts";
import type { Socket } from "./channel.ts";
import { browserSocket, channelAddress } from "./channel-browser.ts";
import { ticketedSocket } from "./ticketed-socket.ts";

/** Where a member's channel is; null while nobody is logged in. */
export const memberChannelAddress = (path: string): string | null =>
	currentSession() ? channelAddress(path, { lang: language }) : null;

const askForTicket = async (): Promise<string> => (await request(socketTicket)).ticket;

/** A line of the member who is logged in. Their token stands in no address. */
export const memberSocket = (url: string): Socket => ticketedSocket(url, askForTicket, browserSocket);
