import { mkdir, readdir, readFile, watch } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";

type Attached = { name: string; type: string; text: string };
export type ReadMail = {
	to: string;
	subject: string;
	text: string;
	html: string;
	messageId: string;
	attached: Attached[];
};

export const readMail = async (raw: string | Buffer): Promise<ReadMail> => {
	const { to, subject = "", text = "", html = "", messageId = "", attachments } = await PostalMime.parse(raw);
	const attached = attachments.map(({ filename, mimeType, content }) => ({
		name: filename ?? "",
		type: mimeType,
		text: typeof content === "string" ? content : new TextDecoder().decode(content),
	}));
	return { to: to?.[0]?.address ?? "", subject, text, html, messageId, attached };
};

/** The address in a mail that a person would press. */
export const linkIn = ({ text }: ReadMail): URL => {
	const [found] = /https?:\/\/\S+/.exec(text) ?? [];
	if (!found) throw new Error(`there is no link in: ${text}`);
	return new URL(found);
};

/** The mails of an organisation without a mail server: files in its data folder. */
export const openMailbox = async (dataDir: string) => {
	const folder = join(dataDir, "outbox");
	await mkdir(folder, { recursive: true });
	const seen = new Set<string>();

	const all = async () => (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();

	const unread = async () => {
		const name = (await all()).find((name) => !seen.has(name));
		if (name === undefined) return undefined;
		seen.add(name);
		return readMail(await readFile(join(folder, name)));
	};

	return {
		/** The oldest mail not yet read; waits for one. */
		next: async (): Promise<ReadMail> => {
			const found = new AbortController();
			const changes = watch(folder, { signal: AbortSignal.any([found.signal, AbortSignal.timeout(15_000)]) });
			// The watching begins with the first question; what came before it is seen by looking.
			const watching = changes[Symbol.asyncIterator]();
			for (let change = watching.next(); ; change = watching.next()) {
				const mail = await unread();
				if (mail) {
					// Ended by its signal: to be asked to return, it would wait for one more change.
					change.catch(() => undefined);
					found.abort();
					return mail;
				}
				await change;
			}
		},
		count: async () => (await all()).length,
	};
};
