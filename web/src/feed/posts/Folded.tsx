import { t } from "@warmline/contract/i18n";
import EyeOff from "lucide-react/icons/eye-off";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/Button.tsx";

type FoldedProps = { readonly warning: string | null; readonly children: ReactNode };

/** Behind a warning nothing shows until one wants it; without one it stands open. */
export function Folded({ warning, children }: FoldedProps) {
	const [open, setOpen] = useState(false);
	if (warning === null) return children;
	return (
		<div>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-care-wash px-4 py-2.5 text-care">
				<p className="flex min-w-0 items-center gap-2.5 font-medium">
					<EyeOff aria-hidden="true" className="size-5 shrink-0" />
					<span className="min-w-0 wrap-anywhere">{t("Content warning: {warning}", { warning })}</span>
				</p>
				<Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)} className="text-care">
					{open ? t("Hide again") : t("Show it")}
				</Button>
			</div>
			{open && <div className="mt-3">{children}</div>}
		</div>
	);
}
