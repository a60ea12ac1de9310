import { language } from "@warmline/contract/i18n";
import { currentSession } from "../session.ts";
import { base, endIfSame, parseJson, patience } from "./api.ts";
import { confirmYourself } from "./confirm-yourself.ts";
import { ApiFailure, networkFailure, parseRefusal, timeoutFailure } from "./failure.ts";

// Beside the other calls, and not among them: no visitor loads it.

/** What the session's member may have of a file; `path` is one below the API that an answer named. */
export const requestFile = async (path: string): Promise<Blob> => {
	try {
		return await fetchFile(path);
	} catch (error) {
		const isAsked = error instanceof ApiFailure && error.code === "confirm_yourself";
		if (!isAsked || !(await confirmYourself())) throw error;
		return fetchFile(path);
	}
};

const fetchFile = async (path: string): Promise<Blob> => {
	const session = currentSession();
	const stop = new AbortController();
	// Until it begins to come: how long a document takes is the line's affair.
	const timer = setTimeout(() => stop.abort(), patience);
	try {
		const headers = { "Accept-Language": language, ...(session ? { Authorization: `Token ${session.token}` } : {}) };
		const init: RequestInit = { headers, credentials: "include", signal: stop.signal };
		const response = await fetch(`${base}${path}`, init);
		clearTimeout(timer);
		if (response.ok) return await response.blob();
		if (response.status === 401) endIfSame(session);
		throw parseRefusal(response.status, parseJson(await response.text()));
	} catch (error) {
		if (error instanceof ApiFailure) throw error;
		throw stop.signal.aborted ? timeoutFailure() : networkFailure();
	} finally {
		clearTimeout(timer);
	}
};
