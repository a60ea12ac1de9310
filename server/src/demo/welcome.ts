import type { Config } from "../config.ts";
import { demoMembers, demoPassword } from "./data/members.ts";

const bold = (text: string) => (process.stdout.isTTY ? `\u001b[1m${text}\u001b[0m` : text);

const demoLines = (url: string) => [
	"",
	`  Ask for support   ${url}/chat-form`,
	`  Log in            ${url}/login`,
	`  Mails sent        ${url}/demo/mails/`,
	`  The API           ${url}/api/docs`,
	"",
	`  Accounts (password ${demoPassword}):`,
	...demoMembers.map(({ username, what }) => `    ${username.padEnd(12)} ${what}`),
];

/** What somebody who just started Warmline wants to know. */
export const printWelcome = (config: Config, milliseconds: number, firstDirectorLink?: string) => {
	const seconds = (milliseconds / 1000).toFixed(1);
	const lines = [
		"",
		`${bold("Warmline")} is ready at ${bold(config.PUBLIC_URL)} (after ${seconds} s)`,
		...(firstDirectorLink === undefined
			? []
			: ["", "  Nobody works here yet. Make the first director's account:", `  ${firstDirectorLink}`, ""]),
		...(config.demo ? demoLines(config.PUBLIC_URL) : [`  Log in at ${config.PUBLIC_URL}/login`]),
		...(config.DATABASE_URL ? [] : ["", `  Data is kept in ${config.DATA_DIR}`]),
		"",
	];
	console.log(lines.join("\n"));
};
