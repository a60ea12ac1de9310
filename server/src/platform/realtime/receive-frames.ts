import type { FrameOf, Frames } from "@warmline/contract/frames";
import { t } from "@warmline/contract/i18n";
import type { RawData } from "ws";
import { answerFor, refuseIssues } from "../http/errors.ts";
import { parseFrame } from "../http/requests/parse-body.ts";
import { translate, withLanguage } from "../language.ts";
import type { SampledLog } from "../log-sampling.ts";
import type { FrameCounts } from "../metrics/frame-counts.ts";
import type { Channel } from "./channel.ts";
import type { Connection } from "./connection.ts";
import type { FrameThrottle } from "./frame-throttle.ts";

/** An open channel and who is there. */
export type OpenChannel<F extends Frames, S> = {
	readonly channel: Channel<F, S>;
	readonly connection: Connection;
	readonly session: S;
	readonly throttle: FrameThrottle;
};

const refuseFrame = (connection: Connection, code: string, message: string, ofWhat: object = {}) =>
	connection.send({ action: "error", code, message: translate(message), ...ofWhat });

/** Reads a frame, and does what it asks for in its turn. */
export const createFrameReceiver = (counts: FrameCounts, log: SampledLog) => {
	/** In its turn: who hears that a frame was refused knows that all before it is done. */
	const refuseInOrder = (
		{ connection, throttle }: Pick<OpenChannel<Frames, unknown>, "connection" | "throttle">,
		code: string,
		message: string,
		ofWhat?: object,
	) => {
		throttle.chargeRefusal();
		connection.inOrder("act", async () => refuseFrame(connection, code, message, ofWhat));
	};

	const receive = <F extends Frames, S>(open: OpenChannel<F, S>, data: RawData) => {
		const { channel, connection, session, throttle } = open;
		const counted = counts.of(channel.frames);
		let frame: unknown;
		try {
			frame = parseFrame(data.toString());
		} catch {
			counted.refused();
			log("info", {}, "a frame that is not valid JSON");
			refuseInOrder(open, "invalid_json", t("This frame is not valid JSON."));
			return;
		}
		const action = typeof frame === "object" && frame !== null && "action" in frame ? frame.action : undefined;
		const clientId = frame && typeof frame === "object" && "client_id" in frame ? frame.client_id : undefined;
		const ofMessage = typeof clientId === "string" ? { client_id: clientId.slice(0, 64) } : {};
		if (typeof action !== "string" || !Object.hasOwn(channel.frames, action)) {
			counted.refused();
			// Not which: it may be somebody's words.
			log("info", {}, "a frame with an unknown action");
			refuseInOrder(open, "unknown_action", t("No such action."), ofMessage);
			return;
		}
		const schema = channel.frames[action];
		const handler = channel.handlers[action];
		if (!schema || !handler) return;
		const read = schema.safeParse(frame);
		if (!read.success) {
			const { code, message } = refuseIssues(read.error, schema);
			counted.refused(action);
			log("info", { action, code }, "a frame with invalid data");
			refuseInOrder(open, code, message, { ...ofMessage, ...ofChat(frame) });
			return;
		}
		const said = read.data as FrameOf<F, keyof F>;
		const kind = typeof handler.kind === "function" ? handler.kind(connection, said) : handler.kind;
		if (kind === "act") throttle.chargeAct();
		connection.inOrder(kind, async () => {
			if (connection.dismissed) return;
			try {
				await handler.run(connection, session, said);
				counted.count(action, "done");
			} catch (error) {
				const { status, code, message } = answerFor(error);
				counted.count(action, status >= 500 ? "failed" : "refused");
				if (status < 500) throttle.chargeRefusal();
				else log("error", { err: error }, "a frame could not be handled");
				refuseFrame(connection, code, message, { ...ofMessage, ...ofChat(said) });
			}
		});
	};
	return <F extends Frames, S>(open: OpenChannel<F, S>, data: RawData) =>
		withLanguage(open.connection.language, () => receive(open, data));
};

const ofChat = (frame: unknown) =>
	typeof frame === "object" && frame !== null && "chat_id" in frame && typeof frame.chat_id === "string"
		? { chat_id: frame.chat_id.slice(0, 64) }
		: {};
