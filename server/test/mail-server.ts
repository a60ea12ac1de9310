import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { type ReadMail, readMail } from "./mailbox.ts";

const refusal = (responseCode: number) => Object.assign(new Error("Not now"), { responseCode });

/**
 * A mail server as an organisation has one. Like the real ones it may refuse, take its time, or lose the connection.
 */
export class MailServer {
	/** Every mail it took, as often as it came. */
	readonly taken: ReadMail[] = [];
	/** Before a mail for this address: the code with which it is refused. */
	refuses: (address: string) => number | undefined | Promise<number | undefined> = () => undefined;
	/** Called when a mail has come as a whole; it is taken only when this comes back, and if it says so. */
	takes: (mail: ReadMail) => boolean | Promise<boolean> = () => true;
	private readonly smtp: SMTPServer;
	private port = 0;

	constructor() {
		this.smtp = new SMTPServer({
			authOptional: true,
			disabledCommands: ["STARTTLS"],
			// What is on its way when the test is over is not waited for.
			closeTimeout: 100,
			onRcptTo: ({ address }, _session, done) => {
				Promise.resolve(this.refuses(address)).then((code) => done(code ? refusal(code) : null), done);
			},
			onData: (stream, _session, done) => {
				const parts: Buffer[] = [];
				stream.on("data", (part) => parts.push(part));
				stream.on("end", () => {
					this.hears(Buffer.concat(parts)).then((isTaken) => done(isTaken ? null : refusal(451)), done);
				});
			},
		});
		// A sender that is killed leaves a broken line.
		this.smtp.on("error", () => undefined);
	}

	async starts() {
		const server = this.smtp.listen(0, "127.0.0.1");
		await once(server, "listening");
		const address = server.address();
		this.port = address && typeof address === "object" ? address.port : 0;
		return this;
	}

	get url() {
		return `smtp://127.0.0.1:${this.port}`;
	}

	/** Waits until so many mails to this address were taken. */
	async has(to: string, count = 1): Promise<ReadMail[]> {
		for (;;) {
			const found = this.taken.filter((mail) => mail.to === to);
			if (found.length >= count) return found;
			await once(this.smtp, "taken");
		}
	}

	ends() {
		return new Promise<void>((done) => this.smtp.close(done));
	}

	private async hears(raw: Buffer): Promise<boolean> {
		const mail = await readMail(raw);
		const isTaken = await this.takes(mail);
		if (isTaken) this.taken.push(mail);
		this.smtp.emit("taken");
		return isTaken;
	}
}
