import type words from "../../../../content/fr/words/media.json";
import type { Labels } from "../sentence.ts";

export const media = {
	addIt: "Add it",
	addMedia: "Add a picture or a video",
	address: "Address",
	byAddress: "By its address, or from YouTube",
	cameraRefused:
		"The camera was not allowed, and that is fine. You can choose a picture from this device instead, or allow the camera in your browser's settings and try again.",
	cancel: "Cancel",
	fileKindInvalid: "Please choose a picture, or a video of the kind MP4 or WebM.",
	fileTooLarge: "This file has {size} MB. Pictures and videos can have at most 5 MB.",
	leaveIt: "Leave it",
	play: "Play: {title}",
	showWholePicture: "Show the whole picture: {words}",
	takeAPicture: "Take a picture",
	takeItAgain: "Take it again",
	takeThePicture: "Take the picture",
	takenPicture: "The picture you have taken",
	upload: "Upload",
	useThisPicture: "Use this picture",
	wholeAddressMissing: "Please give a whole address that begins with https://.",
} as const satisfies Labels<typeof words>;
