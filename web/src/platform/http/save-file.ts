import { requestFile } from "./request-file.ts";

/** Milliseconds a browser has to take the file over. */
const patience = 60_000;

const hand = (file: Blob, name: string): void => {
	const address = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), patience);
};

/** Fetches a file that needs the session and hands it to the browser to be saved: a plain link would not be let in. */
export const saveFile = async (path: string, name: string): Promise<void> => hand(await requestFile(path), name);

/** A text that is in the page already. */
export const saveText = (text: string, name: string): void => hand(new Blob([text], { type: "text/plain" }), name);
