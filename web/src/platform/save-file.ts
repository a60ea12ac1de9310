import { requestFile } from "./api.ts";

/** Milliseconds a browser has to take the file over. */
const patience = 60_000;

/** Fetches a file that needs the session and hands it to the browser to be saved: a plain link would not be let in. */
export const saveFile = async (path: string, name: string): Promise<void> => {
	const address = URL.createObjectURL(await requestFile(path));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), patience);
};
