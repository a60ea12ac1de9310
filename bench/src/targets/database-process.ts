import { startEmbedded } from "../../../server/src/platform/db/embedded/embedded.ts";

/** The bundled PostgreSQL by itself, on the folder given, for the target that has no bundled one. */
const database = await startEmbedded(process.argv[2] ?? "");
process.on("SIGTERM", () => void database.stop());
database.onExit(() => process.exit(0));
console.log("ready");
