import { t } from "@warmline/contract/i18n";
import { Picture } from "../../media/Picture.tsx";
import { Video } from "../../media/Video.tsx";
import { YouTube } from "../../media/YouTube.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import type { DraftMedia } from "./draft.ts";

type DraftMediaBoxProps = {
	readonly media: DraftMedia;
	readonly alt: string;
	readonly disabled: boolean;
	readonly onAlt: (alt: string) => void;
	readonly onRemove: () => void;
};

function Shown({ media }: Pick<DraftMediaBoxProps, "media">) {
	switch (media.kind) {
		case "image":
			return (
				<Picture url={media.url} small={`${media.url}small/`} alt={null} width={media.width} height={media.height} />
			);
		case "video":
			return <Video url={media.url} alt={null} />;
		case "youtube":
			return <YouTube id={media.id} title={null} />;
	}
}

const labels = {
	image: t("Describe the picture"),
	video: t("Describe the video"),
	youtube: t("Describe the video"),
} as const;

/** What goes with a post that is being written. */
export function DraftMediaBox({ media, alt, disabled, onAlt, onRemove }: DraftMediaBoxProps) {
	return (
		<div className="mt-3 rounded-control border border-line p-3">
			<div className="mx-auto max-w-72">
				<Shown media={media} />
			</div>
			<div className="mt-3 flex flex-wrap items-end gap-3">
				<Field
					label={labels[media.kind]}
					hint={t("For members who can’t see it.")}
					optional={media.kind !== "image"}
					className="min-w-48 flex-1"
				>
					<TextInput
						value={alt}
						maxLength={media.kind === "youtube" ? 200 : 1000}
						disabled={disabled}
						onChange={(event) => onAlt(event.target.value)}
					/>
				</Field>
				<Button variant="quiet" disabled={disabled} onClick={onRemove}>
					{t("Remove")}
				</Button>
			</div>
		</div>
	);
}
