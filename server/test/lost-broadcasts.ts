import { createClient } from "redis";
import * as z from "zod";
import type { Platform } from "../src/platform/platform.ts";
import { pubSubChannel } from "../src/platform/realtime/pubsub.ts";
import type { severalProcesses } from "./processes.ts";
import { until } from "./until.ts";

const allTold = pubSubChannel("all_told", z.null());

/** Ways to lose what one process tells another. */
export const lostBroadcasts = async ({
	redis: { url },
	onCleanup,
}: Pick<Awaited<ReturnType<typeof severalProcesses>>, "redis" | "onCleanup">) => {
	const redis = createClient({ url });
	await redis.connect();
	onCleanup(() => redis.destroy());
	const [channel] = await redis.pubSubChannels("warmline_*");
	let count = 0;
	return {
		/** What others tell does not arrive there any more; answers how it is ended, when all that one told is lost. */
		deafen: ({ hub }: Platform, { hub: other }: Platform) => {
			const { receivePublished, receiveBroadcast } = hub;
			let hasAll = false;
			hub.receivePublished = () => undefined;
			hub.receiveBroadcast = (name) => {
				if (name === allTold.name) hasAll = true;
			};
			return async () => {
				// What a process tells arrives in its order: this is the last of it.
				other.broadcastElsewhere(allTold, null);
				await until(() => hasAll);
				hub.receivePublished = receivePublished;
				hub.receiveBroadcast = receiveBroadcast;
			};
		},
		/** Every process hears that one has gone of whom it has not heard all. */
		noticesLoss: async () => {
			const head = { is: "bye", from: `lost-${++count}`, at: 7 };
			await redis.publish(channel ?? "", `${JSON.stringify(head)}\n`);
		},
	};
};
