import { t } from "@warmline/contract/i18n";
import { useEffect, useRef } from "react";
import { CopyField } from "../../ui/forms/CopyField.tsx";

/** The address, which is shown once. */
export function FeedAddress({ url }: { readonly url: string }) {
	const box = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each address is shown once
	useEffect(() => box.current?.querySelector("input")?.focus(), [url]);
	return (
		<div ref={box} className="mt-4 rounded-control bg-pine-wash p-4">
			<CopyField
				label={t("Your private link")}
				hint={t(
					"It is shown only now. In your calendar app, choose to subscribe to a calendar by its address, and paste it there.",
				)}
				value={url}
			/>
		</div>
	);
}
