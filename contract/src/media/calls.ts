import * as z from "zod/mini";
import { communityRoles } from "../accounts/roles.ts";
import { call, shownFile } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { pageOf, paging } from "../paging.ts";
import { lengthLimit, limitedText } from "../text.ts";

/** Bytes a picture or a video may have. */
export const mediaMost = 5_000_000;
/** Bytes a member may have in all. */
export const mediaQuota = 200_000_000;

export const mediaTypes = ["image", "video"] as const;
export type MediaType = (typeof mediaTypes)[number];

export const storedMedia = z.object({
	url: z
		.string()
		.check(z.describe("Below the site's address: `/api/v1/media/{public_id}/`, for who may see what it belongs to.")),
	public_id: id,
	type: z.enum(mediaTypes),
	width: z.nullable(z.int()),
	height: z.nullable(z.int()),
});
export type StoredMedia = z.infer<typeof storedMedia>;

export const uploadMedia = call({
	method: "POST",
	path: "/media/",
	summary:
		"Keep one picture or video: as a form with `file`, or fetched from `source_url`. Pictures are written anew, so that no place or time leaves with them. What nothing names after a day goes away.",
	who: communityRoles,
	body: z.object({
		source_url: z.optional(
			z
				.string(t("Please give a full address that starts with https://."))
				.check(
					lengthLimit(4000, t("Please give a full address that starts with https://.")),
					z.url(t("Please give a full address that starts with https://.")),
				),
		),
	}),
	files: { fields: ["file"], most: mediaMost, kind: "media" },
	status: 201,
	answer: storedMedia,
	errors: ["too_large", "unsupported_type", "no_file", "address_refused", "not_fetched", "over_quota"],
});

export const removeMedia = call({
	method: "DELETE",
	path: "/media/:public_id/",
	summary: "Take back what was uploaded and belongs to nothing yet.",
	who: communityRoles,
	status: 204,
	answer: z.undefined(),
	errors: ["in_use"],
});

const shown = {
	method: "GET",
	who: communityRoles,
	query: z.object({
		as: z
			.optional(limitedText(0, 40))
			.check(
				z.describe("The last eight digits of the member's id: with which cookie, where a browser has more than one."),
			),
	}),
	showsFile: true,
	status: 200,
	answer: shownFile,
	errors: ["range_not_satisfiable"],
} as const;

export const readMedia = call({
	...shown,
	path: "/media/:public_id/",
	summary: "A picture or a video, for its owner and for who may see what it belongs to.",
});

export const readSmallMedia = call({
	...shown,
	path: "/media/:public_id/small/",
	summary: "The same picture, small. Of videos there is none.",
});

/** Where `readMedia` and `readSmallMedia` answer. */
export const mediaPath = (publicId: string, small = false) => `/media/${publicId}/${small ? "small/" : ""}`;

export const listOwnMedia = call({
	method: "GET",
	path: "/media/",
	summary: "One's own pictures and videos, the newest first, and how much room they take.",
	who: communityRoles,
	query: z.object({ ...paging.shape }),
	status: 200,
	answer: z.object({
		...pageOf(
			z.extend(storedMedia, {
				size: z.int().check(z.describe("Bytes.")),
				kept_at: time,
				in_use: z.boolean().check(z.describe("A post or the profile shows it.")),
			}),
		).shape,
		used: z.int().check(z.describe("Bytes of all of them.")),
		quota: z.int().check(z.describe("Bytes there may be.")),
	}),
	errors: [],
});

export const mediaCalls = { uploadMedia, listOwnMedia, readMedia, readSmallMedia, removeMedia };
