// Compresses the built files: tools/compress.ts [FOLDER]. bin/build runs it.
import { compressFolder } from "@warmline/site/compress";

await compressFolder(process.argv[2] ?? "web/dist");
