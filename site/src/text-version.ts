import { createHash } from "node:crypto";

/** Names a text that somebody agrees to, so that it can be told later which one it was. Line ends do not count. */
export const versionOfText = (text: string): string =>
	createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
