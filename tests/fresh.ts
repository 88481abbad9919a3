import { expect, vi } from 'vitest';

// Files of tests share a process, and every module that one of them has loaded. Each finds the clock and the globals as
// Node has them. The screens keep much in their modules, and their tests replace some: these find fresh ones.
vi.useRealTimers();
vi.unstubAllGlobals();
if (expect.getState().testPath?.includes('/packages/web/')) vi.resetModules();
