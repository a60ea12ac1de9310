import { createHash } from "node:crypto";
import webPush from "web-push";
import type { Config } from "../../config.ts";
import { FetchRefused, type SafeFetch } from "../http/outbound/safe-fetch.ts";
import { society } from "../society.ts";
import { pushKeys } from "./push-keys.ts";

/** A browser that asked to be told: the address at its push service, and the keys with which only it can read. */
export type PushAddress = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export type PushMessage = {
	readonly title: string;
	readonly body: string;
	/** The page that is opened, below this site. */
	readonly url: string;
	/** A later message with the same tag takes the place of an earlier one. */
	readonly tag: string;
	/** It sounds again when it takes the place of an earlier one. */
	readonly renotify?: boolean;
};

export type PushManner = {
	readonly urgency: "low" | "normal" | "high";
	/** Seconds for which a push service keeps it for a browser that is not there; a day where it is left out. */
	readonly keptSeconds?: number;
};

/** `gone`: nobody listens there any more; `refused`: this message will never be taken; `later`: perhaps another time. */
export type PushOutcome = "taken" | "gone" | "refused" | "later";

export type PushSender = {
	readonly publicKey: string;
	send(to: PushAddress, message: PushMessage, manner: PushManner): Promise<PushOutcome>;
};

const day = 24 * 3600;
/** Seconds in which it has answered: who has to be told next waits as long. */
const patience = 4;
/** Bytes of an answer that nobody reads. */
const mostAnswered = 64 * 1024;

const outcomeOf = (status: number): PushOutcome => {
	if (status >= 200 && status < 300) return "taken";
	if (status === 404 || status === 410) return "gone";
	return status === 408 || status === 429 || status >= 500 ? "later" : "refused";
};

/** A push service may replace what still waits there; it sees this name, which says nothing. */
const topicOf = (tag: string, { auth }: PushAddress) =>
	createHash("sha256").update(`${auth}\n${tag}`).digest("base64url").slice(0, 32);

/** What could not be sent names no address in what is thrown or logged: who knows it can write to the browser. */
export const createPushSender = async (config: Config, safeFetch: SafeFetch): Promise<PushSender> => {
	const keys = await pushKeys(config);
	return {
		publicKey: keys.publicKey,
		send: async (to, message, { urgency, keptSeconds = day }) => {
			const { endpoint, p256dh, auth } = to;
			const vapidDetails = { subject: `mailto:${society().contact_email}`, ...keys };
			const options = { vapidDetails, TTL: keptSeconds, urgency, topic: topicOf(message.tag, to) } as const;
			const subscription = { endpoint, keys: { p256dh, auth } };
			const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), options);
			const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
			try {
				const { status } = await safeFetch(endpoint, {
					method: "POST",
					headers: sent,
					body: body ?? Buffer.alloc(0),
					maxBytes: mostAnswered,
					timeoutSeconds: patience,
				});
				return outcomeOf(status);
			} catch (error) {
				if (!(error instanceof FetchRefused)) throw error;
				// An answer that is too long is one all the same.
				if (error.why === "too_large") return "taken";
				return error.why === "address" || error.why === "name" ? "gone" : "later";
			}
		},
	};
};
