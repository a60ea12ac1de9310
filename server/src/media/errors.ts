import { t } from "@warmline/contract/i18n";
import { conflict, HttpError, invalid, notFound } from "../platform/errors.ts";

export const noSuchMedia = () => notFound(t("No such picture or video."));

export const noFile = () => {
	const message = t("Please choose a picture or a video.");
	return invalid("no_file", message, { file: message });
};

const unsupported = (message: string) => new HttpError({ status: 415, code: "unsupported_type", message });

export const unsupportedMedia = () =>
	unsupported(t("Please choose a picture (JPEG, PNG, WebP, GIF or AVIF) or a video (MP4 with H.264, or WebM)."));

export const damagedMedia = () => unsupported(t("This file is damaged, or of a kind that can’t be shown."));

export const tooManyPixels = (millions: number) =>
	new HttpError({
		status: 413,
		code: "too_large",
		message: t("Pictures can have up to {millions} million pixels.", { millions }),
	});

export const addressRefused = () => {
	const message = t("We can’t load anything from this address. Please use a public web address.");
	return invalid("address_refused", message, { source_url: message });
};

export const notFetched = () => {
	const message = t("Nothing was found at this address. Please check it, or choose a file.");
	return invalid("not_fetched", message, { source_url: message });
};

export const overQuota = (megabytes: number) =>
	conflict(
		"over_quota",
		t("Your pictures and videos can take up to {megabytes} MB in total. Please delete some first.", { megabytes }),
	);

export const mediaInUse = () =>
	conflict("in_use", t("A post or your profile uses this. Please remove it there first."));
