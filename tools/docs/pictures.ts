// The README's pictures, out of the screens that the browser tests look at: `bin/pictures` takes them again.
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import sharp from "sharp";

const screens = "test-results/screens";
const folder = "docs/pictures";

/** By the picture: the screen, who looks at it, and how. */
const pictures = {
	visitor: "visitor-crisis-card-visitor-390-light",
	desk: "coached-listener1-1440-light",
	crise: "fr-crisis-visitor-390-light",
	home: "home-visitor-1440-light",
	board: "applications-board-director-1440-light",
	practice: "practice-review-ines-1440-light",
	community: "feed-listener1-1440-light",
} as const;

const names = Object.values(pictures).map((name) => name.replace(/^fr-/, "").replace(/-[\w.]+-\d+-\w+$/, ""));
execFileSync("playwright", ["test", "-c", "e2e", "-g", `screens.* (${names.join("|")}) is accessible`], {
	stdio: "inherit",
	env: { ...process.env, SCREENS: "1" },
});

mkdirSync(folder, { recursive: true });
for (const [picture, screen] of Object.entries(pictures)) {
	const whole = sharp(`${screens}/${screen}.png`);
	const { width, height } = await whole.metadata();
	// A long page is shown as far as a window shows it.
	const seen = Math.min(height, width > 400 ? 900 : 844);
	await whole
		.extract({ left: 0, top: 0, width, height: seen })
		.png({ palette: true, compressionLevel: 9 })
		.toFile(`${folder}/${picture}.png`);
}
