import type { MediaStore } from "../files/media-store.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { PushSender } from "../push/push-sender.ts";
import type { SmsSender } from "../sms/sms-sender.ts";
import type { Metrics, Part } from "./metrics.ts";

/** Whether a part works is known by what was tried last. */
const noted = async <T>({ degraded }: Metrics, part: Part, work: Promise<T>): Promise<T> => {
	try {
		const done = await work;
		degraded.set({ part }, 0);
		return done;
	} catch (error) {
		degraded.set({ part }, 1);
		throw error;
	}
};

export const countedMailer = (mailer: Mailer, metrics: Metrics): Mailer => {
	for (const outcome of ["sent", "failed"]) metrics.mails.inc({ outcome }, 0);
	return {
		send: async (mail, id) => {
			try {
				await noted(metrics, "mail", mailer.send(mail, id));
				metrics.mails.inc({ outcome: "sent" });
			} catch (error) {
				metrics.mails.inc({ outcome: "failed" });
				throw error;
			}
		},
	};
};

export const countedPushes = (push: PushSender, { pushes }: Metrics): PushSender => {
	for (const outcome of ["taken", "gone", "refused", "later", "failed"]) pushes.inc({ outcome }, 0);
	return {
		publicKey: push.publicKey,
		send: async (...words) => {
			try {
				const outcome = await push.send(...words);
				pushes.inc({ outcome });
				return outcome;
			} catch (error) {
				pushes.inc({ outcome: "failed" });
				throw error;
			}
		},
	};
};

export const watchedStore = (store: MediaStore, metrics: Metrics): MediaStore => ({
	put: (...what) => noted(metrics, "store", store.put(...what)),
	get: (...what) => noted(metrics, "store", store.get(...what)),
	remove: (...what) => noted(metrics, "store", store.remove(...what)),
});

export const countedSms = (sms: SmsSender, metrics: Pick<Metrics, "sms">): SmsSender => {
	for (const outcome of ["taken", "later", "refused", "unknown"]) metrics.sms.inc({ outcome }, 0);
	return {
		send: async (...words) => {
			const sent = await sms.send(...words);
			metrics.sms.inc({ outcome: sent.outcome });
			return sent;
		},
	};
};
