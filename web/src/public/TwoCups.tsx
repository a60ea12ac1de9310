type TwoCupsProps = { readonly className?: string };

const cup = "M0 0h64v34a24 24 0 0 1-24 24H24A24 24 0 0 1 0 34z";
const handle = "M64 10h9a13 13 0 0 1 0 26h-9";

/** Two cups on one table, and one warm line from the one to the other. */
export function TwoCups({ className }: TwoCupsProps) {
	return (
		<svg aria-hidden="true" viewBox="0 0 360 200" className={className} fill="none" strokeLinecap="round">
			<ellipse cx="180" cy="104" rx="150" ry="88" className="fill-ember-wash" />
			<path
				d="M104 92c-14-14 14-24 0-38s-4-34 26-30 28 34 50 34 20-34 50-34 40 16 26 30 14 24 0 38"
				className="stroke-ember"
				strokeWidth="5"
			/>
			<path d="M20 172h320" className="stroke-edge" strokeWidth="4" />
			<g transform="translate(72 110)" strokeWidth="4" strokeLinejoin="round" className="stroke-pine">
				<path d={handle} transform="matrix(-1 0 0 1 64 0)" />
				<path d={cup} className="fill-pine-wash" />
				<path d="M16 22c5 5 10 5 16 0s11-5 16 0" />
			</g>
			<g transform="translate(224 110)" strokeWidth="4" strokeLinejoin="round" className="stroke-pine">
				<path d={handle} />
				<path d={cup} className="fill-surface" />
				<path d="M16 22c5 5 10 5 16 0s11-5 16 0" />
			</g>
		</svg>
	);
}
