import { parentPort, workerData } from "node:worker_threads";
import { drawLetter } from "./draw-letter.ts";
import { letterContent } from "./letter-content.ts";

parentPort?.postMessage(await drawLetter(letterContent.parse(workerData)));
