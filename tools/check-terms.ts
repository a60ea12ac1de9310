// Words that docs/glossary.md has retired stay away from names of files, and from identifiers.
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** What was written, and what is written now. */
const retired: Readonly<Record<string, string>> = {
	insisted: "retry",
	coalesced: "throttle",
	gathered: "batch",
	Tidings: "PeerHealth",
	SignOfLife: "Heartbeat",
	KnownEverywhere: "ReplicatedMap",
	TopicsElsewhere: "RemoteSubscriptions",
	tellAllAnew: "resyncAll",
	toldInOrder: "orderedDelivery",
	HeldConnection: "DedicatedConnection",
	ShortLine: "ShortTimeoutClient",
	ListeningLine: "ListenConnection",
	PostgresBell: "PostgresPubSub",
	RedisBell: "RedisPubSub",
	isCrossed: "isSerializationFailure",
	promisedWork: "pendingJobs",
	keyPrint: "keyFingerprint",
	sealedWords: "messageEncryption",
	sealWords: "encryptMessage",
	openWords: "decryptMessage",
	writtenChats: "chatKeyCache",
	noteTheLook: "recordAccess",
	landWaiting: "closeWaitingChats",
	tendChats: "chatSweep",
	settling: "reconcile",
	raiseHand: "requestHelp",
	lowerHand: "withdrawHelp",
	sayOnDuty: "sendDutyMessage",
	tellDoor: "announceOpening",
	keptOfMember: "personalData",
	KeptPart: "PersonalDataPart",
	fetchGuarded: "safeFetch",
	fetchOutside: "safeFetch",
	randomAhead: "randomPool",
	whenInWords: "formatTime",
	sayCount: "tn",
	sentenceIn: "t",
	tellHere: "publishHere",
	ringElsewhere: "broadcastElsewhere",
	toldElsewhere: "receivePublished",
	isHeardHere: "hasSubscribersHere",
	doorState: "opening",
	backstage: "apiClient",
	oneAfter: "cleanup",
	hasAPart: "isActiveMember",
	lockOut: "deactivateAccount",
	carryOut: "applyVerdict",
	latePart: "lazyWithFallback",
	keptObject: "parseStoredObject",
	useSettled: "useDebounced",
	policeLevels: "policeCheckLevels",
	applicantCountries: "countries",
};

const kebab = (name: string) => name.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase();
const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const terms = Object.entries(retired).map(([old, now]) => ({
	file: kebab(old),
	identifier: new RegExp(`(?<!["'\\w-])(${old}(?![a-z])\\w*|\\w*${upper(old)}(?![a-z])\\w*)`),
	now,
}));
const notCode = /\/\*[\s\S]*?\*\/|\/\/.*|"[^"\n]*"/g;
const findings: string[] = [];

for (const path of globSync("{contract,server,site,web,e2e,bench,tools}/**/*.{ts,tsx}", {
	exclude: (name) => /node_modules|dist/.test(name),
}).sort()) {
	if (path === "tools/check-terms.ts") continue;
	const code = readFileSync(path, "utf8").replace(notCode, "");
	for (const { file, identifier, now } of terms) {
		if (basename(path).split(".")[0] === file) findings.push(`${path}: the name is retired, say "${kebab(now)}"`);
		const found = identifier.exec(code);
		if (found) findings.push(`${path}: "${found[0]}" is retired, say "${now}"`);
	}
}
for (const finding of findings) console.error(finding);
console.log(
	findings.length === 0 ? `${Object.keys(retired).length} retired terms are nowhere.` : `${findings.length} findings.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
