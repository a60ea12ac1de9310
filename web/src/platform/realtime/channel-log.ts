/** What goes wrong on a channel is told here, for whoever looks into a browser's console to find out why. */
export const channelLog = (...what: unknown[]): void => {
	// biome-ignore lint/suspicious/noConsole: the one place where channels write to the console.
	console.warn(...what);
};
