import { EventEmitter, once } from "node:events";
import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { createWebhook, type Webhook, type WebhookForm } from "@warmline/contract/integrations/webhooks";
import { Webhook as Verifier } from "standardwebhooks";
import { after } from "./after.ts";
import type { MemberPerson } from "./person.ts";
import { selfSigned } from "./self-signed.ts";

const host = "hooks.example";

/** Milliseconds after which a delivery that was waited for counts as not coming. */
const patience = 15_000;

export type Received = {
	readonly path: string;
	readonly headers: Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>;
	readonly body: string;
};

/** Another system on this machine, which is sent webhooks. */
export class WebhookReceiver {
	readonly received: Received[] = [];
	/** How what comes is answered. */
	answers: (response: ServerResponse) => void = (response) => response.writeHead(204).end();
	private readonly events = new EventEmitter();
	private readonly server;
	private read = 0;

	constructor() {
		const trustedBefore = getCACertificates();
		const { key, cert } = selfSigned(host);
		setDefaultCACertificates([...trustedBefore, cert]);
		this.server = createServer({ key, cert }, async (request, response) => {
			const parts: Buffer[] = [];
			for await (const part of request) parts.push(part);
			const sent = (name: string) => String(request.headers[name]);
			this.received.push({
				path: request.url ?? "",
				headers: {
					"webhook-id": sent("webhook-id"),
					"webhook-timestamp": sent("webhook-timestamp"),
					"webhook-signature": sent("webhook-signature"),
				},
				body: Buffer.concat(parts).toString(),
			});
			this.answers(response);
			this.events.emit("received");
		});
		after(() => {
			setDefaultCACertificates(trustedBefore);
			this.server.closeAllConnections();
			this.server.close();
		});
	}

	async starts() {
		await once(this.server.listen(0, "127.0.0.1"), "listening");
		return this;
	}

	get origin() {
		// The server listens on a port and not on a path.
		const { port } = this.server.address() as AddressInfo;
		return `https://${host}:${port}`;
	}

	/** What a server may connect to: this by its name, and nothing else. */
	get outboundPolicy() {
		return {
			resolve: async (name: string) =>
				name === host ? [{ address: "127.0.0.1", family: 4 }] : [{ address: name, family: 4 }],
			allows: (address: string, port: number) => address === "127.0.0.1" && port === Number(new URL(this.origin).port),
		};
	}

	/** The next that comes, taken or not; waits for it. */
	async next(): Promise<Received> {
		const signal = AbortSignal.timeout(patience);
		for (;;) {
			const found = this.received[this.read];
			if (found) {
				this.read++;
				return found;
			}
			await once(this.events, "received", { signal });
		}
	}
}

/** What is sent, when it is signed as Standard Webhooks says. For deliveries of now: it looks at the real time. */
export const verified = ({ headers, body }: Received, secret: string): unknown =>
	new Verifier(secret).verify(body, headers);

/** A webhook of this director, with the secret that was shown once. */
export const createsWebhook = async (
	director: MemberPerson,
	form: Pick<WebhookForm, "url"> & Partial<WebhookForm>,
): Promise<Webhook & { secret: string }> => {
	const answer = await director.calls(createWebhook, { name: "Spreadsheet", events: ["member.role_changed"], ...form });
	const { result, secret } = createWebhook.answer.parse(answer.body);
	return { ...result, secret };
};
