// Makes the app's icons as PNG files from public/icon.svg, which fills its square and keeps what matters in the
// middle, so that one drawing serves both plain and maskable icons. Run it after changing the drawing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const folder = join(import.meta.dirname, '..', 'public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  for (const size of [180, 192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`,
    );
    const file = `icon-${size}.png`;
    await page.screenshot({ path: join(folder, file) });
    await page.close();
    console.log(`public/${file}`);
  }
} finally {
  await browser.close();
}
