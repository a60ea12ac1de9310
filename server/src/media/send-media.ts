import { mediaMost } from "@warmline/contract/media/calls";
import type { HttpError } from "../platform/errors.ts";
import { emptyFile, fileTooLarge } from "../platform/files/errors.ts";
import { FetchRefused } from "../platform/http/outbound/safe-fetch.ts";
import type { Platform } from "../platform/platform.ts";
import { addressRefused, notFetched } from "./errors.ts";

const refusals: Readonly<Record<FetchRefused["why"], () => HttpError>> = {
	address: addressRefused,
	name: notFetched,
	network: notFetched,
	too_large: () => fileTooLarge(mediaMost),
};

/** What lies at an address that a member gave. */
export const sendMedia = async ({ safeFetch }: Pick<Platform, "safeFetch">, address: string): Promise<Buffer> => {
	try {
		const headers = { accept: "image/*,video/mp4,video/webm", "user-agent": "Warmline" };
		const { status, body } = await safeFetch(address, { headers, maxBytes: mediaMost });
		if (status !== 200) throw notFetched();
		if (body.length === 0) throw emptyFile();
		return body;
	} catch (error) {
		throw error instanceof FetchRefused ? refusals[error.why]() : error;
	}
};
