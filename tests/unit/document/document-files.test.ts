import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#db/client';
import { knownBrands } from '~/domain/brand/known-brands';
import type { ProposalDocument } from '~/domain/document/document';
import { readDocumentFiles } from '~/domain/document/document-files.server';
import { documentFrame } from '~/domain/document/document-frame';
import { enquiryContext } from '../../integration/enquiry/enquiry-context';

const STORE = 'https://pictures.example';
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const LOGO = `${STORE}/logos/agency.png`;
const FOOT = '/brands/foot.svg';

/** What the store has, by address; 'away': it does not answer. */
const stored = new Map<string, Uint8Array<ArrayBuffer> | 'away'>();
beforeEach(() => {
	stored.clear();
	stored.set(LOGO, pngHead(120, 40));
	vi.stubGlobal('fetch', async (address: string) => {
		const found = stored.get(address);
		if (found === 'away') throw new TypeError('fetch failed');
		return found ? new Response(found) : new Response(null, { status: 404 });
	});
});
afterEach(() => vi.unstubAllGlobals());

/** As much of a PNG as is read of one. */
function pngHead(width: number, height: number): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(33);
	bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 0);
	bytes.set([0x49, 0x48, 0x44, 0x52], 12);
	new DataView(bytes.buffer).setUint32(16, width);
	new DataView(bytes.buffer).setUint32(20, height);
	return bytes;
}

const base = enquiryContext(openDatabase({ url: 'http://127.0.0.1:1' }));
const drawing = new TextEncoder().encode('<svg viewBox="0 0 300 60"></svg>');
const ctx = {
	...base,
	services: { ...base.services, readAsset: async (path: string) => (path === FOOT ? drawing : null) },
};

const frame = documentFrame(knownBrands().of('default'), {
	...{ language: 'en' as const, title: 'Option', sender: 'Agency', senderLines: [], mark: '', watermark: null },
});
const document: ProposalDocument = {
	kind: 'proposal',
	frame: { ...frame, logo: { src: LOGO, width: 120, height: 40 }, footerBackground: FOOT },
	cover: {
		picture: { hash: 'a1', width: 480, colour: '#808890', isMirrored: false, position: null },
		...{ title: 'Chalet', subtitle: '', letter: [], facts: [], agent: null },
	},
	...{ comparison: null, options: [], ownTerms: [] },
	closing: { title: '', steps: [], link: null, termsTitle: '', terms: [], agent: null, signature: ['', ''] },
};
const PICTURE = `${STORE}/a1/480.jpg`;

test('logo, foot and pictures are read, and what is whole may be cached', async () => {
	stored.set(PICTURE, JPEG);
	const { files, isWhole } = await readDocumentFiles(ctx, document);
	expect(files.pictures).toEqual({ 'a1/480': JPEG });
	expect(files.logo).toMatch(/^data:image\/png;base64,/);
	expect(files.footerBackground).toMatchObject({ width: 300, height: 60 });
	expect(isWhole).toBe(true);
});

test.each([
	['is missing', null],
	['is no JPEG', new TextEncoder().encode('<html>')],
	['is too heavy', new Uint8Array(1_500_001).fill(0xff).with(1, 0xd8)],
	['does not come', 'away' as const],
])('a picture that %s is left out, and the document is printed anew the next time', async (_, bytes) => {
	if (bytes !== null) stored.set(PICTURE, bytes);
	const { files, isWhole } = await readDocumentFiles(ctx, document);
	expect([files.pictures, isWhole]).toEqual([{}, false]);
	expect(files.logo).not.toBeNull();
});

test('a logo that does not come is asked for again, one that paper cannot show is not', async () => {
	stored.set(PICTURE, JPEG);
	stored.set(LOGO, 'away');
	expect(await readDocumentFiles(ctx, document)).toMatchObject({ files: { logo: null }, isWhole: false });
	stored.set(LOGO, new TextEncoder().encode('GIF89a'));
	expect(await readDocumentFiles(ctx, document)).toMatchObject({ files: { logo: null }, isWhole: true });
});

test('nothing is fetched from a place that is not ours', async () => {
	stored.set(PICTURE, JPEG);
	const foreign = 'https://elsewhere.example/logos/agency.png';
	stored.set(foreign, pngHead(1, 1));
	const of = { ...document, frame: { ...document.frame, logo: { src: foreign, width: 1, height: 1 } } };
	expect(await readDocumentFiles(ctx, of)).toMatchObject({ files: { logo: null }, isWhole: true });
});
