import type { Post } from "@warmline/contract/feed/post";
import { t } from "@warmline/contract/i18n";
import EyeOff from "lucide-react/icons/eye-off";
import Globe from "lucide-react/icons/globe";
import Lock from "lucide-react/icons/lock";
import Pin from "lucide-react/icons/pin";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useBackgroundState } from "../../platform/routing/background-location.ts";
import { fullName } from "../../platform/session.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Ago } from "../../ui/text/Ago.tsx";
import { memberAddress, usePostAddress } from "./post-address.ts";

type PostHeaderProps = { readonly post: Post; readonly whole: boolean; readonly menu: ReactNode };

/** Who wrote it, when, and who sees it. */
export function PostHeader({ post, whole, menu }: PostHeaderProps) {
	const { author, created_at, edited_at, is_public, is_pinned, is_hidden } = post;
	const address = usePostAddress(post.id);
	const background = useBackgroundState();
	const Sees = is_public ? Globe : Lock;
	return (
		<header className="flex items-start gap-3">
			<Avatar name={fullName(author)} picture={author.avatar} />
			<div className="min-w-0 flex-1">
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-6">
					<Link
						to={memberAddress(author.id)}
						className="min-h-6 font-semibold wrap-anywhere hover:text-pine hover:underline"
					>
						{fullName(author)}
					</Link>
					{is_pinned && (
						<Badge look="pine">
							<Pin aria-hidden="true" className="size-3.5" />
							{t("PINNED")}
						</Badge>
					)}
					{is_hidden && (
						<Badge look="bad">
							<EyeOff aria-hidden="true" className="size-3.5" />
							{t("Hidden")}
						</Badge>
					)}
				</p>
				<p className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm text-soft">
					{whole ? (
						<Ago at={created_at} />
					) : (
						<Link
							to={address}
							state={background}
							className="inline-flex min-h-6 items-center hover:text-pine hover:underline"
						>
							<Ago at={created_at} />
						</Link>
					)}
					<span aria-hidden="true">·</span>
					<span
						className="inline-flex items-center gap-1"
						title={is_public ? t("Visible to all members") : t("Visible to followers")}
					>
						<Sees aria-hidden="true" className="size-3.5" />
						{is_public ? t("Public") : t("Private")}
					</span>
					{edited_at !== null && (
						<>
							<span aria-hidden="true">·</span>
							<span>{t("edited")}</span>
						</>
					)}
				</p>
			</div>
			<div className="-mt-1.5 -mr-2">{menu}</div>
		</header>
	);
}
