import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { Language } from "@warmline/contract/content/words";
import { contentPages, spokenIn } from "@warmline/site/vite-plugin";
import { defineConfig } from "vitest/config";
import { browserOptions } from "../tools/chromium.ts";

const report = "../test-results/components.json";

/** The components as they are built in one language. */
const inLanguage = (language: Language, include: string[], exclude: string[]) => ({
	plugins: [spokenIn(language), contentPages(), react(), tailwind()],
	// Found only while tests run, a library would be prepared then, and the page loaded anew under a test. So all are
	// looked for at each start; what an earlier run has kept may lack one.
	optimizeDeps: { entries: ["src/**/*.tsx", "test/*.{ts,tsx}"], force: true },
	test: {
		name: language,
		include,
		exclude,
		setupFiles: ["test/setup.ts"],
		// One page for all files: each would load React and the styles again. `test/setup.ts` leaves nothing behind.
		isolate: false,
		expect: { poll: { timeout: 10_000 } },
		testTimeout: 20_000,
		browser: {
			enabled: true,
			headless: true,
			ui: false,
			provider: playwright({
				launchOptions: browserOptions,
				contextOptions: { reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] },
			}),
			locators: { exact: false, errorFormat: "aria" as const },
			instances: [{ browser: "chromium" as const, viewport: { width: 1440, height: 900 } }],
			screenshotFailures: false,
			traceView: false,
		},
	},
});

const french = "src/**/*.fr.test.tsx";

export default defineConfig({
	test: {
		projects: [inLanguage("en", ["src/**/*.test.tsx"], [french]), inLanguage("fr", [french], [])],
		reporters: ["default", ["json", { outputFile: report }]],
		allowOnly: false,
	},
});
