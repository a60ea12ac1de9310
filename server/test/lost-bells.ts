import { after } from "node:test";
import { createClient } from "redis";
import type { Platform } from "../src/platform/platform.ts";

/** Ways to lose what one process tells another. */
export const lostBells = async (redisUrl: string) => {
	const redis = createClient({ url: redisUrl });
	// It is ended under it.
	redis.on("error", () => undefined);
	await redis.connect();
	after(() => redis.destroy());
	const [channel] = await redis.pubSubChannels("warmline_*");
	let count = 0;
	return {
		/** What others tell does not arrive there any more; answers how it is ended. */
		deafen: ({ hub }: Platform) => {
			const { toldElsewhere, rangElsewhere } = hub;
			hub.toldElsewhere = () => undefined;
			hub.rangElsewhere = () => undefined;
			return () => {
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
