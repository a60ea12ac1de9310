import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const places = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser"];

/** Debian's Chromium, quiet: no updates, no background calls. As root it runs only without its sandbox. */
export const browserOptions: LaunchOptions = {
	executablePath: places.find((path) => path !== undefined && existsSync(path)),
	args: [
		"--no-sandbox",
		"--disable-quic",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
		...(process.env.CHROME_ARGS ?? "").split(" ").filter(Boolean),
	],
};
