import { buildServer } from "../tools/server-program.ts";
import { useTemporaryFolder } from "../tools/temporary-folder.ts";
import { Product } from "./src/support/product.ts";

/** Playwright's global setup; what it returns is its teardown. */
export default async () => {
	buildServer();
	const removeFolder = useTemporaryFolder();
	await Product.makeTemplate();
	return removeFolder;
};
