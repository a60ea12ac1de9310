import { pino } from "pino";
import { buildApp } from "../src/app.ts";
import type { Config } from "../src/config.ts";
import { connect } from "../src/platform/db/database.ts";
import { cleanup } from "./cleanup.ts";
import { MemberPerson, VisitorPerson } from "./person.ts";
import { ownRedis } from "./redis.ts";
import { society } from "./society.ts";

/**
 * An organisation whose server runs in several processes: here several times in one, with nothing shared but what is
 * outside.
 */
export const severalProcesses = async (
	count: number,
	options: { sweepMillis?: number } = {},
	environment: Record<string, string> = {},
) => {
	const onCleanup = cleanup();
	const redis = await ownRedis(onCleanup);
	const cast = await society(
		{ REDIS_URL: redis.url, DATABASE_URL: "postgresql:///given-by-the-test", ...environment },
		{ ...options, onCleanup },
	);
	/** `settings` differ from those of the others. */
	const begin = async (settings: Partial<Config> = {}) => {
		const database = connect({ ...cast.databaseAddress }, pino({ level: "fatal" }));
		const running = await buildApp({ ...cast.config, ...settings }, { clock: cast.clock, database, ...options });
		const address = await running.app.listen({ port: 0, host: "127.0.0.1" });
		let closing: Promise<void> | undefined;
		const goesDown = () => {
			closing ??= running.close();
			return closing;
		};
		onCleanup(goesDown);
		return {
			address,
			platform: running.platform,
			goesDown,
			newVisitor: () => new VisitorPerson(address),
			/** A member of the cast, by a connection to this process. */
			at: ({ user, token = "" }: MemberPerson) => new MemberPerson(address, user, token),
		};
	};
	const others = [];
	for (let n = 1; n < count; n++) others.push(await begin());
	return { redis, cast, others, begin, onCleanup };
};
