import { members } from "./tables/members.ts";
import { testScreens } from "./test-screens.ts";

testScreens(members);
