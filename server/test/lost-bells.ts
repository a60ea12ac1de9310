import { createClient } from "redis";
import * as z from "zod";
import type { Platform } from "../src/platform/platform.ts";
import { pubSubChannel } from "../src/platform/realtime/pubsub.ts";
import type { severalProcesses } from "./processes.ts";
import { until } from "./until.ts";

const allTold = pubSubChannel("all_told", z.null());

/** Ways to lose what one process tells another. */
export const lostBells = async ({
	redis: { url },
	putAway,
}: Pick<Awaited<ReturnType<typeof severalProcesses>>, "redis" | "putAway">) => {
	const redis = createClient({ url });
	await redis.connect();
	putAway(() => redis.destroy());
	const [channel] = await redis.pubSubChannels("warmline_*");
	let count = 0;
	return {
		/** What others tell does not arrive there any more; answers how it is ended, when all that one told is lost. */
		deafen: ({ hub }: Platform, { hub: other }: Platform) => {
			const { toldElsewhere, rangElsewhere } = hub;
			let hasAll = false;
			hub.toldElsewhere = () => undefined;
			hub.rangElsewhere = (name) => {
				if (name === allTold.name) hasAll = true;
			};
			return async () => {
				// What a process tells arrives in its order: this is the last of it.
				other.ringElsewhere(allTold, null);
				await until(() => hasAll);
				hub.toldElsewhere = toldElsewhere;
				hub.rangElsewhere = rangElsewhere;
			};
		},
		/** Every process hears that one has gone of whom it has not heard all. */
		noticesLoss: async () => {
			const head = { is: "bye", from: `lost-${++count}`, at: 7 };
			await redis.publish(channel ?? "", `${JSON.stringify(head)}\n`);
		},
	};
};
