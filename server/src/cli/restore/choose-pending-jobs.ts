import { removeFilesJob, removeLostJob } from "../../media/delete-media.ts";
import { type PendingJobs, pendingJobs } from "../../platform/db/jobs/pending-jobs.ts";
import { promisedPath } from "../backup/manifest.ts";
import type { Backup } from "../backup/read-backup.ts";

/** They write to nobody, and without them bytes would stay that somebody has deleted. */
const silent: ReadonlySet<string> = new Set([removeFilesJob, removeLostJob]);

/**
 * What was promised when the backup was made. The old server has most likely sent those mails since: they are not sent a
 * second time unless somebody says so who knows.
 */
export const choosePendingJobs = async (backup: Backup, sendPromised: boolean): Promise<PendingJobs> => {
	const all = pendingJobs.parse(JSON.parse(await backup.text(promisedPath)));
	const jobs = sendPromised ? all.jobs : all.jobs.filter(({ name }) => silent.has(name));
	const kinds = new Set(jobs.map(({ name }) => name));
	return { jobs, queues: all.queues.filter(({ name }) => typeof name === "string" && kinds.has(name)) };
};

export const jobsLeftOut = (promised: Readonly<Record<string, number>>): string | undefined => {
	const kinds = Object.entries(promised).filter(([kind]) => !silent.has(kind));
	if (kinds.length === 0) return undefined;
	const named = kinds.map(([kind, count]) => `${kind} ${count}`).join(", ");
	return `Promised when the backup was made, and not done again, since the old server has most likely done it: ${named}. With --send-promised it is done.`;
};
