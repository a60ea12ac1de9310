import * as z from "zod/mini";
import type { Platform } from "../platform/platform.ts";
import { pubSubChannel } from "../platform/realtime/pubsub.ts";
import { isOpened, openFirst } from "./queries.ts";

/** Sent when a director has opened the installation or closed it. */
export const openingChanged = pubSubChannel("installation_changed", z.null());

/** Milliseconds between two looks: what was closed is closed everywhere, even where nobody was heard. */
const lookMillis = 60_000;

export type SetupState = {
	/** Whether visitors can come. While they cannot, it is looked up each time, so that an opening is in force at once. */
	isOpen(): Promise<boolean>;
	/** As it is stored by now. */
	reload(): Promise<void>;
	/** Called when it is another than before. */
	onChange(changed: () => void): void;
	/** This process hears from now on what others do. */
	follow(): void;
	stop(): void;
};

export const openSetupState = async (
	platform: Pick<Platform, "config" | "database" | "clock" | "hub" | "log">,
): Promise<SetupState> => {
	const { config, database, clock, hub, log } = platform;
	const { db } = database;
	if (config.open) await openFirst(db, clock.now());
	let isOpen = await isOpened(db);
	const changes: (() => void)[] = [];
	const read = async () => {
		const before = isOpen;
		isOpen = await isOpened(db);
		if (isOpen !== before) for (const changed of changes) changed();
	};
	let running: Promise<void> | undefined;
	let next: Promise<void> | undefined;
	// One at a time: what was read earlier never takes the place of what was read later. Everybody who asks meanwhile
	// shares the read after it, so that a database that is slow is not asked once for each of them.
	const reload = (): Promise<void> => {
		if (running === undefined) {
			running = read().finally(() => {
				running = undefined;
			});
			return running;
		}
		next ??= running
			.catch(() => undefined)
			.then(() => {
				next = undefined;
				return reload();
			});
		return next;
	};
	const follow = () =>
		reload().catch((error: unknown) => log.error({ err: error }, "whether visitors can come is not known here"));
	hub.onBroadcast(openingChanged, () => void follow());
	const looking = setInterval(() => void follow(), lookMillis);
	looking.unref();
	return {
		isOpen: async () => {
			// Without the database it is as it was: the pages with the crisis lines are there all the same.
			if (!isOpen) await follow();
			return isOpen;
		},
		reload,
		onChange: (changed) => changes.push(changed),
		follow: () => void follow(),
		stop: () => clearInterval(looking),
	};
};
