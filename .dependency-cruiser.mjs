// Who may import whom: the picture of docs/architecture.md, as rules.

const feature = "^server/src/(?!platform/|cli/|demo/)([^/]+)/";

/** Beside `accounts`, which every feature may use: the features a feature may use. */
const uses = {
	accounts: [],
	alerts: ["notifications", "preferences", "audit"],
	applications: ["notifications", "shifts", "audit", "forms", "preferences", "profiles"],
	audit: [],
	blocks: ["chats", "notifications", "audit"],
	chats: ["audit", "alerts"],
	countries: [],
	feed: ["profiles", "notifications", "preferences", "media", "audit"],
	forms: ["audit"],
	integrations: ["audit", "notifications", "preferences"],
	media: [],
	members: ["shifts", "audit", "applications", "preferences"],
	moderation: ["feed", "profiles", "notifications", "audit"],
	notifications: ["preferences"],
	numbers: ["chats", "shifts", "alerts"],
	practice: ["applications", "audit"],
	preferences: [],
	profiles: ["notifications", "preferences", "media", "countries", "audit"],
	publishing: ["audit"],
	setup: ["audit", "invitations", "publishing", "shifts"],
	shifts: ["notifications", "preferences", "audit", "alerts"],
};

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const featureList = Object.entries(uses).map(([name, others]) =>
	forbid(
		`${name}-uses`,
		`${name} may use ${["accounts", ...others].filter((other) => other !== name).join(", ") || "no feature"}.`,
		{ path: `^server/src/${name}/`, pathNot: "\\.test\\.ts$" },
		{ path: feature, pathNot: `^server/src/(${[name, "accounts", ...others].join("|")})/` },
	),
);

export default {
	forbidden: [
		forbid("no-cycles", "Nothing imports itself by a detour.", {}, { circular: true }),
		forbid("resolvable", "Every import leads somewhere.", {}, { couldNotResolve: true }),
		forbid(
			"contract-stands-alone",
			"The contract imports zod, culori and itself.",
			{ path: "^contract/src/", pathNot: "\\.test\\.ts$" },
			{ pathNot: "^contract/src/|/node_modules/zod/|^node_modules/(zod|culori)/" },
		),
		forbid(
			"site-by-the-contract",
			"The reader of the content knows the contract only.",
			{ path: "^site/", pathNot: "\\.test\\.ts$" },
			{ path: "^(server|web|bench|e2e)/" },
		),
		forbid(
			"web-without-server",
			"The two ends meet in the contract.",
			{ path: "^web/" },
			{ path: "^(server|bench|e2e)/" },
		),
		forbid(
			"server-without-web",
			"The two ends meet in the contract.",
			{ path: "^server/" },
			{ path: "^(web|bench|e2e)/" },
		),
		forbid(
			"no-test-code",
			"What runs for people does not import tests.",
			{ path: "^(contract|site|server|web)/src/", pathNot: "\\.test\\.tsx?$" },
			{ path: "\\.test\\.tsx?$|^(server|web)/test/" },
		),
		forbid(
			"platform-knows-no-feature",
			"server/src/platform imports no feature.",
			{ path: "^server/src/platform/", pathNot: "\\.test\\.ts$" },
			{ path: "^server/src/", pathNot: "^server/src/(platform/|config\\.ts$)" },
		),
		forbid(
			"features-by-the-door",
			"A feature is used through its index.ts; tables.ts for foreign keys only.",
			{ path: feature, pathNot: "\\.test\\.ts$" },
			{ path: feature, pathNot: "^server/src/($1/|[^/]+/index\\.ts$|[^/]+/tables\\.ts$)" },
		),
		forbid(
			"tables-for-tables",
			"Another feature's tables.ts is imported for foreign keys, or by its queries that join.",
			{ path: feature, pathNot: "/(tables|queries|[^/]+-queries)\\.ts$|\\.test\\.ts$" },
			{ path: "^server/src/[^/]+/tables\\.ts$", pathNot: "^server/src/$1/" },
		),
		...featureList,
		forbid(
			"policy-is-pure",
			"Who may do what is decided without a database: policy.ts and thread.ts import the contract only.",
			{ path: "^(server|web)/src/.+/(policy|thread)\\.ts$" },
			{ pathNot: "^contract/", dependencyTypesNot: ["type-only"] },
		),
		forbid(
			"emails-are-words",
			"What an email says is made of what it is given: emails.ts reads no database.",
			{ path: "^server/src/[^/]+/emails[./]" },
			{ path: "(/|-)queries\\.ts$|/tables\\.ts$|^server/src/platform/db/", dependencyTypesNot: ["type-only"] },
		),
		forbid(
			"acts-know-no-wire",
			"Routes and channels call acts, never the other way round.",
			{ path: feature, pathNot: "/(index|[^/]*routes|[^/]*-channel)\\.ts$|\\.test\\.ts$" },
			{ path: "^server/src/[^/]+/([^/]*routes|[^/]*-channel)\\.ts$" },
		),
		forbid(
			"ui-knows-no-feature",
			"web/src/ui and web/src/platform import no feature.",
			{ path: "^web/src/(ui|platform)/" },
			{ path: "^web/src/", pathNot: "^web/src/(ui|platform)/" },
		),
		forbid(
			"web-features-apart",
			"Web features do not import each other, but media, which shows what belongs to the others; app composes.",
			{ path: "^web/src/(?!ui/|platform/|app/)([^/]+)/" },
			{ path: "^web/src/(?!ui/|platform/)[^/]+/", pathNot: "^web/src/($1|media)/" },
		),
		forbid(
			"media-alone",
			"How a picture or a video is chosen, sent and shown knows nobody whose it is.",
			{ path: "^web/src/media/" },
			{ path: "^web/src/(?!ui/|platform/|media/)[^/]+/" },
		),
	],
	options: {
		// TypeScript 7 has no JavaScript API; swc reads the imports, those of types included.
		parser: "swc",
		doNotFollow: { path: "node_modules" },
		exclude: { path: "(^|/)(dist|dist-fr|dist-prerender|data)/" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "node", "default", "types"],
			extensions: [".ts", ".tsx", ".js", ".mjs", ".d.ts"],
		},
	},
};
