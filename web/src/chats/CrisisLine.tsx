import { base } from "../platform/routing/language-address.ts";
import { classNames } from "../ui/class-names.ts";
import { Trans } from "../ui/text/Trans.tsx";

type CrisisLineProps = { readonly className?: string };

const link = "font-bold underline";

/** Opens in a tab of its own: whoever looks for more help does not lose the chat. */
export function CrisisLine({ className }: CrisisLineProps) {
	return (
		<p className={classNames("text-sm", className)}>
			<Trans
				text="In danger now? Call <emergency>9-1-1</emergency>. Thoughts of suicide? Call or text <suicide>9-8-8</suicide>. <more>More help</more>"
				parts={{
					emergency: (words) => (
						<a href="tel:911" className={link}>
							{words}
						</a>
					),
					suicide: (words) => (
						<a href="tel:988" className={link}>
							{words}
						</a>
					),
					more: (words) => (
						<a href={`${base}/Crisis`} target="_blank" rel="noopener" className={link}>
							{words}
						</a>
					),
				}}
			/>
		</p>
	);
}
