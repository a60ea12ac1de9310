/** A part of a picture, in its own pixels. */
export type Part = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Pixels a side of what is sent: as large as a profile ever shows it, on a sharp screen. */
const side = 512;
const quality = 0.9;

/** How many pixels a side the picture gets: it is made smaller, never larger. */
export const sideOf = ({ width, height }: Part): number =>
	Math.max(1, Math.min(side, Math.round(Math.min(width, height))));

/** The chosen square of a picture, as a picture of its own; what the file says of place and time stays behind. */
export const cropPicture = async (address: string, part: Part): Promise<Blob> => {
	const picture = new Image();
	picture.src = address;
	await picture.decode();
	const canvas = document.createElement("canvas");
	const pixels = sideOf(part);
	canvas.width = pixels;
	canvas.height = pixels;
	const context = canvas.getContext("2d");
	if (!context) throw new Error("This browser draws nothing.");
	// What is transparent would become black in a JPEG.
	context.fillStyle = "#ffffff";
	context.fillRect(0, 0, pixels, pixels);
	context.imageSmoothingQuality = "high";
	context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, pixels, pixels);
	return new Promise((done, failed) =>
		canvas.toBlob(
			(made) => (made ? done(made) : failed(new Error("The picture could not be made."))),
			"image/jpeg",
			quality,
		),
	);
};
