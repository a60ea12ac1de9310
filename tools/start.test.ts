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

/** What `npm start` runs in a copy of the project whose agreement and pages were written at these hours. */
const startsWith = (agreementAt: number, pagesAt: number | undefined): string[] => {
	const folder = mkdtempSync(join(tmpdir(), "start-"));
	const write = (path: string, at: number) => {
		const file = join(folder, path);
		mkdirSync(join(file, ".."), { recursive: true });
		writeFileSync(file, "");
		utimesSync(file, hour(at), hour(at));
	};
	for (const path of ["web/src/main.tsx", "web/service-worker/worker.ts", "site/src/a.ts", "contract/src/a.ts"])
		write(path, 0);
	write("package-lock.json", 0);
	write("content/en/pages/nda.md", agreementAt);
	if (pagesAt !== undefined) write("web/dist/index.html", pagesAt);
	cpSync("bin", join(folder, "bin"), { recursive: true });
	mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
	const log = join(folder, "calls");
	for (const name of ["node", "vite"])
		writeFileSync(join(folder, "node_modules/.bin", name), toolThatLogs(log), { mode: 0o755 });
	execFileSync(join(folder, "bin/start"), { stdio: "pipe" });
	return readFileSync(log, "utf8").trim().split("\n");
};

const isServer = (line: string) => line.includes("server/src/main.ts");
const isBuild = (line: string) => line.startsWith("vite build");

test("npm start builds first when nothing is built, or when a text is newer than the pages", () => {
	for (const pagesAt of [undefined, 1]) {
		const calls = startsWith(2, pagesAt);
		assert.ok(isBuild(calls[0] ?? ""), calls.join("\n"));
		assert.deepEqual(calls.filter(isServer), calls.slice(-1));
	}
});

test("npm start builds nothing when the pages are newer than everything they are made from", () => {
	const calls = startsWith(1, 2);
	assert.equal(calls.length, 1);
	assert.ok(isServer(calls[0] ?? ""), calls.join("\n"));
});
