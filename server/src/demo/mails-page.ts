import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import PostalMime from "postal-mime";
import { notFound } from "../platform/errors.ts";
import { escaped } from "../platform/html.ts";
import { outboxFolder } from "../platform/mail/mailer.ts";
import type { Platform } from "../platform/platform.ts";

const fileName = /^[\w.-]+\.eml$/;

const page = (title: string, body: string) =>
	`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><link rel="stylesheet" href="/demo/mails.css"></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;

const style = `body{font:18px/1.5 system-ui,sans-serif;color:#20302e;background:#fbf7f1;margin:0}main{max-width:44rem;margin:0 auto;padding:2rem 1rem}a{color:#1f5d57;overflow-wrap:anywhere}li{margin:.75rem 0}pre{white-space:pre-wrap;font:inherit;background:#fff;padding:1.25rem;border-radius:12px}@media(prefers-color-scheme:dark){body{color:#e8efec;background:#142120}a{color:#8fd0c5}pre{background:#1d2d2b}}`;

const linked = (text: string) => escaped(text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);

/** In the demo no mail leaves the machine: here a newcomer reads them. */
export const demoPages = (app: FastifyInstance, { config }: Platform) => {
	const folder = outboxFolder(config);
	const read = async (name: string) => PostalMime.parse(await readFile(join(folder, name)));

	app.get("/demo/mails.css", async (_request, reply) => reply.type("text/css").send(style));

	app.get("/demo/mails/", async (_request, reply) => {
		const names = (await readdir(folder).catch(() => [])).filter((name) => fileName.test(name));
		const newest = names.sort().reverse().slice(0, 50);
		const rows = await Promise.all(
			newest.map(async (name) => {
				const mail = await read(name);
				const to = mail.to?.map(({ address }) => address).join(", ") ?? "";
				return `<li><a href="/demo/mails/${name}">${escaped(mail.subject ?? "(no subject)")}</a><br>to ${escaped(to)}, ${escaped(mail.date ?? "")}</li>`;
			}),
		);
		const list = rows.length > 0 ? `<ul>${rows.join("")}</ul>` : "<p>No mail has been sent yet.</p>";
		return reply.type("text/html").send(page("Mails of this demo", list));
	});

	app.get<{ Params: { name: string } }>("/demo/mails/:name", async (request, reply) => {
		const { name } = request.params;
		if (!fileName.test(name)) throw notFound();
		const mail = await read(name).catch(() => {
			throw notFound();
		});
		const back = '<p><a href="/demo/mails/">All mails</a></p>';
		return reply.type("text/html").send(page(mail.subject ?? "", `<pre>${linked(mail.text ?? "")}</pre>${back}`));
	});
};
