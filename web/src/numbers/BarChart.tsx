import { classNames } from "../ui/class-names.ts";

export type Series = { readonly name: string; readonly look: "first" | "second" | "third" };

export type Bar = {
	readonly label: string;
	/** One for each series, from the ground up. */
	readonly values: readonly number[];
};

type BarChartProps = {
	/** What is to be seen, for who does not see it: the table below has the rest. */
	readonly summary: string;
	readonly series: readonly Series[];
	readonly bars: readonly Bar[];
	/** What the height of a bar means. */
	readonly inWords: (value: number) => string;
	/** Of what a value is counted, so that the scale ends at a whole one: 1, or 60 for seconds. */
	readonly step?: number;
};

/** Told apart by how light they are, too. */
const looks: Readonly<Record<Series["look"], string>> = {
	first: "fill-pine",
	second: "fill-ember",
	third: "fill-edge/50",
};

/** 1, 2, 5, 10, 20 and so on: the least that is not below. */
export const topOf = (most: number, step = 1): number => {
	const wanted = Math.max(most / step, 1);
	const power = 10 ** Math.floor(Math.log10(wanted));
	return step * power * ([1, 2, 5].find((times) => times * power >= wanted) ?? 10);
};

const height = 100;
const slot = 10;
/** A few bars are not made wider than this many would be. */
const fewest = 6;
const sixColumns = "grid grid-cols-6 text-center";
const between = "flex justify-between gap-4";

const totalOf = ({ values }: Bar) => values.reduce((sum, value) => sum + value, 0);

/** Where each piece of a bar stands. */
const piecesOf = ({ values }: Bar, top: number) => {
	let ground = height;
	return values.map((value) => {
		const high = (value / top) * height;
		ground -= high;
		return { y: ground, high };
	});
};

/** Bars in one picture; words stand beside it and not in it, so that they keep their size on a phone. */
export function BarChart({ summary, series, bars, inWords, step = 1 }: BarChartProps) {
	const top = topOf(Math.max(0, ...bars.map(totalOf)), step);
	const width = Math.max(bars.length, fewest) * slot;
	const isEachNamed = bars.length <= fewest;
	return (
		<figure className="print:break-inside-avoid">
			{series.length > 1 && (
				<ul aria-hidden="true" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
					{series.map(({ name, look }) => (
						<li key={name} className="flex items-center gap-2">
							<svg viewBox="0 0 10 10" aria-hidden="true" className="size-3 shrink-0">
								<rect width="10" height="10" rx="2" className={looks[look]} />
							</svg>
							{name}
						</li>
					))}
				</ul>
			)}
			<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
				<div aria-hidden="true" className="flex flex-col justify-between text-right text-xs text-soft tabular-nums">
					<span className="-translate-y-1/2">{inWords(top)}</span>
					<span>{(top / 2) % step === 0 && inWords(top / 2)}</span>
					<span className="translate-y-1/2">{inWords(0)}</span>
				</div>
				<svg
					role="img"
					aria-label={summary}
					viewBox={`0 0 ${width} ${height}`}
					preserveAspectRatio="none"
					className="h-44 w-full overflow-visible"
				>
					{[0, height / 2, height].map((y) => (
						<line key={y} x2={width} y1={y} y2={y} className="stroke-line" vectorEffect="non-scaling-stroke" />
					))}
					{bars.map((bar, at) => (
						<g key={bar.label}>
							<title>{`${bar.label}: ${bar.values.map((value, n) => `${series[n]?.name ?? ""} ${inWords(value)}`).join(", ")}`}</title>
							<rect x={at * slot} width={slot} height={height} className="fill-transparent" />
							{piecesOf(bar, top).map(({ y, high }, n) => (
								<rect
									key={series[n]?.name}
									x={at * slot + 1.5}
									y={y}
									width={slot - 3}
									height={high}
									className={looks[series[n]?.look ?? "first"]}
								/>
							))}
						</g>
					))}
				</svg>
				<p
					aria-hidden="true"
					className={classNames("col-start-2 mt-2 text-xs text-soft", isEachNamed ? sixColumns : between)}
				>
					{(isEachNamed ? bars : [bars[0], bars.at(-1)]).map((bar) => (
						<span key={bar?.label} className="hyphens-auto">
							{bar?.label}
						</span>
					))}
				</p>
			</div>
		</figure>
	);
}
