/** The line of the mark, across the page: paper above, the lighter ground below. */
export function WarmLine() {
	const wave = "M0 30C150 62 300 62 450 34S750 2 900 26s225 40 300 18";
	return (
		<svg aria-hidden="true" viewBox="0 0 1200 64" preserveAspectRatio="none" className="block h-10 w-full md:h-16">
			<path d={`${wave}V64H0z`} className="fill-surface" />
			<path d={wave} className="stroke-ember" fill="none" strokeWidth="3" vectorEffect="non-scaling-stroke" />
		</svg>
	);
}
