import { readdirSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { browserOptions } from "../tools/chromium.ts";
import { slowed } from "./src/slowed.ts";

const files = readdirSync(new URL("src", import.meta.url)).filter((name) => name.endsWith(".spec.ts"));

// The fixture starts the built product itself, one server and one data folder a worker: no `webServer` here.
export default defineConfig({
	testDir: "src",
	globalSetup: "./global-setup.ts",
	// A project has workers of its own, and so each file has a product of its own: what a story meets is what the file it
	// stands in has left there, whichever files ran before on this machine.
	projects: files.map((name) => ({ name: name.replace(".spec.ts", ""), testMatch: name })),
	outputDir: "../test-results/e2e",
	// A browser waits much of its time: two of them share two cores well, each with a product of its own.
	workers: 2,
	retries: 0,
	forbidOnly: true,
	timeout: 60_000,
	expect: { timeout: 10_000 * slowed },
	reporter: [["list"], ["./profile-reporter.ts"], ["json", { outputFile: "../test-results/e2e.json" }]],
	// A trace takes a quarter of the time: TRACE=1 keeps that of each story that failed.
	use: { launchOptions: browserOptions, trace: process.env.TRACE ? "retain-on-failure" : "off" },
});
