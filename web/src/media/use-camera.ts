import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { now } from "../platform/time/time.ts";

export type Camera =
	| { readonly phase: "asking" }
	| { readonly phase: "live" }
	| { readonly phase: "taken"; readonly file: File; readonly address: string }
	/** The person, or the browser for them, said no; or there is none that works. */
	| { readonly phase: "refused" | "missing" };

export type Facing = "user" | "environment";

/** Pixels along the longer side: the server keeps no larger ones. */
const largest = 2048;
const asking: Camera = { phase: "asking" };

const frameOf = async (video: HTMLVideoElement): Promise<File | null> => {
	const { videoWidth: width, videoHeight: height } = video;
	const scale = Math.min(1, largest / Math.max(width, height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(width * scale);
	canvas.height = Math.round(height * scale);
	canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
	const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.9));
	return blob && new File([blob], `camera-${now()}.jpg`, { type: "image/jpeg" });
};

/** The camera for as long as the caller is on the screen, and not a moment longer. */
export const useCamera = (facing: Facing, video: RefObject<HTMLVideoElement | null>) => {
	const [camera, setCamera] = useState<Camera>(asking);
	const [round, setRound] = useState(0);
	const stream = useRef<MediaStream | null>(null);

	const stop = useCallback(() => {
		for (const track of stream.current?.getTracks() ?? []) track.stop();
		stream.current = null;
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks anew.
	useEffect(() => {
		let wanted = true;
		const open = async () => {
			setCamera(asking);
			// Missing on plain http.
			if (!navigator.mediaDevices) return setCamera({ phase: "missing" });
			try {
				const given = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: facing } });
				stream.current = given;
				if (!wanted) return stop();
				if (video.current) video.current.srcObject = given;
				await video.current?.play();
				if (wanted) setCamera({ phase: "live" });
			} catch (failure) {
				stop();
				const refused = failure instanceof DOMException && failure.name === "NotAllowedError";
				if (wanted) setCamera({ phase: refused ? "refused" : "missing" });
			}
		};
		void open();
		return () => {
			wanted = false;
			stop();
		};
	}, [facing, round, stop, video]);

	const address = camera.phase === "taken" ? camera.address : null;
	useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

	const take = async () => {
		const file = video.current && (await frameOf(video.current));
		stop();
		if (file) setCamera({ phase: "taken", file, address: URL.createObjectURL(file) });
	};

	return { camera, take, again: () => setRound((before) => before + 1) };
};
