import Bowser from "bowser";

const longestHeader = 500;
/** Of a browser that nobody has heard of, its own name for itself: to be shown, so only letters of it. */
const plainName = (name: string | undefined): string | null =>
	name
		?.replace(/[^\p{L}\p{N} .-]/gu, "")
		.slice(0, 40)
		.trim() || null;

/** What a browser is called, and what it runs on: enough for its owner to know it again, and no more. */
export const browserInWords = (userAgent: string | undefined) => {
	const said = userAgent?.slice(0, longestHeader).trim();
	if (!said) return { browser: null, system: null };
	const { browser, os } = Bowser.parse(said);
	return { browser: plainName(browser.name), system: plainName(os.name) };
};
