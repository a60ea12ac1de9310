import { useQueryClient } from "@tanstack/react-query";
import { uploadMedia } from "@warmline/contract/media/calls";
import { changeProfile } from "@warmline/contract/profiles/calls";
import { useEffect, useRef, useState } from "react";
import { request } from "../../platform/http/api.ts";
import { feedKeys, profileKeys } from "../../platform/http/query-keys.ts";
import { upload } from "../../platform/http/upload.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { renewUser } from "../../platform/session.ts";
import { keepProfile } from "../api.ts";

/** Gives oneself another picture, or none. What leaves the page before it is done is not gone on with. */
export const useAvatar = (id: string) => {
	const queries = useQueryClient();
	const [part, setPart] = useState(0);
	const leaving = useRef(new AbortController());
	useEffect(() => {
		const stop = new AbortController();
		leaving.current = stop;
		return () => stop.abort();
	}, []);
	const mutation = useApiMutation(
		async (picture: Blob | null) => {
			let avatar: string | null = null;
			if (picture) {
				const form = new FormData();
				form.set("file", picture, "avatar.jpg");
				setPart(0);
				const kept = await upload(uploadMedia, { onProgress: setPart, signal: leaving.current.signal }, form);
				avatar = kept.public_id;
			}
			return (await request(changeProfile, { params: { id }, body: { avatar } })).result;
		},
		{
			onSuccess: (profile) => {
				keepProfile(queries, profile);
				renewUser(profile);
				void queries.invalidateQueries({ queryKey: profileKeys.ownMedia });
				// Posts and comments show the picture too.
				void queries.invalidateQueries({ queryKey: feedKeys.all, refetchType: "none" });
			},
		},
	);
	return { ...mutation, part };
};
