import { defineConfig } from "@playwright/test";
import { browserOptions } from "./src/browser.ts";

// The fixture starts the built product itself, one server and one data folder a worker: no `webServer` here.
export default defineConfig({
	testDir: ".",
	testMatch: "**/*.spec.ts",
	outputDir: "../test-results/e2e",
	// A browser waits much of its time: two of them share two cores well, each with a product of its own.
	workers: 2,
	retries: 0,
	forbidOnly: true,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: [["list"], ["json", { outputFile: "../test-results/e2e.json" }]],
	// A trace takes a quarter of the time: TRACE=1 keeps that of each story that failed.
	use: { launchOptions: browserOptions, trace: process.env.TRACE ? "retain-on-failure" : "off" },
});
