import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: [
			"{contract,site}/**/*.test.ts",
			"server/{src,test}/**/*.test.ts",
			"web/src/**/*.test.ts",
			"tools/**/*.test.ts",
			"bench/src/**/*.test.ts",
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
		reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
	},
});
