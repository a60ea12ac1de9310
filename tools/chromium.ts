import { existsSync } from "node:fs";
import type { LaunchOptions } from "playwright";

const optionsOf = (...paths: readonly (string | undefined)[]): LaunchOptions => ({
	executablePath: paths.find((path) => path !== undefined && existsSync(path)),
	// As root it runs only without its sandbox; and it is to be quiet: no updates, no background calls.
	args: [
		"--no-sandbox",
		"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
		"--disable-quic",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
		...(process.env.CHROME_ARGS ?? "").split(" ").filter(Boolean),
	],
});

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;
const chromium = [CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser"];

/** Debian's Chromium. What the headless shell has not: notifications, push messages. */
export const wholeBrowserOptions = optionsOf(...chromium);

/** The headless shell, which Playwright takes by itself, too: a fifth less processor time than the whole Chromium. */
export const browserOptions = optionsOf(HEADLESS_SHELL_PATH, "/usr/bin/chromium-headless-shell", ...chromium);
