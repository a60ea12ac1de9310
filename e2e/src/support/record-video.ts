import type { Page } from "@playwright/test";

/** A second of a moving colour, as the browser itself records it. */
export const recordVideo = async (page: Page) => {
	const base64 = await page.evaluate(async () => {
		const canvas = document.createElement("canvas");
		canvas.width = 64;
		canvas.height = 48;
		const context = canvas.getContext("2d");
		const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm;codecs=vp8" });
		const parts: Blob[] = [];
		recorder.ondataavailable = ({ data }) => parts.push(data);
		const stopped = new Promise((done) => {
			recorder.onstop = done;
		});
		recorder.start();
		for (let frame = 0; frame < 25; frame++) {
			if (context) context.fillStyle = `rgb(${frame * 10} 80 120)`;
			context?.fillRect(0, 0, 64, 48);
			await new Promise((done) => requestAnimationFrame(done));
		}
		recorder.stop();
		await stopped;
		const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
		return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(""));
	});
	return { name: "tea.webm", mimeType: "video/webm", buffer: Buffer.from(base64, "base64") };
};
