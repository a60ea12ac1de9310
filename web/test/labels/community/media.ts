import type words from "../../../../content/fr/words/media.json";
import type { Labels } from "../sentence.ts";

export const media = {
	addIt: "Add",
	addMedia: "Add a picture or video",
	address: "Address",
	byAddress: "From a web address or YouTube",
	cameraRefused:
		"The camera isn’t allowed, and that’s fine. You can choose a picture from this device instead, or allow the camera in your browser’s settings and try again.",
	cancel: "Cancel",
	fileKindInvalid: "Please choose a picture, or an MP4 or WebM video.",
	fileTooLarge: "This file is {size} MB. Pictures and videos can be up to 5 MB.",
	leaveIt: "Dismiss",
	play: "Play: {title}",
	showWholePicture: "Enlarge the picture: {words}",
	takeAPicture: "Take a picture",
	takeItAgain: "Retake",
	takeThePicture: "Take picture",
	takenPicture: "The picture you took",
	upload: "Upload",
	useThisPicture: "Use this picture",
	wholeAddressMissing: "Please give a full address that starts with https://.",
} as const satisfies Labels<typeof words>;
