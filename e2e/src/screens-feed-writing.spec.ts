import { feedWriting } from "./screens/feed-writing.ts";
import { testScreens } from "./screens/test-screens.ts";

testScreens(feedWriting);
