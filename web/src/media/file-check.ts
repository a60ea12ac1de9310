import { locale, t } from "@warmline/contract/i18n";
import { mediaMost } from "@warmline/contract/media/calls";

/** What a file chooser offers. */
export const acceptedMedia = "image/*,video/mp4,video/webm";

const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const megabytes = (bytes: number): string => number.format(Math.ceil(bytes / 100_000) / 10);

type Chosen = { readonly name: string; readonly type: string; readonly size: number };

const isOfKind = ({ name, type }: Chosen): boolean =>
	type === "" ? /\.(jpe?g|png|webp|gif|avif|heic|mp4|webm)$/i.test(name) : /^(image\/.+|video\/(mp4|webm))$/.test(type);

/** Why a file cannot be taken, or null; the server looks into it and judges again. */
export const fileProblem = (file: Chosen): string | null => {
	if (!isOfKind(file) || file.type === "image/svg+xml") {
		return t("Please choose a picture, or an MP4 or WebM video.");
	}
	if (file.size === 0) return t("This file is empty.");
	if (file.size <= mediaMost) return null;
	return t("This file is {size} MB. Pictures and videos can be up to 5 MB.", { size: megabytes(file.size) });
};
