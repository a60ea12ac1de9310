import { brotliDecompressSync } from "node:zlib";
import { http } from "../load/http.ts";
import type { SiteFile } from "./target.ts";

/** What a page asks for by itself: its modules and its style. */
const linked = /<(?:script|link)[^>]*?(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g;

export const readSiteFile = async (port: number, path: string): Promise<SiteFile> => {
	const start = performance.now();
	const { status, bytes, encoding } = await http(port, path, { headers: { "accept-encoding": "br" } });
	const ms = performance.now() - start;
	if (status !== 200) throw new Error(`${path} answered ${status}`);
	const isPage = !path.includes(".");
	const text = isPage ? (encoding === "br" ? brotliDecompressSync(bytes) : bytes).toString() : "";
	return { ms, bytes: bytes.length, links: [...new Set([...text.matchAll(linked)].map(([, link = ""]) => link))] };
};
