/** The cookie is out of reach when the API stands on another host: then the value the server said is kept here. */
let said: string | null = null;

const inCookie = (): string | null => {
	for (const part of document.cookie.split("; ")) {
		if (part.startsWith("csrftoken=")) return decodeURIComponent(part.slice("csrftoken=".length));
	}
	return null;
};

export const knownCsrfToken = (): string | null => inCookie() ?? said;

export const keepCsrfToken = (token: string): void => {
	said = token;
};
