type MarkProps = {
	readonly className?: string;
	/** The mark itself, whatever logo the organisation has. */
	readonly isProducts?: boolean;
};

/** Words in the open air, and a warm line in them. The logo of the organisation takes its place by `data-mark`. */
export function Mark({ className, isProducts }: MarkProps) {
	return (
		<svg
			aria-hidden="true"
			data-mark={isProducts ? undefined : ""}
			viewBox="0 0 32 32"
			className={className ?? "size-9"}
			fill="none"
		>
			<path
				className="fill-pine-wash stroke-pine"
				d="M16 4C8.8 4 3.5 8.7 3.5 14.900c0 3.5 1.7 6.5 4.4 8.500v4.900l5-2.900c1 .2 2 .3 3.1.3 7.2 0 12.5-4.7 12.5-10.800S23.2 4 16 4z"
				strokeWidth="2.2"
				strokeLinejoin="round"
			/>
			<path
				className="stroke-ember"
				d="M9.2 15.900c2.3 2.5 4.5 2.5 6.8 0s4.5-2.5 6.8 0"
				strokeWidth="2.8"
				strokeLinecap="round"
			/>
		</svg>
	);
}
