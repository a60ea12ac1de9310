import { buildApp, type Running } from "./app.ts";
import { configFromEnvironment } from "./config.ts";
import { fillDemoSociety } from "./demo/society.ts";
import { printWelcome } from "./demo/welcome.ts";
import { FolderInUse } from "./platform/db/database.ts";
import { pagesAreBuilt } from "./platform/http/pages.ts";

const started = performance.now();

const stopOnSignals = ({ close, platform }: Running) => {
	let stopping = false;
	const stop = (signal: string) => {
		if (stopping) return;
		stopping = true;
		platform.log.info(`${signal}: closing channels, then the database`);
		const tooLong = setTimeout(() => process.exit(1), 25_000);
		tooLong.unref();
		close().then(
			() => process.exit(0),
			(error) => {
				platform.log.error(error, "the shutdown did not end in order");
				process.exit(1);
			},
		);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
};

const main = async () => {
	const config = configFromEnvironment(process.argv.includes("--demo"));
	const running = await buildApp(config);
	stopOnSignals(running);
	if (config.demo) await fillDemoSociety(running.platform);
	if (!pagesAreBuilt()) running.platform.log.warn("the pages are not built; only the API is served (npm run build)");
	await running.app.listen({ port: config.PORT, host: config.HOST });
	printWelcome(config, performance.now() - started);
};

main().catch((error) => {
	const isPlain =
		error instanceof FolderInUse || (error instanceof Error && error.message.startsWith("These settings"));
	console.error(isPlain ? error.message : error);
	process.exit(1);
});
