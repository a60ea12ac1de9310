import { extname } from "node:path";
import { type ResourceLimits, Worker } from "node:worker_threads";

/** The program of a thread, beside the file that begins it: TypeScript among the sources, JavaScript in the bundle. */
export const threadFile = (name: string, begunBy: string): URL =>
	new URL(`./${name}${extname(new URL(begunBy).pathname)}`, begunBy);

type Limits = ResourceLimits & {
	/** Milliseconds until the thread is ended. */
	readonly patience: number;
};

/** The one message that a thread sends back, which is ended then. Throws what the thread throws. */
export const runThread = async <T>(
	program: URL,
	data: unknown,
	{ patience, ...resourceLimits }: Limits,
): Promise<T> => {
	const { promise, resolve, reject } = Promise.withResolvers<T>();
	const worker = new Worker(program, { workerData: data, resourceLimits, execArgv: [] });
	const late = setTimeout(() => reject(new Error(`${program.pathname} did not end within ${patience} ms`)), patience);
	worker.once("message", resolve);
	worker.once("error", reject);
	worker.once("exit", (code) => reject(new Error(`${program.pathname} ended by itself with ${code}`)));
	try {
		return await promise;
	} finally {
		clearTimeout(late);
		await worker.terminate();
	}
};
