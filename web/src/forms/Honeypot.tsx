import { t } from "@warmline/contract/i18n";
import type { ComponentProps } from "react";

/** A field that programs fill in and people never meet: neither seen, nor read aloud, nor reached by Tab. */
export function Honeypot(props: ComponentProps<"input">) {
	return (
		<div aria-hidden="true" className="sr-only">
			<label>
				{t("Topic: please leave this blank")}
				<input {...props} type="text" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
