// docs/realtime.md names every frame that the server sends.
import { readFileSync } from "node:fs";
import { toAgentFrames } from "../../contract/src/chats/agent-channel.ts";
import { toVisitorFrames } from "../../contract/src/chats/visitor-channel.ts";
import { toMemberFrames } from "../../contract/src/notifications/member-channel.ts";
import { toPracticeFrames } from "../../contract/src/practice/practice-channel.ts";

const page = readFileSync("docs/realtime.md", "utf8");
const frames = [toAgentFrames, toVisitorFrames, toMemberFrames, toPracticeFrames].flatMap((all) => Object.keys(all));
const missing = [...new Set(frames)].filter((name) => !page.includes(`\`${name}\``));
for (const name of missing) console.error(`docs/realtime.md does not say who receives \`${name}\`.`);
process.exitCode = missing.length > 0 ? 1 : 0;
console.log(`${frames.length} frames that the server sends.`);
