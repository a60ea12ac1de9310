import * as z from "zod/mini";
import { call } from "../calls.ts";

/** Seconds in which a ticket opens a channel. */
export const ticketSeconds = 30;

export const socketTicket = call({
	method: "POST",
	path: "/account/user/socket-ticket/",
	summary:
		"What opens one of this session's channels, once, as `?ticket=` in its address: what stands in an address may be written down on the way, and this is of no use by then.",
	who: "member",
	status: 200,
	answer: z.object({
		ticket: z.string(),
		expires_in: z.int().check(z.describe("Seconds.")),
	}),
	errors: [],
});

export const ticketCalls = { socketTicket };
