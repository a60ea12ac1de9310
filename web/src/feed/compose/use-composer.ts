import { youtubeId } from "@warmline/contract/feed/post";
import { type ClipboardEvent, type DragEvent, useState } from "react";
import { discard, useUpload } from "../../media/use-upload.ts";
import { newClientId } from "../../platform/realtime/new-client-id.ts";
import { attemptOf, isSendable } from "./draft.ts";
import { useDraft } from "./use-draft.ts";
import { repeatsAVisitor, usePublish } from "./use-publish.ts";

/** A post that is being written: its words, what goes with it, and its sending. */
export const useComposer = (memberId: string, onPosted: () => void) => {
	const { draft, change } = useDraft(memberId);
	const publish = usePublish(memberId);
	const [over, setOver] = useState(false);

	const takeOut = () => {
		if (draft.media && draft.media.kind !== "youtube") discard(draft.media);
		change({ media: null, alt: "" });
	};
	const upload = useUpload((stored) => {
		if (draft.media && draft.media.kind !== "youtube") discard(draft.media);
		const { type, url, public_id, width, height } = stored;
		change({ media: { kind: type, url, public_id, width, height }, alt: "" });
	});

	const give = (address: string) => {
		const id = /^https?:/.test(address) ? youtubeId(address) : undefined;
		if (id === undefined) return upload.fetchFrom(address);
		upload.cancel();
		takeOut();
		change({ media: { kind: "youtube", id }, alt: "" });
	};

	const take = (files: FileList | undefined): boolean => {
		const file = files?.[0];
		if (file && !publish.isPending) upload.send(file);
		return file !== undefined;
	};

	const sendable = isSendable(draft) && upload.state.phase !== "sending" && !publish.isPending;
	const send = (checked: boolean) => {
		if (!sendable) return;
		const { tried, body } = attemptOf(draft, newClientId);
		change({ tried });
		publish.mutate(checked ? { ...body, checked } : body, { onSuccess: onPosted });
	};

	return {
		draft,
		change,
		upload,
		give,
		takeOut,
		sendable,
		sending: publish.isPending,
		send: () => send(false),
		/** The words are like a visitor's: they were not posted yet. */
		repeats: repeatsAVisitor(publish.error),
		sendAnyway: () => send(true),
		failure: publish.error && !repeatsAVisitor(publish.error) ? publish.error : null,
		forgetFailure: publish.forget,
		over,
		drops: {
			onDragOver: (event: DragEvent) => {
				if (!event.dataTransfer.types.includes("Files")) return;
				event.preventDefault();
				setOver(true);
			},
			onDragLeave: () => setOver(false),
			onDrop: (event: DragEvent) => {
				setOver(false);
				if (take(event.dataTransfer.files)) event.preventDefault();
			},
		},
		onPaste: (event: ClipboardEvent) => {
			if (take(event.clipboardData.files)) event.preventDefault();
		},
	};
};
