import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Tests that start servers, databases or commands as processes of their own. */
const processTests = [
	"server/test/faults/**/*.test.ts",
	"server/src/cli/**/*.test.ts",
	"server/src/platform/cluster/**/*.test.ts",
	"server/src/platform/{log,db/embedded/embedded,db/key-fingerprint,realtime/flood}.test.ts",
	"tools/**/*.test.ts",
];

const project = (name: string, include: string[], more: { exclude?: string[]; globalSetup?: string } = {}) => ({
	extends: true as const,
	test: { name, include, ...more },
});

export default defineConfig({
	test: {
		projects: [
			project(
				"unit",
				["{contract,site}/**/*.test.ts", "server/{src,test}/**/*.test.ts", "{web,bench}/src/**/*.test.ts"],
				{ exclude: processTests },
			),
			project("processes", processTests, { globalSetup: "server/test/bundle.ts" }),
		],
		globalSetup: "server/test/cluster.ts",
		pool: "forks",
		// Files share a process for each core: one that reads the whole server anew for each file takes half as long again.
		isolate: false,
		// Half of the time a file waits, for PostgreSQL or for what is to happen later. One PostgreSQL has connections for eight.
		maxWorkers: Math.min(2 * availableParallelism(), 8),
		testTimeout: 120_000,
		hookTimeout: 120_000,
		allowOnly: false,
		reporters: ["default", "json"],
		outputFile: { json: "test-results/unit.json" },
	},
});
