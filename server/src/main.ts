// What is imported here is looked up as the first import says; so the server itself comes after it.
import "./platform/quick-imports.ts";

await import("./serve.ts");
