import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "vitest";
import { settings } from "../server/src/config.ts";
import { after } from "../server/test/after.ts";

const folder = "ops/debian";
const units = globSync(`${folder}/*.{service,timer}`);
const scripts = ["install", "update", "nightly", "warmline", "release.sh", "try-install"].map((name) =>
	join(folder, name),
);

test("every program that a unit of systemd starts is there and can be started", () => {
	const programs = units.flatMap((unit) =>
		[...readFileSync(unit, "utf8").matchAll(/^ExecStart=\/opt\/warmline\/current\/(\S+)/gm)].map(
			([, path]) => path ?? "",
		),
	);
	assert.equal(programs.length, 2);
	for (const path of programs) assert.ok(statSync(path).mode & 0o100, `${path} cannot be started`);
});

test("systemd reads the units without a complaint", () => {
	if (spawnSync("systemd-analyze", ["--version"]).error) return console.log("not checked: systemd-analyze is missing");
	const copies = mkdtempSync(join(tmpdir(), "warmline-units-"));
	after(() => rmSync(copies, { recursive: true, force: true }));
	for (const unit of units) {
		// Where they will stand there is nothing yet.
		const text = readFileSync(unit, "utf8").replaceAll("ExecStart=/opt/warmline/current/", `ExecStart=${resolve()}/`);
		writeFileSync(join(copies, unit.slice(folder.length + 1)), text);
	}
	const names = units.map((unit) => join(copies, unit.slice(folder.length + 1)));
	const { status, stderr } = spawnSync("systemd-analyze", ["verify", ...names], { encoding: "utf8" });
	assert.deepEqual([status, stderr], [0, ""]);
});

test("the scripts are read by bash, and set settings that there are", () => {
	for (const script of scripts) execFileSync("bash", ["-n", script]);
	const text = readFileSync(join(folder, "install"), "utf8");
	const names = [...text.matchAll(/^#?([A-Z_]+)="/gm)].map(([, name]) => name ?? "");
	assert.ok(names.includes("PUBLIC_URL") && names.includes("SMTP_URL"));
	for (const name of names) assert.ok(Object.hasOwn(settings.shape, name), `${name} is no setting`);
	assert.ok(existsSync("docs/install.md"));
});

test("Caddy takes the files for one server and for several", () => {
	if (spawnSync("caddy", ["version"]).error) return console.log("not checked: caddy is missing");
	for (const file of ["Caddyfile", `${folder}/Caddyfile`])
		execFileSync("caddy", ["validate", "--config", file, "--adapter", "caddyfile"], {
			env: { ...process.env, WARMLINE_HOST: "chat.example.org" },
			stdio: "pipe",
		});
});

test("a release is built with the Node.js that the project asks for", () => {
	const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
	const [, major] = /node@(\d+)/.exec(readFileSync(join(folder, "release.sh"), "utf8")) ?? [];
	assert.equal(engines.node, `>=${major}`);
});
