import { setTimeout as wait } from "node:timers/promises";
import { closeCodes } from "@warmline/contract/frames";
import { t } from "@warmline/contract/i18n";
import type { WebSocket } from "ws";
import { withLanguage } from "../language.ts";
import type { SampledLog } from "../log-sampling.ts";
import type { ChannelCounts } from "../metrics/frame-counts.ts";
import type { OnFlood } from "./frame-throttle.ts";

/** Whoever is to be closed is not read from any more, so their own goodbye is not waited for longer than this. */
const goodbyeMillis = 2000;
/** What somebody may have said before they heard that they are not let in. */
const mostUnheard = 1000;

/** What is done, step by step, about a connection that wants more than it is allowed. */
export const createFloodEscalation = (counted: ChannelCounts, log: SampledLog): OnFlood => ({
	held: () => {
		counted.floods.held++;
	},
	warn: (connection) => {
		counted.floods.warned++;
		const message = withLanguage(connection.language, () =>
			t("This page is sending too much at once. Please slow down, or the connection will be closed."),
		);
		connection.send({ action: "error", code: "too_many_frames", message });
	},
	close: (connection) => {
		counted.floods.closed++;
		log("warn", { owner: connection.owner }, "a connection was closed because it sent too much");
		connection.dismiss(closeCodes.tooManyFrames, "too many frames");
		void wait(goodbyeMillis, undefined, { ref: false }).then(() => connection.terminate());
	},
});

/** Closes who is not let in. Nobody handles what they send, but reading it costs something, too. */
export const closeFlooding = (ws: WebSocket, code: number) => {
	let left = mostUnheard;
	const count = () => {
		left--;
		if (left === 0) ws.terminate();
	};
	for (const event of ["message", "ping", "pong"]) ws.on(event, count);
	ws.close(code);
};
