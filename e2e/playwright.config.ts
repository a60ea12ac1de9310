import { readdirSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { browserOptions } from "../tools/chromium.ts";
import { slowed } from "./src/support/slowed.ts";

const source = new URL("src/", import.meta.url);
const specsIn = (folder: string) => readdirSync(new URL(folder, source)).filter((name) => name.endsWith(".spec.ts"));

/** The longest first: at the end both workers have something to do. */
const areas = [
	"shifts",
	"visitor",
	"community",
	"agent",
	"applications",
	"accounts",
	"supervision",
	"site",
	"moderation",
];

// The fixture starts the built product itself, one server and one data folder a worker: no `webServer` here.
export default defineConfig({
	testDir: "src",
	globalSetup: "./global-setup.ts",
	// A project has workers of its own. Of an area there is one at a time, which goes through its files in order on one
	// product: its stories leave nothing behind that another trips over. Each table of screens prepares its own data, and so
	// has a product of its own.
	projects: [
		...areas.map((area) => ({ name: area, testMatch: `${area}/*.spec.ts`, workers: 1 })),
		...specsIn("screens").map((name) => ({
			name: `screens-${name.replace(".spec.ts", "")}`,
			testMatch: `screens/${name}`,
		})),
	],
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
