import { community } from "./tables/feed.ts";
import { testScreens } from "./test-screens.ts";

testScreens(community);
