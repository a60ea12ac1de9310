import { classNames } from "../ui/class-names.ts";

type CrisisLineProps = { readonly className?: string };

/** Opens in a tab of its own: whoever looks for more help does not lose the chat. */
export function CrisisLine({ className }: CrisisLineProps) {
	const link = "font-bold underline";
	return (
		<p className={classNames("text-sm", className)}>
			In danger now? Call{" "}
			<a href="tel:911" className={link}>
				9-1-1
			</a>
			. Thoughts of suicide? Call or text{" "}
			<a href="tel:988" className={link}>
				9-8-8
			</a>
			.{" "}
			<a href="/Crisis" target="_blank" rel="noopener" className={link}>
				More help
			</a>
		</p>
	);
}
