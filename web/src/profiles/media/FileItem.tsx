import { t } from "@warmline/contract/i18n";
import { removeMedia } from "@warmline/contract/media/calls";
import Film from "lucide-react/icons/film";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { request } from "../../platform/http/api.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { fileSize } from "../../platform/http/file-size.ts";
import { profileKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { mediaAddress } from "../../platform/media/media-address.ts";
import { dateAndClock } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import type { OwnFile } from "../api.ts";

export function FileItem({ file }: { readonly file: OwnFile }) {
	const [asks, setAsks] = useState(false);
	const { mutate, isPending, error } = useApiMutation(
		() => request(removeMedia, { params: { public_id: file.public_id } }),
		{
			onSettled: () => setAsks(false),
			invalidates: [profileKeys.ownMedia],
			waits: true,
		},
	);
	const when = dateAndClock(file.kept_at);
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
			<a
				href={mediaAddress(file.url)}
				target="_blank"
				rel="noreferrer"
				aria-label={
					file.type === "video" ? t("Open the video of {when}", { when }) : t("Open the picture of {when}", { when })
				}
				className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-sunk text-soft"
			>
				{file.type === "image" ? (
					<img
						src={mediaAddress(`${file.url}small/`)}
						alt=""
						loading="lazy"
						decoding="async"
						className="size-full object-cover"
					/>
				) : (
					<Film aria-hidden="true" className="size-6" />
				)}
			</a>
			<div className="min-w-0 flex-1 basis-36">
				<p className="font-semibold">{file.type === "video" ? t("Video") : t("Picture")}</p>
				<p className="text-sm text-soft tabular-nums">
					{fileSize(file.size)} · {when}
				</p>
			</div>
			{file.in_use ? (
				<Badge look="good">{t("In use")}</Badge>
			) : (
				<Button
					variant="danger"
					aria-label={
						file.type === "video"
							? t("Delete the video of {when}", { when })
							: t("Delete the picture of {when}", { when })
					}
					onClick={() => setAsks(true)}
				>
					<Trash2 aria-hidden="true" className="size-4" />
					{t("Delete")}
				</Button>
			)}
			{error && (
				<p role="alert" className="basis-full text-sm font-medium text-bad">
					{errorMessage(error, t("Couldn’t delete the file. Please try again."))}
				</p>
			)}
			<ConfirmDialog
				open={asks}
				title={t("Delete this file?")}
				confirm={t("Delete")}
				danger
				busy={isPending}
				onCancel={() => setAsks(false)}
				onConfirm={() => mutate()}
			>
				{t("It isn’t used in any post or profile. It can’t be restored.")}
			</ConfirmDialog>
		</li>
	);
}
