import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Milliseconds after which a message that was waited for counts as not coming. */
const patience = 15_000;

type Arrived = { readonly to: string; readonly from: string; readonly text: string; readonly taken: boolean };

/** A gateway for text messages on this machine, which speaks Twilio's protocol for one account. */
export class SmsGateway {
	readonly arrived: Arrived[] = [];
	/** The status with which what comes is answered; undefined: with none. */
	answers: () => number | undefined = () => 201;
	private readonly events = new EventEmitter();
	private readonly server = createServer(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part);
		const isKnown =
			request.method === "POST" &&
			request.url === "/2010-04-01/Accounts/AC1/Messages.json" &&
			request.headers.authorization === `Basic ${Buffer.from("AC1:secret").toString("base64")}` &&
			request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
		const form = new URLSearchParams(Buffer.concat(parts).toString());
		const status = isKnown ? this.answers() : 401;
		const taken = status === 201;
		this.arrived.push({
			to: form.get("To") ?? "",
			from: form.get("From") ?? "",
			text: form.get("Body") ?? "",
			taken,
		});
		if (status === undefined) request.socket.destroy();
		else
			response
				.writeHead(status, { "content-type": "application/json" })
				.end(JSON.stringify(taken ? { sid: "SM1", status: "queued" } : { code: 20429, status }));
		this.events.emit("arrived");
	});
	private read = 0;

	async starts() {
		await once(this.server.listen(0, "127.0.0.1"), "listening");
		return this;
	}

	ends() {
		this.server.closeAllConnections();
		this.server.close();
	}

	/** Settings of a server that uses it. */
	get settings() {
		// The server listens on a port and not on a path.
		const { port } = this.server.address() as AddressInfo;
		return {
			SMS_URL: `http://127.0.0.1:${port}/`,
			SMS_ACCOUNT: "AC1",
			SMS_TOKEN: "secret",
			SMS_FROM: "+14165550100",
		};
	}

	/** The next that comes, taken or not; waits for it. */
	async next(): Promise<Arrived> {
		const signal = AbortSignal.timeout(patience);
		for (;;) {
			const found = this.arrived[this.read];
			if (found) {
				this.read++;
				return found;
			}
			await once(this.events, "arrived", { signal });
		}
	}
}
