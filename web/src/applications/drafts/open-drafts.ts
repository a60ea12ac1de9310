import { beforeLoggingOut } from "../../platform/log-out.ts";
import type { Begun, Kind } from "../kind.ts";
import { createDraft, type Draft } from "./draft.ts";
import { browserStorage, clearDraftStorage, createDraftStorage } from "./draft-storage.ts";
import { listenerKind } from "./listener-kind.ts";
import { supervisorKind } from "./supervisor-kind.ts";

/** The applications of one kind that are being written in this window: from page to page it is the same one. */
const draftsOf = <A extends Begun>(kind: Kind<A>) => {
	const open = new Map<string, Draft<A>>();
	beforeLoggingOut(() => {
		for (const draft of open.values()) {
			draft.leave();
			draft.close();
		}
		open.clear();
		clearDraftStorage();
	});
	return {
		kind,
		of: (application: A, userId: string): Draft<A> => {
			const known = open.get(application.id);
			if (known) return known;
			const draft = createDraft(application, {
				send: (current, values, keepalive) => kind.save(current, userId, values, keepalive),
				refused: kind.refused,
				storage: createDraftStorage(application.id, browserStorage()),
			});
			open.set(application.id, draft);
			return draft;
		},
		/** It was submitted: nothing of it stays on this device. */
		finish: (id: string): void => {
			open.get(id)?.close();
			open.delete(id);
		},
	};
};

export type Drafts<A extends Begun> = ReturnType<typeof draftsOf<A>>;

export const listenerDrafts = draftsOf(listenerKind);
export const supervisorDrafts = draftsOf(supervisorKind);
