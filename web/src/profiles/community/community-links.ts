import { say } from "@warmline/contract/say";
import Film from "lucide-react/icons/film";
import Folder from "lucide-react/icons/folder";
import Images from "lucide-react/icons/images";
import Newspaper from "lucide-react/icons/newspaper";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import UserRound from "lucide-react/icons/user-round";
import Users from "lucide-react/icons/users";

/** Where one can go in the community, below `/{userId}/`. */
export const communityLinks = [
	{ path: "activity-feed", label: say("Stream"), Icon: Newspaper },
	{ path: "profile", label: say("Profile"), Icon: UserRound },
	{ path: "followers", label: say("Followers"), Icon: Users },
	{ path: "photos", label: say("Photos"), Icon: Images },
	{ path: "videos", label: say("Videos"), Icon: Film },
	{ path: "files", label: say("Files"), Icon: Folder },
	{ path: "preferences", label: say("Preferences"), Icon: SlidersHorizontal },
] as const;
