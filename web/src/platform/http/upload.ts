import type { AnswerOf, Call } from "@warmline/contract/calls";
import { parseJson, type RequestOptions, requestBy, type Send } from "./api.ts";
import { networkFailure, timeoutFailure } from "./failure.ts";

/** Milliseconds in which nothing moves before an upload is given up. */
const patience = 30_000;

type Watch = {
	/** How much has gone out, from 0 to 1. */
	readonly onProgress: (part: number) => void;
	readonly signal: AbortSignal;
};

/** Not by `fetch`, which does not tell how much has gone out. */
const sendWatched =
	({ onProgress, signal }: Watch): Send =>
	(address, { method, headers, body }) =>
		new Promise((done, failed) => {
			const out = new XMLHttpRequest();
			let timer: ReturnType<typeof setTimeout> | undefined;
			const moves = () => {
				clearTimeout(timer);
				timer = setTimeout(() => {
					failed(timeoutFailure());
					out.abort();
				}, patience);
			};
			const stop = () => out.abort();
			const end = (settle: () => void) => () => {
				clearTimeout(timer);
				signal.removeEventListener("abort", stop);
				settle();
			};
			out.open(method, address);
			out.withCredentials = true;
			for (const [name, value] of Object.entries(headers)) out.setRequestHeader(name, value);
			out.upload.onprogress = ({ loaded, total }) => {
				moves();
				onProgress(total > 0 ? loaded / total : 0);
			};
			out.onload = end(() => done({ status: out.status, body: parseJson(out.responseText) }));
			out.onerror = end(() => failed(networkFailure()));
			out.onabort = end(() => failed(networkFailure()));
			signal.addEventListener("abort", stop);
			if (signal.aborted) return failed(networkFailure());
			moves();
			out.send(body);
		});

/** Makes a call of the contract with files in its body, and tells how far it is. */
export const upload = <C extends Call>(
	call: C,
	options: Pick<RequestOptions<C>, "params"> & Watch,
	form: FormData,
): Promise<AnswerOf<C>> => {
	const { params, ...watch } = options;
	return requestBy(sendWatched(watch), call, params ? { params } : {}, form);
};
