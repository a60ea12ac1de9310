import "../src/ui/theme.css";
import { language } from "@warmline/contract/i18n";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { config } from "zod/mini";
import { leaveEnded } from "../src/platform/log-out.ts";
import { showTheme } from "../src/platform/theme.ts";
import { setZone } from "../src/platform/time/time.ts";
import { desktop } from "./accessible.ts";
import { resetServer, startServer } from "./fake-server.ts";
import { forgetQueries } from "./mount.tsx";

// As in main.tsx.
config({ jitless: true });
document.documentElement.lang = language;

const ownAddress = location.href;
let stopServer: () => void;
let complaints: string[] = [];

// This file runs anew for each file of tests, in the same page.
beforeAll(async () => {
	stopServer = startServer();
	await document.fonts.load("1em 'Figtree Variable'");
});

afterAll(() => stopServer());

beforeEach(async () => {
	resetServer();
	complaints = [];
	vi.spyOn(console, "error").mockImplementation((...words) => complaints.push(words.join(" ")));
	await page.viewport(desktop.width, desktop.height);
});

/** All files share one page: each test leaves it as it has found it. */
afterEach(async () => {
	await cleanup();
	forgetQueries();
	vi.useRealTimers();
	vi.restoreAllMocks();
	leaveEnded();
	sessionStorage.clear();
	localStorage.clear();
	showTheme("system");
	setZone(null);
	history.replaceState(null, "", ownAddress);
	expect(resetServer(), "what the fake server could not answer by the contract").toEqual([]);
	expect(complaints, "errors on the console").toEqual([]);
});
