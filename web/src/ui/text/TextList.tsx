type TextListProps = { readonly items: readonly string[]; readonly ordered?: boolean };

export function TextList({ items, ordered = false }: TextListProps) {
	const List = ordered ? "ol" : "ul";
	return (
		<List
			className={
				ordered
					? "mt-3 list-decimal space-y-1.5 pl-6 marker:font-semibold marker:text-ember-ink"
					: "mt-3 list-disc space-y-1.5 pl-6 marker:text-ember"
			}
		>
			{items.map((item) => (
				<li key={item} className="pl-1">
					{item}
				</li>
			))}
		</List>
	);
}
