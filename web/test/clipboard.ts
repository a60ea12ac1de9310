const setClipboard = (writeText: (text: string) => Promise<void>) =>
	Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });

/** What is copied from now on. A browser's own clipboard takes nothing from a tab that is behind another one. */
export const catchCopied = (): readonly string[] => {
	const copied: string[] = [];
	setClipboard(async (text) => void copied.push(text));
	return copied;
};

export const refuseCopying = () => setClipboard(() => Promise.reject(new Error("no clipboard")));
