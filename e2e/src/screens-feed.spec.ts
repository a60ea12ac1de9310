import { community } from "./screens/feed.ts";
import { testScreens } from "./screens/test-screens.ts";

testScreens(community);
