import { largestLogo, logoSides } from "@warmline/contract/content/appearance";

/** Pixels of its longer side, until the file is small enough. */
const sides = [logoSides.most, 384, 256, 192, 128, 96, 64];

/** Many an SVG has no size of its own. */
const withoutSize = 512;

const prefix = "data:image/png;base64,";

/** What a PNG of that many bytes has in base64. */
const longestText = Math.floor(largestLogo / 3) * 4;

const draw = (picture: HTMLImageElement, longest: number): string => {
	const width = picture.naturalWidth || withoutSize;
	const height = picture.naturalHeight || withoutSize;
	const scale = longest / Math.max(width, height);
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(logoSides.least, Math.round(width * scale));
	canvas.height = Math.max(logoSides.least, Math.round(height * scale));
	const context = canvas.getContext("2d");
	if (!context) throw new Error("This browser draws nothing.");
	context.imageSmoothingQuality = "high";
	context.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return canvas.toDataURL("image/png").slice(prefix.length);
};

/**
 * A picture of any kind as a PNG in base64 that a site can use as its logo: drawn anew, so that nothing of an SVG or of
 * what a camera noted is left. Throws when the browser cannot show the file.
 */
export const logoOf = async (file: Blob): Promise<string> => {
	const address = URL.createObjectURL(file);
	try {
		const picture = new Image();
		picture.src = address;
		await picture.decode();
		for (const side of sides) {
			const png = draw(picture, side);
			if (png.length <= longestText) return png;
		}
		throw new Error("The picture stays too large.");
	} finally {
		URL.revokeObjectURL(address);
	}
};
