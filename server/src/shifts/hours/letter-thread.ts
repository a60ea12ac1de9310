import { parentPort, workerData } from "node:worker_threads";
import { drawLetter } from "./draw-letter.ts";
import { paper } from "./paper.ts";

parentPort?.postMessage(await drawLetter(paper.parse(workerData)));
