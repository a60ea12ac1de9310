import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { settings } from "../server/src/config.ts";
import { serverWords } from "./server-program.ts";

const linesOf = (path: string) => readFileSync(path, "utf8").replaceAll("\\\n", " ").split("\n");

/** As Docker reads it: a star is any part of a name, also of one that begins with a dot, and two are any folders. */
const readAs: Readonly<Record<string, string>> = { "**/": "(?:.*/)?", "*": "[^/]*", ".": "\\." };
const expressionOf = (pattern: string) =>
	new RegExp(`^${pattern.replace(/\*\*\/|\*|\./g, (sign) => readAs[sign] ?? sign)}(?:/|$)`);

/** What of the folder is handed to the build: the last line of .dockerignore that speaks of a path counts. */
const isHandedOver = (path: string): boolean => {
	let handed = true;
	for (const line of linesOf(".dockerignore").filter((one) => one !== "" && !one.startsWith("#"))) {
		if (expressionOf(line.replace(/^!/, "")).test(path)) handed = line.startsWith("!");
	}
	return handed;
};

/** What the steps of one kind say, from the Dockerfile. */
const steps = (kind: string) =>
	linesOf("Dockerfile")
		.filter((line) => line.startsWith(`${kind} `))
		.map((line) => line.slice(kind.length + 1));

test("whatever the image is made of is there, and is handed to its build", () => {
	const copied = steps("COPY")
		.filter((words) => !words.startsWith("--from="))
		.flatMap((words) => words.split(/\s+/).slice(0, -1));
	assert.ok(copied.length > 10);
	for (const path of copied) {
		assert.ok(existsSync(path), `${path} is not there`);
		const files = statSync(path).isDirectory()
			? globSync(`${path}/**`, { exclude: (name) => name.includes("node_modules") })
			: [path];
		assert.ok(
			files.some((file) => statSync(file).isFile() && isHandedOver(file)),
			`${path} is not handed over`,
		);
	}
	for (const path of [...steps("RUN"), ...steps("CMD")]
		.join(" ")
		.match(/(?<![\w/])(?:server\/src|bin|tools)\/[\w./-]+/g) ?? []) {
		assert.ok(existsSync(path) && isHandedOver(path), path);
	}
});

test("of the sources only tests, and what builds nothing, stay out of the image's build", () => {
	const files = execFileSync(
		"git",
		["ls-files", "contract", "site", "content", "server/src", "web/src", "web/public"],
		{
			encoding: "utf8",
		},
	);
	const left = files
		.split("\n")
		.filter((path) => path !== "" && !isHandedOver(path))
		.filter((path) => !/\.test\.tsx?$|\/tsconfig\.json$/.test(path));
	assert.deepEqual(left, []);
});

test("wherever people use the server, Node is told the same", () => {
	const words = ["node", ...serverWords, "server/dist/serve.js"];
	assert.deepEqual(JSON.parse(steps("CMD")[0] ?? ""), words);
	for (const script of ["bin/start", "bin/demo"]) {
		assert.ok(
			linesOf(script).some((line) => line.startsWith(`exec ${words.join(" ")} `)),
			script,
		);
	}
});

test("neither secrets, nor data, nor tests get into the image", () => {
	const kept = [".env", "data/files.key", "server/src/app.test.ts", "server/test/society.ts", "web/node_modules/x"];
	for (const path of [
		...kept,
		"node_modules/fastify/package.json",
		"web/dist/index.html",
		".git/config",
		"server/.env",
	])
		assert.equal(isHandedOver(path), false, path);
});

test("every workspace is named to npm, for the lock file names them all", () => {
	const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(readPackage("package.json"));
	for (const stage of readFileSync("Dockerfile", "utf8")
		.split(/^FROM /m)
		.slice(1, 3)) {
		for (const workspace of workspaces) assert.ok(stage.includes(`COPY ${workspace}/package.json`), workspace);
	}
});

test("the image runs as nobody in particular, keeps everything in one folder and knows whether it lives", () => {
	const last =
		readFileSync("Dockerfile", "utf8")
			.split(/^FROM /m)
			.at(-1) ?? "";
	assert.match(last, /^USER node$/m);
	assert.match(last, /^VOLUME \/data$/m);
	assert.match(last, /DATA_DIR=\/data\b/);
	assert.match(last, /^HEALTHCHECK [\s\S]*\/healthz/m);
	assert.doesNotMatch(last, /curl|wget/);
});

const readPackage = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

const service = z.object({
	image: z.string(),
	environment: z.record(z.string(), z.string()),
	env_file: z.string().optional(),
	volumes: z.array(z.string()),
	read_only: z.boolean().optional(),
	stop_grace_period: z.string().optional(),
	depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
	ports: z.array(z.string()).optional(),
});
const compose = z.object({
	services: z.record(z.string(), service.partial({ volumes: true, environment: true })),
	volumes: z.record(z.string(), z.unknown()),
});

const read = () => compose.parse(parse(readFileSync("compose.yaml", "utf8"), { merge: true }));

test("the servers in compose.yaml are alike, share one folder, and are set by settings that there are", () => {
	const { services, volumes } = read();
	const servers = Object.entries(services).filter(([name]) => name.startsWith("warmline-"));
	assert.ok(servers.length >= 2);
	for (const [, server] of servers) {
		assert.deepEqual(server, servers[0]?.[1]);
		assert.deepEqual([server.read_only, server.stop_grace_period, server.ports], [true, "30s", undefined]);
		for (const name of Object.keys(server.environment ?? {})) assert.ok(name in settings.shape, name);
	}
	for (const { depends_on = {}, volumes: own = [] } of Object.values(services)) {
		for (const name of Object.keys(depends_on)) assert.ok(name in services, name);
		for (const place of own) {
			const [from = ""] = place.split(":");
			assert.ok(from.startsWith("./") ? existsSync(from) : from in volumes, place);
		}
	}
});

test("the balancer knows every server, and every secret has its line in the example", () => {
	const { services } = read();
	const balancer = readFileSync("Caddyfile", "utf8");
	for (const name of Object.keys(services).filter((one) => one.startsWith("warmline-")))
		assert.ok(balancer.includes(`${name}:3000`), name);
	const example = linesOf("compose.env.example").flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? []);
	const asked = readFileSync("compose.yaml", "utf8").matchAll(/(?<!\$)\$\{(\w+)/g);
	for (const [, name = ""] of asked) assert.ok(example.includes(name), name);
	for (const name of example) assert.ok(name in settings.shape || /PASSWORD$|^WARMLINE_HOST$/.test(name), name);
});
