import { open } from "node:fs/promises";

/** Names that were given in the folder stay when the machine falls over in the next second. */
export const syncFolder = async (path: string): Promise<void> => {
	const handle = await open(path, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
};
