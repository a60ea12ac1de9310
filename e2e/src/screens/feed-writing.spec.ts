import { feedWriting } from "./tables/feed-writing.ts";
import { testScreens } from "./test-screens.ts";

testScreens(feedWriting);
