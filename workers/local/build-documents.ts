import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

/** Latin, its extensions A, and the signs that stand in texts and prices. */
const LATIN = [
	[0x20, 0x7e],
	[0xa0, 0x17f],
	[0x2010, 0x2026],
	[0x202f, 0x203a],
	[0x20ac, 0x20ac],
	[0x2122, 0x2122],
	[0x2190, 0x2192],
	[0x2212, 0x2212],
] as const;
const GREEK_AND_CYRILLIC = [
	[0x370, 0x3ff],
	[0x400, 0x52f],
] as const;

/** `letters`: what of a font is used. The first three are those of the product; the others stand in for what those have not. */
const FONTS = [
	{
		name: 'serif',
		file: 'cormorant-garamond/500Medium/CormorantGaramond_500Medium.ttf',
		letters: LATIN,
	},
	{ name: 'sans', file: 'figtree/400Regular/Figtree_400Regular.ttf', letters: LATIN },
	{ name: 'sansBold', file: 'figtree/600SemiBold/Figtree_600SemiBold.ttf', letters: LATIN },
	{
		name: 'more',
		file: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
		letters: [[0x1e00, 0x1eff], ...GREEK_AND_CYRILLIC, [0xfffd, 0xfffd]],
	},
	{
		name: 'hebrew',
		file: 'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
		letters: [[0x591, 0x5f4]],
	},
	{
		name: 'arabic',
		file: 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
		letters: [[0x60c, 0x6ff]],
	},
	{
		name: 'emoji',
		file: 'noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
		letters: [
			[0x2600, 0x27bf],
			[0x2b50, 0x2b55],
			[0x1f300, 0x1f64f],
			[0x1f680, 0x1f6ff],
			[0x1f90c, 0x1f9ff],
			[0x1fa70, 0x1faff],
		],
	},
] as const;

/** The code points of a font that stand in its subset, as pairs of first and last. */
function coverage(whole: Buffer, letters: readonly (readonly [number, number])[]): [number, number][] {
	const known = new Set(create(whole).characterSet);
	const ranges: [number, number][] = [];
	for (const [from, to] of letters)
		for (let point = from; point <= to; point += 1) {
			const last = ranges.at(-1);
			if (!known.has(point)) continue;
			if (last && last[1] === point - 1) last[1] = point;
			else ranges.push([point, point]);
		}
	return ranges;
}

/**
 * What the documents worker is made of besides its own files, into `build/documents/`: the layout engine of react-pdf without wasm, since
 * it compiles its own at run time, which no worker may; and the fonts, cut to what texts of proposals need. Once, since nothing in
 * it changes but with the packages.
 */
export async function buildDocuments(root: string): Promise<void> {
	const folder = join(root, 'build', 'documents');
	const stamp = join(folder, 'stamp');
	const sources = ['package-lock.json', 'workers/local/build-documents.ts'].map((file) =>
		readFileSync(join(root, file)),
	);
	const print = createHash('sha256').update(Buffer.concat(sources)).digest('hex');
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
	mkdirSync(folder, { recursive: true });
	buildYoga(root, folder);
	const fonts = await Promise.all(
		FONTS.map(async ({ name, file, letters }) => {
			const whole = readFileSync(join(root, 'node_modules', '@expo-google-fonts', file));
			const covered = coverage(whole, letters);
			const text = covered.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
			const cut = await subsetFont(whole, String.fromCodePoint(...text), { targetFormat: 'truetype' });
			const src = `data:font/ttf;base64,${cut.toString('base64')}`;
			return `export const ${name} = { src: '${src}', covered: ${JSON.stringify(covered)} };\n`;
		}),
	);
	writeFileSync(join(folder, 'fonts.js'), fonts.join(''));
	writeFileSync(stamp, print);
}

/** The engine as plain JavaScript (`yoga-asm.js`) and its glue without the binary in it (`yoga-glue.js`). */
function buildYoga(root: string, folder: string): void {
	const glue = readFileSync(join(root, 'node_modules/yoga-layout/dist/binaries/yoga-wasm-base64-esm.js'), 'utf8');
	const binary = /data:application\/octet-stream;base64,([A-Za-z0-9+/=]+)/.exec(glue)?.[1];
	if (!binary) throw new Error('yoga-layout holds no binary where it was looked for');
	writeFileSync(join(folder, 'yoga.wasm'), Buffer.from(binary, 'base64'));
	const wasm2js = join(root, 'node_modules/binaryen/bin/wasm2js');
	const made = spawnSync(process.execPath, [wasm2js, join(folder, 'yoga.wasm'), '-O3', '--pedantic'], {
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024,
	});
	if (made.status !== 0) throw new Error(`wasm2js failed: ${made.stderr.slice(-2000)}`);
	// Its tail wires it to itself at once; the engine wants to hand over its imports first.
	const body = made.stdout.replace(/^import \* as a from 'a';$/m, '').replace(/var retasmFunc = [\s\S]*$/, '');
	writeFileSync(join(folder, 'yoga-asm.js'), `${body}\nexport default asmFunc;\n`);
	writeFileSync(join(folder, 'yoga-glue.js'), glue.replace(binary, ''));
}
