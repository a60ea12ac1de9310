import { ContentProblems } from "@warmline/site/problems";
import { checkContent } from "@warmline/site/read-content";
import { buildApp, type Running } from "./app.ts";
import { configFromEnvironment } from "./config.ts";
import { fillDemoSociety } from "./demo/fill-society.ts";
import { printWelcome } from "./demo/welcome.ts";
import { firstDirectorLink } from "./invitations/index.ts";
import { RedisSilent } from "./platform/cluster/redis-pubsub.ts";
import { FolderRefused } from "./platform/db/embedded/folder-state.ts";
import { KeyRefused } from "./platform/db/key-fingerprint.ts";
import { pagesAreBuilt } from "./platform/http/built-site.ts";

/**
 * After a break of the line everybody comes back in one moment. Whom the system has no room to keep waiting it passes
 * over, and they try again after one second, three and seven: so it may keep as many as Linux allows by itself.
 */
const backlog = 4096;

const started = performance.now();

/** Once, whoever asks: a signal may come while a start that went wrong is being ended. */
const closingOnce = (running: Running): Running => {
	let ended: Promise<void> | undefined;
	const close = () => {
		ended ??= running.close();
		return ended;
	};
	return { ...running, close };
};

/** From the first moment: a server that is killed while it starts would leave its PostgreSQL running. */
const stopOnSignals = (starting: Promise<Running>) => {
	let stopping = false;
	const stop = async (signal: string) => {
		if (stopping) return;
		stopping = true;
		const tooLong = setTimeout(() => process.exit(1), 25_000);
		tooLong.unref();
		// A start that fails ends the process by itself.
		const running = await starting.catch(() => undefined);
		if (!running) return;
		const { log } = running.platform;
		log.info(`${signal}: closing channels, then the database`);
		try {
			await running.close();
			process.exit(0);
		} catch (error) {
			log.error(error, "the shutdown did not end in order");
			process.exit(1);
		}
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
	return { isStopping: () => stopping };
};

/** Node itself would print the whole error, with the statement and what somebody wrote. */
const endOnFaults = ({ platform }: Running) => {
	process.on("uncaughtException", (error) => {
		platform.log.fatal(error, "an error that nobody has handled ends the server");
		process.exit(1);
	});
};

const main = async () => {
	checkContent();
	const demo = process.argv.includes("--demo");
	const config = configFromEnvironment(demo, demo || process.argv.includes("--open"));
	const starting = buildApp(config).then(closingOnce);
	const { isStopping } = stopOnSignals(starting);
	const running = await starting;
	if (isStopping()) return;
	endOnFaults(running);
	try {
		if (config.demo) await fillDemoSociety(running.platform);
		if (!pagesAreBuilt()) running.platform.log.warn("the pages are not built; only the API is served (npm run build)");
		await running.app.listen({ port: config.PORT, host: config.HOST, backlog });
	} catch (error) {
		// Our PostgreSQL runs on by itself unless it is told to end.
		await running.close();
		throw error;
	}
	const link = config.demo ? undefined : await firstDirectorLink(running.platform);
	printWelcome(config, performance.now() - started, link);
};

/** What somebody can mend themselves is said in a sentence; anything else with where it came from. */
const plainSentence = (error: unknown): string | undefined => {
	if (!(error instanceof Error)) return undefined;
	const isSaid = [ContentProblems, FolderRefused, KeyRefused, RedisSilent].some((kind) => error instanceof kind);
	if (isSaid || error.message.startsWith("These settings")) return error.message;
	if ("code" in error && error.code === "EADDRINUSE")
		return `The port is taken. Set PORT to another one. (${error.message})`;
	return undefined;
};

main().catch((error) => {
	console.error(plainSentence(error) ?? error);
	process.exit(1);
});
