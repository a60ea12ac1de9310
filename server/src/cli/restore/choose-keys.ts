import type { Config } from "../../config.ts";
import { documentsIn, keysPath } from "../backup/manifest.ts";
import type { Backup } from "../backup/read-backup.ts";
import { checkOf, type Keys, keysOf, unsealKeys } from "../backup/sealed-keys.ts";

type Wish = { readonly passphrase: string | undefined; readonly withoutKey: boolean };

const lostWithoutKey = ({ manifest }: Backup) =>
	`Without it ${documentsIn(manifest.files)} documents of applicants can never be opened, members who log in with a second step cannot, and links in mails that were sent no longer work.`;

/**
 * Which keys are to be put into the folder beside those that are there. Throws where the documents would be lost and
 * nobody has said that they may be.
 */
export const chooseKeys = async (backup: Backup, config: Config, { passphrase, withoutKey }: Wish): Promise<Keys> => {
	const { files_key_check: wanted, sealed } = backup.manifest.keys;
	const there = await keysOf(config);
	const inBackup: Keys =
		sealed && passphrase !== undefined
			? unsealKeys(await backup.text(keysPath), passphrase)
			: { files_key: null, push_key: null };
	const used = there.files_key ?? inBackup.files_key;
	const fits = wanted === null || (used !== null && checkOf(used) === wanted);
	if (!fits && !withoutKey) {
		const trouble =
			used === null
				? `The key of the documents is not at hand. ${sealed ? "It is in the backup: give --passphrase-file. Or put" : "Put"} the old server's files.key into ${config.DATA_DIR}, or set FILES_KEY.`
				: `The key of the documents (${config.FILES_KEY ? "FILES_KEY" : "files.key"}) is not the one with which they were stored.`;
		throw new Error(
			`${trouble} ${lostWithoutKey(backup)} If the key is lost, give --without-key. Nothing was restored.`,
		);
	}
	if (!fits) console.error(`Restoring without the key of the documents. ${lostWithoutKey(backup)}`);
	return {
		files_key: there.files_key === null ? inBackup.files_key : null,
		push_key: there.push_key === null ? inBackup.push_key : null,
	};
};
