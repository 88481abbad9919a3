// Before the tests: looks for a Chromium to try the screens in, and installs one where there is none.
import { findChromium } from '../e2e/chromium.ts';

findChromium();
