/** Two short notes, a fourth apart: heard across a room, and not a fright. */
const notes = [
	{ hertz: 523.25, after: 0 },
	{ hertz: 698.46, after: 0.18 },
] as const;
const loudest = 0.12;
const seconds = 0.32;

let audio: AudioContext | null = null;
let starting: Promise<void> | null = null;

/**
 * Silent until the person has pressed something on the page: browsers want it so. All sounds that were wanted before
 * that are the one that comes then.
 */
export const playAlert = async (): Promise<void> => {
	audio ??= new AudioContext();
	if (starting) return starting;
	if (audio.state === "suspended") {
		starting = audio.resume().finally(() => {
			starting = null;
		});
		await starting;
	}
	for (const { hertz, after } of notes) {
		const start = audio.currentTime + after;
		const tone = audio.createOscillator();
		const volume = audio.createGain();
		tone.frequency.value = hertz;
		volume.gain.setValueAtTime(0, start);
		volume.gain.linearRampToValueAtTime(loudest, start + 0.02);
		volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
		tone.connect(volume).connect(audio.destination);
		tone.start(start);
		tone.stop(start + seconds);
	}
};
