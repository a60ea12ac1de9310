import { setTimeout as delay } from "node:timers/promises";

/** A slow line hands on at most so much at once, in parts of a second. */
const piecesInSecond = 20;

/** What all lines of a proxy suffer just now. */
export class Weather {
	/** Milliseconds by which everything comes later. */
	delay = 0;
	/** One of so many frames is said twice; 0 for none. */
	repeatEvery = 0;
	/** One of so many messages is overtaken by the next one; 0 for none. */
	swapEvery = 0;
	private bytesInSecond = Number.POSITIVE_INFINITY;
	private frames = 0;
	private swappable = 0;
	private opened: Promise<void> = Promise.resolve();
	private opens = () => {};
	private silent = false;

	get isSilent() {
		return this.silent;
	}

	/** Nothing passes any more, and nothing says so. */
	fallsSilent() {
		if (this.silent) return;
		this.silent = true;
		this.opened = new Promise((done) => {
			this.opens = done;
		});
	}

	clears() {
		this.delay = 0;
		this.repeatEvery = 0;
		this.swapEvery = 0;
		this.bytesInSecond = Number.POSITIVE_INFINITY;
		this.silent = false;
		this.opens();
	}

	slowsTo(kilobytesInSecond: number) {
		this.bytesInSecond = kilobytesInSecond * 1000;
	}

	isOpen = () => this.opened;

	*pieces(bytes: Buffer): Generator<Buffer> {
		let at = 0;
		while (at < bytes.length) {
			const most = Math.max(1, Math.floor(this.bytesInSecond / piecesInSecond));
			const end = Math.min(bytes.length, at + most);
			yield bytes.subarray(at, end);
			at = end;
		}
	}

	async takesItsTime(length: number) {
		if (Number.isFinite(this.bytesInSecond)) await delay((length / this.bytesInSecond) * 1000);
	}

	repeatsNow(): boolean {
		if (this.repeatEvery === 0) return false;
		this.frames++;
		return this.frames % this.repeatEvery === 0;
	}

	swapsNow(): boolean {
		if (this.swapEvery === 0) return false;
		this.swappable++;
		return this.swappable % this.swapEvery === 0;
	}
}
