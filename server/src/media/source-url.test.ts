import assert from "node:assert/strict";
import { uploadMedia } from "@warmline/contract/media/calls";
import { test } from "vitest";
import { outside } from "../../test/outside.ts";
import { keptOf, picture } from "../../test/pictures.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";

const heard: { path: string; headers: Record<string, unknown> }[] = [];
const jpeg = await picture();
const { outboundPolicy, base, port } = await outside((request, response) => {
	const path = request.url ?? "";
	heard.push({ path, headers: request.headers });
	if (path === "/moved") return response.writeHead(302, { location: "/picture" }).end();
	if (path === "/inside") return response.writeHead(302, { location: `http://127.0.0.1:${port}/picture` }).end();
	if (path === "/large") return response.end(Buffer.alloc(5_000_001));
	if (path === "/page") return response.writeHead(200, { "content-type": "image/jpeg" }).end("<html></html>");
	if (path === "/empty") return response.end();
	return path === "/picture" ? response.end(jpeg) : response.writeHead(404).end("nothing");
});
const { pool, lina } = await society({}, { outboundPolicy });

const sends = (source_url: string) => lina.calls(uploadMedia, { source_url });

test("a picture is fetched from an address, and kept as one that was sent (F3)", async () => {
	for (const path of ["/picture", "/moved"]) {
		const { type, width } = keptOf(await sends(base + path));
		assert.deepEqual([type, width], ["image", 64], path);
	}
});

test("whoever is asked for a picture learns nothing of who asks (F3)", async () => {
	heard.length = 0;
	await sends(`${base}/picture`);
	const [{ headers } = { headers: {} }] = heard;
	assert.deepEqual(Object.keys(headers).sort(), ["accept", "accept-encoding", "connection", "host", "user-agent"]);
});

test("an address that leads inside, or that is none, is not gone to (F3)", async () => {
	heard.length = 0;
	for (const address of [
		`http://127.0.0.1:${port}/picture`,
		"http://[::1]/",
		"http://169.254.169.254/latest/meta-data/",
		"http://2130706433/",
		`http://user:secret@pictures.example:${port}/picture`,
		"ftp://pictures.example/picture",
		"file:///etc/passwd",
	]) {
		const { errors } = refusal(await sends(address), 400, "address_refused");
		assert.deepEqual(Object.keys(errors ?? {}), ["source_url"], address);
	}
	assert.deepEqual(heard, []);
	refusal(await sends(`${base}/inside`), 400, "address_refused");
	assert.deepEqual(
		heard.map(({ path }) => path),
		["/inside"],
	);
	refusal(await sends("picture.jpg"), 400, "invalid_source_url");
});

test("nobody learns which names there are inside (F3)", async () => {
	heard.length = 0;
	const said = [];
	for (const host of ["inside.example", "localhost", "no-such-host.invalid"]) {
		const { message, errors } = refusal(await sends(`http://${host}:${port}/picture`), 400, "not_fetched");
		said.push(JSON.stringify({ message, errors }));
	}
	assert.equal(new Set(said).size, 1);
	assert.deepEqual(heard, []);
});

test("what is not there, too large, empty, or no picture is refused (F3)", async () => {
	refusal(await sends(`${base}/nothing`), 400, "not_fetched");
	refusal(await sends("http://no-such-host.invalid/"), 400, "not_fetched");
	refusal(await sends(`${base}/large`), 413, "too_large");
	refusal(await sends(`${base}/page`), 415, "unsupported_type");
	refusal(await sends(`${base}/empty`), 400, "empty_file");
	const { rows } = await pool.query("SELECT count(*)::int AS kept FROM media");
	assert.deepEqual(rows, [{ kept: 3 }]);
});
