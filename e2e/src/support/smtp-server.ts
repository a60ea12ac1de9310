import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail server that keeps what it is given, as the mailboxes of everybody. */
export class SmtpServer {
	private readonly mails: Email[] = [];
	private readonly read = new Set<Email>();
	private readonly server: SMTPServer;

	private constructor() {
		this.server = new SMTPServer({
			authOptional: true,
			disabledCommands: ["STARTTLS"],
			onData: (stream, _session, done) => {
				buffer(stream)
					.then(PostalMime.parse)
					.then((mail) => {
						this.mails.push(mail);
						done();
						this.server.emit("kept");
					}, done);
			},
		});
	}

	static async open() {
		const office = new SmtpServer();
		const listening = office.server.listen(0, "127.0.0.1");
		await once(listening, "listening");
		return office;
	}

	/** As the product is told of it. */
	get address() {
		const address = this.server.server.address();
		if (typeof address !== "object" || address === null) throw new Error("the post office is closed");
		return `smtp://127.0.0.1:${address.port}`;
	}

	/** The oldest mail with this subject to somebody that was not taken out yet; waits for it. */
	async mailTo(address: string, subject: string): Promise<Email> {
		const patience = AbortSignal.timeout(20_000);
		for (;;) {
			const found = this.mails.find((mail) => !this.read.has(mail) && isFor(mail, address) && mail.subject === subject);
			if (found) {
				this.read.add(found);
				return found;
			}
			await once(this.server, "kept", { signal: patience }).catch(() => {
				throw new Error(`no mail "${subject}" to ${address}; there are: ${this.subjectsTo(address).join(", ")}`);
			});
		}
	}

	/** The subjects of all mails to somebody, in their order. */
	subjectsTo(address: string): string[] {
		return this.mails.filter((mail) => isFor(mail, address)).map(({ subject = "" }) => subject);
	}

	async close() {
		await new Promise<void>((done) => this.server.close(done));
	}
}

const isFor = ({ to = [] }: Email, address: string) => to.some((one) => one.address === address);

/** The address that a mail asks to open. */
export const linkIn = ({ text = "" }: Email): string => {
	const [link] = /https?:\/\/\S+/.exec(text) ?? [];
	if (!link) throw new Error(`no link in: ${text}`);
	return link;
};
