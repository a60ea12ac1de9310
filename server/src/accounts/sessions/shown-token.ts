import { apiTokenPrefix } from "@warmline/contract/integrations/api-tokens";
import type { FastifyRequest } from "fastify";

/** `Token x`, `Bearer x`, or the bare token. */
export const tokenFrom = (request: FastifyRequest): string | undefined => {
	const header = request.headers.authorization?.trim();
	if (!header) return undefined;
	const [first, second] = header.split(/\s+/, 2);
	return second ?? first;
};

/** A session's token may begin like an API token by chance, but only it has this length. */
const sessionTokenLength = 43;

/** The API token of a program. Nothing else that such a request brings along says who asks. */
export const apiTokenFrom = (request: FastifyRequest): string | undefined => {
	const token = tokenFrom(request);
	return token?.startsWith(apiTokenPrefix) && token.length !== sessionTokenLength ? token : undefined;
};

export const isByApiToken = (request: FastifyRequest): boolean => apiTokenFrom(request) !== undefined;
