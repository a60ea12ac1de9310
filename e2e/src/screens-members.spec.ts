import { members } from "./screens/members.ts";
import { testScreens } from "./screens/test-screens.ts";

testScreens(members);
