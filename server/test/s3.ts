import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { after } from "./after.ts";

const bucket = "pictures";

/** An S3 server that checks what it is sent, with one bucket; answers the settings that name it. */
export const s3Server = async () => {
	const directory = await mkdtemp(join(tmpdir(), "warmline-s3-"));
	const server = new S3rver({
		address: "127.0.0.1",
		port: 0,
		directory,
		silent: true,
		allowMismatchedSignatures: false,
		configureBuckets: [{ name: bucket }],
	});
	const { port } = await server.run();
	let closing: Promise<void> | undefined;
	const goesDown = () => {
		closing ??= server.close();
		return closing;
	};
	after(async () => {
		await goesDown();
		await rm(directory, { recursive: true, force: true });
	});
	return {
		goesDown,
		settings: {
			S3_ENDPOINT: `http://127.0.0.1:${port}`,
			S3_BUCKET: bucket,
			S3_ACCESS_KEY: "S3RVER",
			S3_SECRET_KEY: "S3RVER",
		},
	};
};
