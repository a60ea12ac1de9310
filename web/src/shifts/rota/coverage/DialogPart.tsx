import { t } from "@warmline/contract/i18n";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../../ui/Button.tsx";

type DialogPartProps = {
	readonly heading: string;
	readonly busy?: boolean;
	readonly onBack: () => void;
	readonly children: ReactNode;
};

/** What stands in the dialog of a shift instead of the shift, while one does something about it. */
export function DialogPart({ heading, busy = false, onBack, children }: DialogPartProps) {
	const headingRef = useRef<HTMLHeadingElement>(null);
	useEffect(() => headingRef.current?.focus(), []);
	return (
		<section>
			<h3 ref={headingRef} tabIndex={-1} className="text-lg outline-none">
				{heading}
			</h3>
			<div className="mt-3 space-y-4">{children}</div>
			<Button variant="quiet" disabled={busy} onClick={onBack} className="mt-5 -ml-4">
				<ChevronLeft aria-hidden="true" className="size-5" />
				{t("Back to the shift")}
			</Button>
		</section>
	);
}
