import { defineConfig } from "vite";

// One file without imports, so that every browser that knows service workers can read it.
export default defineConfig({
	build: {
		outDir: "../dist",
		emptyOutDir: false,
		copyPublicDir: false,
		target: ["es2020", "chrome87", "safari14", "firefox78"],
		lib: { entry: "worker.ts", formats: ["iife"], name: "worker", fileName: () => "service-worker.js" },
	},
});
