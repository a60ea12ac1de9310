import { t } from "@warmline/contract/i18n";
import Film from "lucide-react/icons/film";
import Folder from "lucide-react/icons/folder";
import Images from "lucide-react/icons/images";
import Newspaper from "lucide-react/icons/newspaper";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import UserRound from "lucide-react/icons/user-round";
import Users from "lucide-react/icons/users";

/** Where one can go in the community, below `/{userId}/`. */
export const communityLinks = [
	{ path: "activity-feed", label: t("Stream"), Icon: Newspaper },
	{ path: "profile", label: t("Profile"), Icon: UserRound },
	{ path: "followers", label: t("Followers"), Icon: Users },
	{ path: "photos", label: t("Photos"), Icon: Images },
	{ path: "videos", label: t("Videos"), Icon: Film },
	{ path: "files", label: t("Files"), Icon: Folder },
	{ path: "preferences", label: t("Preferences"), Icon: SlidersHorizontal },
] as const;
