import { exportMember } from "@warmline/contract/members/calls";
import { saveFile } from "../platform/http/save-file.ts";

type Person = { readonly id: string; readonly username: string };

/** All that is kept of somebody, as a ZIP file. */
export const saveDataOf = ({ id, username }: Person): Promise<void> =>
	saveFile(exportMember.path.replace(":member_id", id), `${username}-data.zip`);
