import { neutralColors, type ThemeColors } from "@warmline/contract/content/theme-colors";
import { t } from "@warmline/contract/i18n";
import type { CSSProperties } from "react";
import { buttonLook } from "../../ui/button-look.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Mark } from "../../ui/navigation/Mark.tsx";

type AppearancePreviewProps = {
	readonly theme: "light" | "dark";
	readonly colors: ThemeColors;
	/** A PNG in base64; empty for none. */
	readonly logo: string;
};

/** A small page with everything that the colors are used for. Nothing in it can be pressed. */
export function AppearancePreview({ theme, colors, logo }: AppearancePreviewProps) {
	const style: CSSProperties & ThemeColors = { ...neutralColors[theme], ...colors };
	return (
		<figure style={style} className="rounded-card border border-line bg-ground p-5 text-ink">
			<figcaption className="text-sm text-soft">
				{theme === "light" ? t("In the light theme") : t("In the dark theme")}
			</figcaption>
			<div className="mt-3 flex items-center gap-3">
				{logo === "" ? (
					<Mark isProducts />
				) : (
					<img
						src={`data:image/png;base64,${logo}`}
						alt={t("Logo")}
						className="h-9 max-w-36 rounded-md bg-[#fffdf9] object-contain"
					/>
				)}
				<p className="text-lg font-semibold">{t("You can talk to us")}</p>
			</div>
			<p className="mt-3">
				{t("A text with")} <span className="font-semibold text-pine underline underline-offset-4">{t("a link")}</span>
			</p>
			<div className="mt-4 flex flex-wrap items-center gap-3">
				<span className={buttonLook("primary")}>{t("A button")}</span>
				<span className={buttonLook("secondary")}>{t("Another one")}</span>
				<Badge look="pine">{t("Note")}</Badge>
				<Badge look="ember">{t("Highlight")}</Badge>
			</div>
		</figure>
	);
}
