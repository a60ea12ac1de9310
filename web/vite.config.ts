import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = "http://localhost:3000";

export default defineConfig({
	plugins: [react(), tailwind()],
	build: {
		outDir: "dist",
		manifest: true,
		// Visitors come with the phone they have: nothing newer than what a five-year-old one runs.
		target: ["es2020", "chrome87", "safari14", "firefox78"],
		// The content policy allows no data: fonts and scripts, so nothing is put inline.
		assetsInlineLimit: 0,
		rolldownOptions: {
			output: {
				codeSplitting: {
					groups: [{ name: "libraries", test: /node_modules\/(react|react-dom|scheduler|react-router|zod)\// }],
				},
			},
		},
	},
	server: {
		proxy: {
			"/api": server,
			"/demo": server,
			"/ws": { target: server, ws: true },
		},
	},
});
