import { t } from "@warmline/contract/i18n";
import ChevronDown from "lucide-react/icons/chevron-down";
import Globe from "lucide-react/icons/globe";
import Lock from "lucide-react/icons/lock";
import { buttonLook } from "../../ui/button-look.ts";
import { Menu, MenuChoices } from "../../ui/overlay/Menu.tsx";

type AudienceMenuProps = { readonly isPublic: boolean; readonly onChange: (isPublic: boolean) => void };

/** Who sees a post. */
export function AudienceMenu({ isPublic, onChange }: AudienceMenuProps) {
	const Sees = isPublic ? Globe : Lock;
	const word = isPublic ? t("Public") : t("Private");
	return (
		<Menu
			label={t("Visible to: {who}", { who: word })}
			buttonClassName={buttonLook("quiet", "sm:px-2.5!")}
			button={
				<>
					<Sees aria-hidden="true" className="size-5" />
					<span className="max-sm:sr-only">{word}</span>
					<ChevronDown aria-hidden="true" className="size-4 max-sm:hidden" />
				</>
			}
		>
			<MenuChoices
				label={t("Visible to")}
				value={isPublic ? "public" : "followers"}
				choices={[
					{ value: "public", text: t("Public: all members") },
					{ value: "followers", text: t("Private: your followers") },
				]}
				onChange={(value) => onChange(value === "public")}
			/>
		</Menu>
	);
}
