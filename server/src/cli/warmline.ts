import { roleNames } from "@warmline/contract/accounts/roles";

const help = `warmline member add --email --username --first-name --last-name --role [--password-file FILE]
    [--certified-since YYYY-MM-DD] [--hours NUMBER]
  Adds a verified member, before the first start or beside a running server. The password is the first line of
  that file, or with - of standard input; without it you are asked. (--password is for trials: others see it.)
  --role is one of ${roleNames.join(", ")}.
  --certified-since and --hours (of support, so far) are for who has volunteered before: what they owe each month
  and their total follow from it.

warmline member second-step-off USERNAME
  Turns off the second step of somebody who has lost it, when no director can. All logins of the member end.

warmline backup FILE [--force] [--passphrase-file FILE] [--chat-keys FILE] [--verbose]
  Writes everything the society has into one file, while the server runs. The keys of the chats go into a
  second one beside it, chat-keys, which each backup replaces: keep only the newest.
  --force replaces a file. With a passphrase (first line of that file) the keys are in it, too.

warmline restore FILE [--passphrase-file FILE] [--chat-keys FILE] [--without-key] [--without-chat-keys]
    [--send-promised] [--check] [--verbose]
  Puts a backup into an empty DATA_DIR, and an empty DATABASE_URL where one is set.
  --check only looks whether the file is whole. --without-key goes on without the key of the documents,
  --without-chat-keys without what was said in chats.
  --send-promised sends mails, too, that were promised when the backup was made.

warmline doctor [--json] [--mail-to ADDRESS]
  Looks whether all is well: each line is good, a warning or wrong. Ends with 1 when something is wrong.
  --mail-to also sends a test email there.

warmline content export FOLDER
  Writes the texts that are in force, as files, into an empty folder.

warmline content import FOLDER
  Checks the files in a folder and publishes those that differ from what is in force.

warmline move [--verbose]
  Moves everything from the bundled database in DATA_DIR to DATABASE_URL. The server must be stopped.

Settings (DATA_DIR, DATABASE_URL...) are read from the environment, as by the server.`;

type Command = (words: string[]) => Promise<unknown>;

/** Each loads what it needs, and not the whole server. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map([
	["member add", async () => (await import("./member-add.ts")).memberAdd],
	["member second-step-off", async () => (await import("./second-step-off.ts")).secondStepOff],
	["backup", async () => (await import("./backup.ts")).backup],
	["restore", async () => (await import("./restore.ts")).restore],
	["doctor", async () => (await import("./doctor.ts")).doctor],
	["content export", async () => (await import("./content.ts")).exportContent],
	["content import", async () => (await import("./content.ts")).importContent],
	["move", async () => (await import("./move.ts")).move],
]);

const run = async (words: string[]) => {
	for (const length of [1, 2]) {
		const command = commands.get(words.slice(0, length).join(" "));
		if (command) return (await command())(words.slice(length));
	}
	console.log(help);
	const [noun] = words;
	if (noun !== undefined && !["help", "--help", "-h"].includes(noun)) process.exitCode = 2;
};

run(process.argv.slice(2)).catch((error) => {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
});
