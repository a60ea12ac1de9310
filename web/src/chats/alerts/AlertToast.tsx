import { t } from "@warmline/contract/i18n";
import X from "lucide-react/icons/x";
import { Link } from "wouter";
import { buttonLook } from "../../ui/button-look.ts";
import { classNames } from "../../ui/class-names.ts";
import { toastLook } from "./toast-look.ts";

type Toast = {
	readonly text: string;
	readonly link?: { readonly to: string; readonly words: string };
	readonly onDismiss: () => void;
};

type AlertToastProps = {
	readonly toast: Toast | null;
	/** What the page shows anyway, for those who do not see it. */
	readonly unseen: string;
};

/** One line over the page. Its text is the live region, which therefore stands here also while there is none. */
export function AlertToast({ toast, unseen }: AlertToastProps) {
	return (
		<div className={toast ? classNames(toastLook, "flex items-center gap-1 py-1 pr-1 pl-4") : "sr-only"}>
			<div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1">
				<p
					role="status"
					className="min-w-0 flex-1 basis-32 text-sm leading-snug font-medium line-clamp-2 md:line-clamp-1"
				>
					{toast && <span>{toast.text}</span>}
					{unseen !== "" && <span className="sr-only">{unseen}</span>}
				</p>
				{toast?.link && (
					<Link to={toast.link.to} className={buttonLook("quiet", "shrink-0 max-md:px-2")}>
						{toast.link.words}
					</Link>
				)}
			</div>
			{toast && (
				<button
					type="button"
					aria-label={t("Dismiss")}
					onClick={toast.onDismiss}
					className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-pine-wash hover:text-pine-strong"
				>
					<X aria-hidden="true" className="size-5" />
				</button>
			)}
		</div>
	);
}
