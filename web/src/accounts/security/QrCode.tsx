import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

type QrCodeProps = { readonly text: string; readonly label: string };

/** Modules of empty room around it, without which cameras do not find it. */
const quiet = 4;

/** Dark on light in both themes: cameras want it so. */
export function QrCode({ text, label }: QrCodeProps) {
	const code = generate(text);
	const side = code.size + 2 * quiet;
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
			shapeRendering="crispEdges"
			className="size-52 max-w-full rounded-control border border-line"
		>
			<rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
			<path d={toSvgPath(code)} fill="#000" />
		</svg>
	);
}
