import { practice } from "./screens/practice.ts";
import { testScreens } from "./screens/test-screens.ts";

testScreens(practice);
