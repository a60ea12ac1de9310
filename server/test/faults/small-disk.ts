import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const own = ["--user", "--map-root-user", "--mount"];

/** Where a kernel keeps ordinary users from mounting, there is no small disk. */
export const canMount = spawnSync("unshare", [...own, "--", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;

/** A disk of so many megabytes, which only processes begun by `within` see at `folder`. */
export class SmallDisk {
	readonly folder: string;
	/** Words before a command, so that it sees the disk. */
	readonly within: readonly string[];
	/** Where anybody else finds it. */
	readonly outside: string;
	private readonly keeper: ReturnType<typeof spawn>;

	private constructor(folder: string, keeper: ReturnType<typeof spawn>) {
		this.folder = folder;
		this.keeper = keeper;
		this.within = ["nsenter", `--target=${keeper.pid}`, "--user", "--mount", "--preserve-credentials", "--"];
		this.outside = `/proc/${keeper.pid}/root${folder}`;
	}

	static async of(megabytes: number): Promise<SmallDisk> {
		const folder = await mkdtemp(join(tmpdir(), "warmline-disk-"));
		const script = 'mount -t tmpfs -o "size=$0" none "$1" && echo there && exec sleep infinity';
		const words = [...own, "--", "sh", "-c", script, `${megabytes}m`, folder];
		const keeper = spawn("unshare", words, { stdio: ["ignore", "pipe", "inherit"] });
		await once(keeper.stdout, "data");
		return new SmallDisk(folder, keeper);
	}

	/** Bytes that are free. */
	async room(): Promise<number> {
		const { bavail, bsize } = await statfs(this.outside);
		return bavail * bsize;
	}

	/** Somebody else takes all that is free but so many bytes. */
	async fills(but = 0) {
		const size = (await this.room()) - Math.floor(but);
		const file = await open(this.filler, "a");
		const piece = Buffer.alloc(64 * 1024);
		try {
			for (let left = size; left > 0; left -= piece.length) await file.write(piece, 0, Math.min(piece.length, left));
		} catch (error) {
			if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
		} finally {
			await file.close();
		}
	}

	async isFreed() {
		await rm(this.filler, { force: true });
	}

	async goes() {
		const gone = once(this.keeper, "exit");
		this.keeper.kill("SIGKILL");
		await gone;
		await rm(this.folder, { recursive: true, force: true });
	}

	private get filler() {
		return join(this.outside, "filler");
	}
}
