import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { languages } from "@warmline/contract/content/words";
import { contentOutside, contentPages, spokenIn } from "@warmline/site/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import { codeSplitting } from "./code-splitting.ts";

const server = "http://localhost:3000";

// The mode of a build is its language: `vite build --mode fr`.
const languageOf = (mode: string) => languages.find((language) => language === mode) ?? languages[0];

/** The font is there with the page or not at all: a text that is being read does not move for it. */
const fontWithPage: Plugin = {
	name: "font-with-page",
	transformIndexHtml: {
		order: "post",
		handler: (_html, { bundle = {} }) =>
			Object.keys(bundle)
				.filter((file) => file.endsWith(".woff2"))
				.map((file) => ({
					tag: "link",
					attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${file}` },
				})),
	},
};

export default defineConfig(({ mode, isSsrBuild }) => ({
	plugins: [spokenIn(languageOf(mode)), contentOutside(), contentPages(), fontWithPage, react(), tailwind()],
	build: {
		outDir: languageOf(mode) === "en" ? "dist" : `dist-${languageOf(mode)}`,
		manifest: true,
		copyPublicDir: isSsrBuild !== true,
		// Visitors come with the phone they have: nothing newer than what a five-year-old one runs.
		target: ["es2020", "chrome87", "safari14", "firefox78"],
		// The content policy allows no data: fonts and scripts, so nothing is put inline.
		assetsInlineLimit: 0,
		rolldownOptions: {
			output: {
				// Every page lists the files of all others; names would be half of that list.
				chunkFileNames: "assets/[hash:7].js",
				codeSplitting: codeSplitting(),
			},
		},
	},
	// What renders pages ahead also runs on a server, which has no other copy of React.
	...(isSsrBuild ? { ssr: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' } } : {}),
	server: {
		proxy: {
			"/api": server,
			"/demo": server,
			"/ws": { target: server, ws: true },
		},
	},
}));
