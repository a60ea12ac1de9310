/** One bar for each name, made of parts that lie behind each other. */
export type Panel = {
	title: string;
	unit: string;
	/** What the parts are; one part needs no name. */
	parts: readonly string[];
	bars: readonly { name: string; values: readonly number[] }[];
};

const width = 720;
const left = 200;
const right = 90;
const bar = 18;
const row = 26;
const head = 58;
const colours = ["#23677f", "#d9904a"];

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const text = (x: number, y: number, words: string, more = "") =>
	`<text x="${x}" y="${y}"${more}>${escaped(words)}</text>`;
const box = (x: number, y: number, wide: number, high: number, colour: string) =>
	`<rect x="${x.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="${high}" fill="${colour}"/>`;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

export const shortly = (value: number): string => {
	if (value >= 100) return Math.round(value).toLocaleString("en-US");
	return value >= 10 ? value.toFixed(1) : value.toFixed(2);
};

const heightOf = ({ bars }: Panel) => head + bars.length * row + 10;

const drawn = ({ title, unit, parts, bars }: Panel, top: number): string[] => {
	const most = Math.max(...bars.map(({ values }) => sum(values)), Number.MIN_VALUE);
	const scale = (width - left - right) / most;
	const lines = [text(16, top + 24, `${title}, ${unit}`, ' font-weight="600"')];
	if (parts.length > 1) {
		parts.forEach((part, n) => {
			lines.push(box(left + n * 200, top + 36, 11, 11, colours[n % colours.length] ?? ""));
			lines.push(text(left + n * 200 + 17, top + 46, part));
		});
	}
	bars.forEach(({ name, values }, n) => {
		const y = top + head + n * row;
		lines.push(text(left - 10, y + 14, name, ' text-anchor="end"'));
		let x = left;
		values.forEach((value, part) => {
			lines.push(box(x, y, value * scale, bar, colours[part % colours.length] ?? ""));
			x += value * scale;
		});
		lines.push(text(x + 8, y + 14, shortly(sum(values))));
	});
	return lines;
};

/** A picture that needs nothing else: no script, no font, no file. */
export const svgOf = (panels: readonly Panel[], label: string): string => {
	let top = 0;
	const lines: string[] = [];
	for (const panel of panels) {
		lines.push(...drawn(panel, top));
		top += heightOf(panel);
	}
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" role="img" aria-label="${escaped(label)}" font-family="system-ui, sans-serif" font-size="13" fill="#1d2a30">`,
		box(0, 0, width, top, "#ffffff"),
		...lines,
		"</svg>",
		"",
	].join("\n");
};
