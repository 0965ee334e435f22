import type { BrandTokenName } from '~/domain/brand/brand-tokens';

/** [foreground, background, least contrast]: every pair the design uses. Text 4.5, controls and pressed states 3. */
export const TEXT_PAIRS: readonly (readonly [BrandTokenName, BrandTokenName, number])[] = [
	...(['ink', 'ink2', 'heading', 'accent-ink', 'price'] as const).flatMap((text) =>
		(['sheet', 'paper', 'row-hover', 'light1', 'light2'] as const).map((ground) => [text, ground, 4.5] as const),
	),
	['inverted-font', 'main', 4.5],
	['inverted-font', 'main-hover', 4.5],
	['dim', 'main', 4.5],
	['accent-on-dark', 'main', 4.5],
	['ink', 'heat', 4.5],
	['on-accent', 'accent', 4.5],
	['on-accent', 'accent-hover', 4.5],
	['on-accent', 'accent-pressed', 3],
	['menu-font', 'menu-ground', 4.5],
	['field', 'sheet', 3],
	['field', 'paper', 3],
	['ok', 'sheet', 4.5],
	['ok', 'paper', 4.5],
	['err', 'sheet', 4.5],
	['err', 'paper', 4.5],
	['err', 'err-bg', 4.5],
];
