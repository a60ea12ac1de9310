import assert from "node:assert/strict";
import { test } from "vitest";
import { outside } from "../../../../test/outside.ts";
import { allowAllOutbound, isPublic } from "./outbound-policy.ts";
import { createSafeFetch, FetchRefused, type SafeFetchOptions } from "./safe-fetch.ts";

const heard: string[] = [];
const { outboundPolicy, asked, base, port } = await outside((request, response) => {
	heard.push(`${request.method} ${request.url}`);
	const url = new URL(request.url ?? "", "http://x");
	const to = url.searchParams.get("to");
	if (to !== null) return response.writeHead(302, { location: to }).end("moved");
	if (url.pathname === "/loop") return response.writeHead(301, { location: "/loop" }).end();
	if (url.pathname === "/echo")
		return request.pipe(response.writeHead(201, { "x-said": request.headers["x-say"] ?? "" }));
	if (url.pathname === "/endless") {
		const more = () => {
			while (response.write(Buffer.alloc(10_000)));
		};
		response.on("drain", more);
		return more();
	}
	if (url.pathname === "/silent") return undefined;
	if (url.pathname === "/half") {
		response.writeHead(200, { "content-length": 100 }).write("half");
		return setImmediate(() => response.destroy());
	}
	return response.end("hello");
});
const safeFetch = createSafeFetch(outboundPolicy);
const fetched = (url: string, wanted: Partial<SafeFetchOptions> = {}) => safeFetch(url, { maxBytes: 1000, ...wanted });
const isRefused = (url: string, why: FetchRefused["why"], wanted: Partial<SafeFetchOptions> = {}) =>
	assert.rejects(
		fetched(url, wanted),
		(error) => error instanceof FetchRefused && error.why === why,
		`${url} is ${why}`,
	);

test("an address of the open internet is fetched, and what is said there is heard", async () => {
	const { status, body } = await fetched(`${base}/hello`);
	assert.deepEqual([status, body.toString()], [200, "hello"]);
	const sent = { method: "POST", body: Buffer.from("a push"), headers: { "x-say": "hi" } } as const;
	const echo = await fetched(`${base}/echo`, sent);
	assert.deepEqual([echo.status, echo.body.toString(), echo.headers["x-said"]], [201, "a push", "hi"]);
});

const inside = [
	"http://127.0.0.1/",
	"http://127.1/",
	"http://2130706433/",
	"http://0x7f000001/",
	"http://0x7f.1/",
	"http://017700000001/",
	"http://0/",
	"http://[::1]/",
	"http://[::]/",
	"http://[::ffff:127.0.0.1]/",
	"http://[::127.0.0.1]/",
	"http://[64:ff9b::7f00:1]/",
	"http://[2002:7f00:1::]/",
	"http://[fe80::1]/",
	"http://[fd00::1]/",
	"http://10.1.2.3/",
	"http://172.16.0.1/",
	"http://192.168.0.1/",
	"http://169.254.169.254/latest/meta-data/",
	"http://100.64.0.1/",
	"http://224.0.0.1/",
	"http://255.255.255.255/",
	"http://192.0.2.1/",
];
const insideByName = [
	"http://localhost/",
	"http://inside.example/",
	"http://both.example/",
	"http://mapped.example/",
	"https://inside.example/",
];
const notOurs = [
	"ftp://pictures.example/",
	"file:///etc/passwd",
	"data:image/png;base64,AAAA",
	"gopher://pictures.example/",
	`http://user:secret@pictures.example:${port}/`,
	`http://user@pictures.example:${port}/`,
	"http://93.184.216.34:22/",
	"http://93.184.216.34:5432/",
	"nowhere",
	"",
];

for (const [why, urls] of [
	["address", [...inside, ...notOurs]],
	["name", insideByName],
] as const)
	for (const url of urls)
		test(`${url || "an empty address"} is not gone to`, async () => {
			heard.length = 0;
			await isRefused(url, why);
			assert.deepEqual(heard, []);
		});

test("who sends us on inside is not followed, and nobody sends us on for ever", async () => {
	for (const url of [...inside, `http://127.0.0.1:${port}/`, "file:///etc/passwd", "http://user:x@pictures.example/"])
		await isRefused(`${base}/?to=${encodeURIComponent(url)}`, "address");
	for (const url of insideByName) await isRefused(`${base}/?to=${encodeURIComponent(url)}`, "name");
	const twice = `${base}/?to=${encodeURIComponent("/hello")}`;
	assert.equal((await fetched(twice)).body.toString(), "hello");
	heard.length = 0;
	await isRefused(`${base}/loop`, "network");
	assert.equal(heard.length, 4);
	assert.equal((await fetched(twice, { redirects: 0 })).status, 302);
});

test("a name is asked for once, so that a second answer cannot lead elsewhere", async () => {
	asked.length = 0;
	await fetched(`${base}/hello`);
	assert.deepEqual(asked, ["pictures.example"]);
	await isRefused("http://changing.example/", "name");
	await isRefused("http://no-such-host.invalid/", "network");
});

test("what is too long, too late, or cut off is not taken", async () => {
	await isRefused(`${base}/endless`, "too_large");
	await isRefused(`${base}/hello`, "too_large", { maxBytes: 4 });
	assert.equal((await fetched(`${base}/hello`, { maxBytes: 5 })).body.length, 5);
	await isRefused(`${base}/silent`, "network", { timeoutSeconds: 0.2 });
	await isRefused(`${base}/endless`, "network", { maxBytes: 1e12, timeoutSeconds: 0.2 });
	await isRefused(`${base}/half`, "network");
});

test("only what is given out to anybody is public", () => {
	for (const address of ["93.184.216.34", "8.8.8.8", "2606:2800:220:1::1", "::ffff:8.8.8.8"])
		assert.ok(isPublic(address), address);
	const not = [
		"198.51.100.1",
		"203.0.113.9",
		"198.18.0.1",
		"192.0.0.8",
		"240.0.0.1",
		"2001:db8::1",
		"3fff::1",
		"ff02::1",
	];
	for (const address of [...not, "100::1", "fec0::1", "2001::1", "64:ff9b:1::1", "x", ""])
		assert.ok(!isPublic(address), address);
	for (const port of [22, 25, 8080, 6379]) assert.ok(!allowAllOutbound.allows("8.8.8.8", port));
	for (const port of [80, 443]) assert.ok(allowAllOutbound.allows("8.8.8.8", port));
});
