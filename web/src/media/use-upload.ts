import { t } from "@warmline/contract/i18n";
import { removeMedia, type StoredMedia, uploadMedia } from "@warmline/contract/media/calls";
import { useEffect, useRef, useState } from "react";
import { request } from "../platform/http/api.ts";
import { errorMessage } from "../platform/http/describe-error.ts";
import { ApiFailure } from "../platform/http/failure.ts";
import { upload } from "../platform/http/upload.ts";
import { fileProblem } from "./file-check.ts";

export type Upload =
	| { readonly phase: "idle" }
	/** `part`: how much has gone out; null while the server fetches it by itself. */
	| { readonly phase: "sending"; readonly name: string; readonly part: number | null }
	/** `again`: the same may go through when it is tried once more. */
	| { readonly phase: "failed"; readonly sentence: string; readonly again: (() => void) | null };

/** Milliseconds: the server may fetch for twenty seconds, and then looks at what came. */
const fetchPatience = 40_000;

const idle: Upload = { phase: "idle" };

/** Whether the same may work at another time: the connection was bad, or the server busy. */
const mayWorkLater = (failure: unknown): boolean =>
	failure instanceof ApiFailure && (failure.status === 0 || failure.status >= 500 || failure.status === 429);

/** Sends one picture or video at once when it is chosen; the latest one counts. */
export const useUpload = (onStored: (stored: StoredMedia) => void) => {
	const [state, setState] = useState<Upload>(idle);
	const stop = useRef<AbortController | null>(null);
	const latest = useRef(onStored);
	latest.current = onStored;
	useEffect(() => () => stop.current?.abort(), []);

	const trying = async (name: string, part: number | null, act: Act, again: () => void) => {
		stop.current?.abort();
		const own = new AbortController();
		stop.current = own;
		const isLatest = () => own === stop.current && !own.signal.aborted;
		setState({ phase: "sending", name, part });
		try {
			const stored = await act(own.signal, (now) => {
				if (isLatest()) setState({ phase: "sending", name, part: now });
			});
			if (!isLatest()) return discard(stored);
			setState(idle);
			latest.current(stored);
		} catch (failure) {
			if (!isLatest()) return;
			const sentence = errorMessage(failure, t("Couldn’t save the picture or video."));
			setState({ phase: "failed", sentence, again: mayWorkLater(failure) ? again : null });
		}
	};

	const send = (file: File): void => {
		const sentence = fileProblem(file);
		if (sentence !== null) {
			stop.current?.abort();
			setState({ phase: "failed", sentence, again: null });
			return;
		}
		const form = new FormData();
		form.set("file", file, file.name);
		void trying(
			file.name,
			0,
			(signal, onProgress) => upload(uploadMedia, { onProgress, signal }, form),
			() => send(file),
		);
	};

	const fetchFrom = (source_url: string): void =>
		void trying(
			source_url,
			null,
			() => request(uploadMedia, { body: { source_url }, patience: fetchPatience }),
			() => fetchFrom(source_url),
		);

	return {
		state,
		send,
		fetchFrom,
		cancel: () => {
			stop.current?.abort();
			setState(idle);
		},
	};
};

type Act = (signal: AbortSignal, onProgress: (part: number) => void) => Promise<StoredMedia>;

/** What was uploaded and is not wanted; where that fails, the server sees to it at night. */
export const discard = ({ public_id }: Pick<StoredMedia, "public_id">): void => {
	request(removeMedia, { params: { public_id } }).catch(() => undefined);
};

export type MediaUpload = ReturnType<typeof useUpload>;
