import { t } from "@warmline/contract/i18n";
import type { Profile } from "@warmline/contract/profiles/calls";
import Camera from "lucide-react/icons/camera";
import { Suspense, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { lazyWithFallback } from "../../ui/feedback/lazy-with-fallback.ts";
import { NotLoaded } from "../../ui/feedback/NotLoaded.tsx";

/** It brings the cropping along, and is opened seldom. */
const AvatarDialog = lazyWithFallback(
	async () => (await import("./AvatarDialog.tsx")).AvatarDialog,
	({ onClose }) => <NotLoaded onDone={onClose} />,
);

export function AvatarEditor({ profile }: { readonly profile: Profile }) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button variant="secondary" onClick={() => setOpen(true)}>
				<Camera aria-hidden="true" className="size-4" />
				{profile.avatar === null ? t("Add a picture") : t("Change picture")}
			</Button>
			{open && (
				<Suspense>
					<AvatarDialog profile={profile} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
