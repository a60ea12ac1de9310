import type words from "../../../../content/fr/words/integrations.json";
import type { Labels } from "../sentence.ts";

export const integrations = {
	createAToken: "Create a token",
	createToken: "Create token",
	name: "Name",
	neverUsed: "Never used.",
	noTokens: "No API tokens yet.",
	revoke: "Revoke",
	revoked: "Revoked",
	tokenIsRevoked: "The token “{name}” is revoked.",
	tokenNamed: "Token “{name}”",
	tokensFailed: "Couldn’t load the API tokens.",
	untilRevoked: "Until it’s revoked",
	whoMadeItCannotAct:
		"The person who created it can’t act as a director, so it doesn’t work. Create a new one in your name.",
	worksFor: "Works for",
} as const satisfies Labels<typeof words>;
