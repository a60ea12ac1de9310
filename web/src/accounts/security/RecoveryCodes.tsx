import { t } from "@warmline/contract/i18n";
import { useEffect, useRef, useState } from "react";
import { saveText } from "../../platform/http/save-file.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Shown this once: nobody can read them again, and so they are taken away before one goes on. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	const [said, setSaid] = useState<"copied" | "not copied" | null>(null);
	const text = `${codes.join("\n")}\n`;

	useEffect(() => heading.current?.focus(), []);

	const copy = () => {
		// Where the page is not served safely there is no clipboard.
		const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
		copying.then(
			() => setSaid("copied"),
			() => setSaid("not copied"),
		);
	};
	return (
		<div className="space-y-4">
			<h3 ref={heading} tabIndex={-1} className="text-lg">
				{t("Your recovery codes")}
			</h3>
			<p>
				{t(
					"You can log in with one of these codes if you don’t have your phone. Each works once. Keep them somewhere safe, such as on paper at home. They are shown only now.",
				)}
			</p>
			<ul className="grid gap-x-8 gap-y-1 rounded-control bg-sunk p-4 font-mono text-lg sm:grid-cols-2">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-3">
				<Button variant="secondary" onClick={copy}>
					{t("Copy")}
				</Button>
				<Button variant="secondary" onClick={() => saveText(text, "warmline-recovery-codes.txt")}>
					{t("Download")}
				</Button>
			</div>
			{said === "copied" && <Banner tone="success">{t("Codes copied.")}</Banner>}
			{said === "not copied" && (
				<Banner tone="failure">{t("Couldn’t copy the codes. Please download them or write them down.")}</Banner>
			)}
			<Button onClick={onDone}>{t("I’ve saved the codes")}</Button>
		</div>
	);
}
