import { listOwnMedia, readMedia, readSmallMedia, removeMedia, uploadMedia } from "@warmline/contract/media/calls";
import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";
import type { Platform } from "../platform/platform.ts";
import { limitTo } from "../platform/rate-limit/limits.ts";
import { noFile, noSuchMedia } from "./errors.ts";
import type { MediaInPosts } from "./media-in-use.ts";
import { deleteOwnMedia } from "./own/delete-own-media.ts";
import { listOwn, toStored } from "./own/list-own-media.ts";
import { type MaySee, readMediaOf } from "./read-media.ts";
import { sendMedia } from "./send-media.ts";
import { storeMedia } from "./store-media.ts";

/** Each is a picture to be worked on, or a fetch from somewhere else. */
const uploadsAnHour = 60;

export type MediaPorts = { readonly maySee: MaySee; readonly mediaInPosts: MediaInPosts };

const mediaIdFrom = ({ public_id }: Record<string, string>): string => idFrom(public_id, noSuchMedia);

export const mediaRoutes = (calls: Calls<MemberRow>, platform: Platform, { maySee, mediaInPosts }: MediaPorts) => {
	calls.answer(uploadMedia, async ({ body, files, member }) => {
		await limitTo(platform, ["upload", member.id], { limit: uploadsAnHour, windowSeconds: 3600 });
		const sent = files[0]?.bytes ?? (body.source_url ? await sendMedia(platform, body.source_url) : undefined);
		if (!sent) throw noFile();
		return toStored(await storeMedia(platform, member, sent));
	});

	calls.answer(listOwnMedia, ({ member, query }) => listOwn(platform, member, query, mediaInPosts));

	calls.answer(readMedia, ({ member, params }) =>
		readMediaOf(platform, member, mediaIdFrom(params), { small: false, maySee }),
	);

	calls.answer(readSmallMedia, ({ member, params }) =>
		readMediaOf(platform, member, mediaIdFrom(params), { small: true, maySee }),
	);

	calls.answer(removeMedia, async ({ member, params }) => {
		await deleteOwnMedia(platform, member, mediaIdFrom(params), mediaInPosts);
		return undefined;
	});
};
