/** Milliseconds until Redis counts as silent at the start, and between two tries afterwards. */
const patience = 5000;
const pause = 500;

export type RedisPubSub = {
	/**
	 * Resolves when Redis has handed it on to those who listen; rejects when it is not there. It may also stay silent.
	 */
	publish(text: string): Promise<void>;
	close(): Promise<void>;
};

export class RedisSilent extends Error {}

/** Says and hears on one channel of Redis. Nothing is kept there. */
export const openRedisPubSub = async (
	url: string,
	channel: string,
	hear: (text: string) => void,
	lost: (error: Error) => void,
): Promise<RedisPubSub> => {
	// A tenth of a start, and most organisations have none.
	const { createClient } = await import("redis");
	// One line for both: what Redis answers and what it hands on comes in one packet, and wakes this process up once.
	const client = createClient({
		RESP: 3,
		url,
		name: "warmline",
		// What cannot be said now is said another way: nothing waits for Redis to come back.
		disableOfflineQueue: true,
		socket: { connectTimeout: patience, reconnectStrategy: () => pause },
	});
	client.on("error", lost);
	const close = async () => {
		if (client.isOpen) client.destroy();
	};
	const opened = client.connect().then(() => client.subscribe(channel, (text) => hear(text)));
	const { promise: late, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new RedisSilent("Redis does not answer at REDIS_URL.")), patience);
	try {
		await Promise.race([opened, late]);
	} catch (error) {
		opened.catch(() => undefined);
		await close();
		throw error;
	} finally {
		clearTimeout(timer);
	}
	return {
		publish: async (text) => {
			await client.publish(channel, text);
		},
		close,
	};
};
