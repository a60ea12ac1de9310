// Before the tests that start servers and commands: they start what people use, made of the sources as they are now.
import { buildServer } from "../../tools/server-program.ts";

export const setup = buildServer;
