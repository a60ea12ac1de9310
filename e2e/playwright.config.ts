import { defineConfig } from "@playwright/test";
import { browserOptions } from "./src/browser.ts";

// The fixture starts the built product itself, one server and one data folder a worker: no `webServer` here.
export default defineConfig({
	testDir: ".",
	testMatch: "**/*.spec.ts",
	outputDir: "../test-results/e2e",
	workers: 1,
	retries: 0,
	forbidOnly: true,
	timeout: 30_000,
	expect: { timeout: 5_000 },
	reporter: [["list"], ["json", { outputFile: "../test-results/e2e.json" }]],
	use: { launchOptions: browserOptions, trace: "retain-on-failure" },
});
