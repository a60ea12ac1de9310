import type { Config } from "../../config.ts";
import { openDiskStore } from "./disk-store.ts";
import type { MediaStore } from "./media-store.ts";
import { openS3Store, s3Settings } from "./s3-store.ts";

/** A bucket where one is named, else a folder. */
export const openMediaStore = async (config: Config): Promise<MediaStore> => {
	const bucket = s3Settings(config);
	return bucket ? openS3Store(bucket) : openDiskStore(config.DATA_DIR);
};
