import { Font } from '@react-pdf/renderer';
import * as faces from '../../build/documents/fonts.js';

/** Families that stand in for letters which the product's own have not, in the order in which they are tried. */
const OTHERS = [
	['More', faces.more],
	['Hebrew', faces.hebrew],
	['Arabic', faces.arabic],
	['Emoji', faces.emoji],
] as const;

/** Letters of a word that fit the narrowest column of a document. */
const LONGEST_PART = 16;

let hasFonts = false;

/** Fonts are kept for all documents of an isolate. */
export function registerFonts(): void {
	if (hasFonts) return;
	Font.register({ family: 'Serif', src: faces.serif.src });
	Font.register({
		family: 'Sans',
		fonts: [
			{ src: faces.sans.src, fontWeight: 400 },
			{ src: faces.sansBold.src, fontWeight: 600 },
		],
	});
	for (const [family, face] of OTHERS) Font.register({ family, src: face.src });
	Font.registerHyphenationCallback(breakWord);
	hasFonts = true;
}

/** Words are not broken, since react-pdf breaks as English does; only what no line can hold is. */
function breakWord(word: string): string[] {
	const letters = [...word];
	if (letters.length <= 2 * LONGEST_PART) return [word];
	return Array.from({ length: Math.ceil(letters.length / LONGEST_PART) }, (_, at) =>
		letters.slice(at * LONGEST_PART, (at + 1) * LONGEST_PART).join(''),
	);
}

function covers(face: { covered: readonly (readonly [number, number])[] }, point: number): boolean {
	return face.covered.some(([from, to]) => point >= from && point <= to);
}

/** Joiners, selectors of a variant, tones of skin and marks of direction: without a shape of their own here. */
const SHAPELESS = /\p{Cc}|\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}/gu;
/** Stands for a letter that no font has, so that a reader sees that something is missing. */
const UNKNOWN = '\ufffd';

/** Families for a text beside the product's own; `printable` replaces what none has. */
export type Fonts = { sans: string[]; serif: string[] };

/** The families that texts need. Each is loaded for a document that needs it alone. */
export function fontsFor(texts: readonly string[]): Fonts {
	const points = new Set(texts.flatMap((text) => [...text].map((letter) => letter.codePointAt(0) ?? 0)));
	const rest = [...points].filter((point) => !covers(faces.sans, point));
	const others = OTHERS.filter(([, face]) => rest.some((point) => covers(face, point))).map(([family]) => family);
	return { sans: ['Sans', ...others], serif: ['Serif', 'Sans', ...others] };
}

const FACES = [faces.sans, ...OTHERS.map(([, face]) => face)];

/** A text of letters that the fonts have; line breaks stay. */
export function printable(text: string): string {
	const shaped = text.normalize('NFC').replace(SHAPELESS, (letter) => (letter === '\n' ? letter : ''));
	return [...shaped]
		.map((letter) => {
			const point = letter.codePointAt(0) ?? 0;
			return letter === '\n' || FACES.some((face) => covers(face, point)) ? letter : UNKNOWN;
		})
		.join('');
}

/** Whether a text begins in a script that is written from right to left. */
export function isRightToLeft(text: string): boolean {
	const [first] = /\p{L}/u.exec(text) ?? [];
	return first !== undefined && /\p{Script=Hebrew}|\p{Script=Arabic}/u.test(first);
}

/** Whether the serif has every letter of a text. */
export function isInSerif(text: string): boolean {
	return [...text].every((letter) => covers(faces.serif, letter.codePointAt(0) ?? 0));
}
