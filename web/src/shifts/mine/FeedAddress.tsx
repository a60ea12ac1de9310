import { say } from "@warmline/contract/say";
import Copy from "lucide-react/icons/copy";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { TextInput } from "../../ui/TextInput.tsx";

/** The address, which is shown once. */
export function FeedAddress({ url }: { readonly url: string }) {
	const box = useRef<HTMLDivElement>(null);
	const [copied, setCopied] = useState<boolean | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another address was not copied yet
	useEffect(() => {
		setCopied(null);
		box.current?.querySelector("input")?.focus();
	}, [url]);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(url);
			setCopied(true);
		} catch {
			box.current?.querySelector("input")?.select();
			setCopied(false);
		}
	};
	return (
		<div ref={box} className="mt-4 rounded-control bg-pine-wash p-4">
			<Field
				label={say("Your private address")}
				hint={say(
					"It is shown only now. In your calendar, choose to add a calendar by its address, and put it in there.",
				)}
			>
				<TextInput readOnly value={url} className="font-mono text-sm" onFocus={(event) => event.target.select()} />
			</Field>
			<div className="mt-3 flex flex-wrap items-center gap-3">
				<Button onClick={() => void copy()}>
					<Copy aria-hidden="true" className="size-4" />
					{say("Copy")}
				</Button>
				<p role="status" className="font-medium text-pine-strong">
					{copied === true && say("Copied.")}
					{copied === false && say("It could not be copied. It is selected now: please copy it by hand.")}
				</p>
			</div>
		</div>
	);
}
