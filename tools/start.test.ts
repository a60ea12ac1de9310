import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "vitest";

/** Stands for a tool: writes its name and what it was asked for into this file. */
const toolThatLogs = (log: string) =>
	`#!/bin/sh\n[ "$1" = --version ] && echo v24.0.0 && exit\necho "$(basename "$0") $*" >>'${log}'\n`;

const hour = (n: number) => new Date(Date.UTC(2026, 0, 1, n));

type Hours = { agreement?: number; server?: number; pages?: number; bundle?: number };

/** What `npm start` runs in a copy of the project in which these were written at these hours. */
const startsWith = ({ agreement = 0, server = 0, pages, bundle }: Hours): string[] => {
	const folder = mkdtempSync(join(tmpdir(), "start-"));
	const write = (path: string, at: number) => {
		const file = join(folder, path);
		mkdirSync(join(file, ".."), { recursive: true });
		writeFileSync(file, "");
		utimesSync(file, hour(at), hour(at));
	};
	for (const path of ["web/src/main.tsx", "web/service-worker/worker.ts", "site/src/a.ts", "contract/src/a.ts"])
		write(path, 0);
	for (const path of ["server/rolldown.config.ts", "package-lock.json"]) write(path, 0);
	write("content/en/pages/nda.md", agreement);
	write("server/src/app.ts", server);
	if (pages !== undefined) write("web/dist/index.html", pages);
	if (bundle !== undefined) write("server/dist/serve.js", bundle);
	cpSync("bin", join(folder, "bin"), { recursive: true });
	mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
	const log = join(folder, "calls");
	for (const name of ["node", "vite", "rolldown"])
		writeFileSync(join(folder, "node_modules/.bin", name), toolThatLogs(log), { mode: 0o755 });
	execFileSync(join(folder, "bin/start"), { stdio: "pipe" });
	return readFileSync(log, "utf8").trim().split("\n");
};

const isServer = (line: string) => line.includes("server/dist/serve.js");
const buildsPages = (line: string) => line.startsWith("vite build");
const buildsServer = (line: string) => line.startsWith("rolldown ");

test("npm start builds the pages first when there are none", () => {
	const calls = startsWith({ pages: undefined, bundle: 1 });
	assert.ok(calls.some(buildsPages) && !calls.some(buildsServer), calls.join("\n"));
	assert.deepEqual(calls.filter(isServer), calls.slice(-1));
});

test("npm start builds both when a text or a setting of the content is newer: the server holds some of it", () => {
	const calls = startsWith({ agreement: 2, pages: 1, bundle: 1 });
	assert.ok(calls.some(buildsPages) && calls.some(buildsServer), calls.join("\n"));
	assert.deepEqual(calls.filter(isServer), calls.slice(-1));
});

test("npm start builds the server first when it is not built, or when a source of it is newer", () => {
	for (const bundle of [undefined, 1]) {
		const calls = startsWith({ server: 2, pages: 1, bundle });
		assert.deepEqual(calls.map(buildsServer), [true, false], calls.join("\n"));
		assert.deepEqual(calls.map(isServer), [false, true]);
	}
});

test("npm start builds nothing when the pages and the server are newer than everything they are made from", () => {
	const calls = startsWith({ agreement: 1, server: 1, pages: 2, bundle: 2 });
	assert.equal(calls.length, 1);
	assert.ok(isServer(calls[0] ?? ""), calls.join("\n"));
});
