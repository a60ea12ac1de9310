import { logOut } from "@warmline/contract/accounts/calls";
import { request } from "./http/api.ts";
import { endSession } from "./session.ts";

const acts = new Set<() => void>();

/** To be done while the session is still there: at once, and without waiting. */
export const beforeLoggingOut = (act: () => void): void => {
	acts.add(act);
};

/** The server has ended the session already, as after a new password: what was here of who had it goes, too. */
export const leaveEnded = (): void => {
	for (const act of acts) act();
	endSession("logged_out");
};

/**
 * Leaves at once, whatever the server says: somebody who logs out on a shared computer must not be kept waiting.
 * The call is sent first, while the token is still there, and outlives the tab.
 */
export const leave = (): void => {
	for (const act of acts) act();
	request(logOut, { keepalive: true }).catch(() => undefined);
	endSession("logged_out");
};
