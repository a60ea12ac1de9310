import * as z from "zod";
import type { Config } from "../../config.ts";

/**
 * `taken`: the gateway has it. `later`: it took nothing, and may another time. `refused`: it never will. `unknown`: it
 * may have it, and did not say so in time; sent again it could arrive twice. `status`: what it said, as a code.
 */
export type SmsOutcome = {
	readonly outcome: "taken" | "later" | "refused" | "unknown";
	readonly status: string;
};

export type SmsSender = {
	/** `to` in the international form, as `+14165550123`. */
	send(to: string, text: string): Promise<SmsOutcome>;
};

/** Seconds in which a gateway has answered. */
const patience = 10;

/**
 * What a gateway says of a message that it took, as `queued`; of one that it did not take, `code` says why, and `status` is
 * that of HTTP. Numbers and texts it repeats are not read.
 */
const answer = z.object({
	status: z.union([z.string().max(40), z.number()]).optional(),
	code: z.number().int().optional(),
});

const codeIn = async (response: Response): Promise<string | undefined> => {
	try {
		const { status, code } = answer.parse(await response.json());
		if (code !== undefined) return String(code);
		return typeof status === "string" ? status : undefined;
	} catch {
		return undefined;
	}
};

const outcomeOf = (status: number): SmsOutcome["outcome"] => {
	if (status >= 200 && status < 300) return "taken";
	return status === 429 || status >= 500 ? "later" : "refused";
};

/** Nothing was sent where no connection came about; else nobody knows what the gateway has read. */
const notConnected = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

const isNotConnected = (error: unknown): boolean => {
	const cause = error instanceof Error ? error.cause : undefined;
	return cause instanceof Error && "code" in cause && notConnected.has(String(cause.code));
};

/**
 * Speaks the REST protocol of Twilio's Messages resource, which other gateways speak, too. Null where none is named.
 * Nothing that is thrown or answered names a number or a text.
 */
export const createSmsSender = ({
	SMS_URL,
	SMS_ACCOUNT,
	SMS_TOKEN,
	SMS_FROM,
}: Pick<Config, "SMS_URL" | "SMS_ACCOUNT" | "SMS_TOKEN" | "SMS_FROM">): SmsSender | null => {
	if (SMS_ACCOUNT === undefined || SMS_TOKEN === undefined || SMS_FROM === undefined) return null;
	const base = SMS_URL.replace(/\/+$/, "");
	const url = `${base}/2010-04-01/Accounts/${encodeURIComponent(SMS_ACCOUNT)}/Messages.json`;
	const authorization = `Basic ${Buffer.from(`${SMS_ACCOUNT}:${SMS_TOKEN}`).toString("base64")}`;
	return {
		send: async (to, text) => {
			try {
				const response = await fetch(url, {
					method: "POST",
					headers: { authorization },
					body: new URLSearchParams({ To: to, From: SMS_FROM, Body: text }),
					redirect: "manual",
					signal: AbortSignal.timeout(patience * 1000),
				});
				const said = await codeIn(response);
				return { outcome: outcomeOf(response.status), status: said ?? `http_${response.status}` };
			} catch (error) {
				return isNotConnected(error)
					? { outcome: "later", status: "not_reached" }
					: { outcome: "unknown", status: "no_answer" };
			}
		},
	};
};
