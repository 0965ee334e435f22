import { encode } from 'uqr';
import { isQrIban } from './creditor-reference';
import { epcPayload } from './epc-payload';
import { swissPayload } from './swiss-payload';
import type { Transfer } from './transfer';

/** A QR code to draw: an SVG path of unit squares in a square of `size`, quiet zone included. */
export type TransferCode = {
	kind: 'epc' | 'swiss';
	payload: string;
	size: number;
	path: string;
	/** Of a Swiss code: rectangles over its middle, drawn in this order, `[x, y, width, height]`. */
	cross: { color: '#ffffff' | '#000000'; box: [number, number, number, number] }[];
};

/** Modules of white around a code. */
const QUIET = 4;
/** Largest versions of the standards: 13 for EPC069-12, 25 for the Swiss code. */
const VERSIONS = { epc: 13, swiss: 25 } as const;
/** Measures of the Swiss code in millimetres. */
const SWISS_SIDE = 46;
const CROSS = { white: 7, black: 6, armWidth: 7 / 6, armLength: 35 / 9 };

/**
 * The code of a transfer (PAYMENT-4): EPC069-12 for EUR, the Swiss code for CHF and for EUR to a QR-IBAN. Null where neither standard takes it: another
 * currency, CHF to an account elsewhere, a Swiss creditor without address, or a reference the account does not take. It can be paid by its lines then.
 */
export function transferCode(transfer: Transfer): TransferCode | null {
	const kind = transfer.amount.currency === 'EUR' && !isQrIban(transfer.creditor.iban) ? 'epc' : 'swiss';
	try {
		return drawCode(kind, kind === 'epc' ? epcPayload(transfer) : swissPayload(transfer));
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}

/** Both standards ask for error correction M, no more: a higher level would make the modules smaller. */
function drawCode(kind: TransferCode['kind'], payload: string): TransferCode {
	const { data } = encode(payload, { ecc: 'M', boostEcc: false, border: 0, maxVersion: VERSIONS[kind] });
	return {
		kind,
		payload,
		size: data.length + 2 * QUIET,
		path: data.map((row, y) => rowPath(row, y + QUIET)).join(''),
		cross: kind === 'swiss' ? crossOf(data.length) : [],
	};
}

/** A rectangle for each run of dark modules. */
function rowPath(row: boolean[], y: number): string {
	let path = '';
	for (let x = 0; x < row.length; x += 1) {
		let length = 0;
		while (row[x + length]) length += 1;
		if (length > 0) path += `M${x + QUIET} ${y}h${length}v1h-${length}z`;
		x += length;
	}
	return path;
}

function crossOf(modules: number): TransferCode['cross'] {
	const middle = QUIET + modules / 2;
	const box = (width: number, height: number): [number, number, number, number] => {
		const w = (width * modules) / SWISS_SIDE;
		const h = (height * modules) / SWISS_SIDE;
		return [middle - w / 2, middle - h / 2, w, h];
	};
	return [
		{ color: '#ffffff', box: box(CROSS.white, CROSS.white) },
		{ color: '#000000', box: box(CROSS.black, CROSS.black) },
		{ color: '#ffffff', box: box(CROSS.armLength, CROSS.armWidth) },
		{ color: '#ffffff', box: box(CROSS.armWidth, CROSS.armLength) },
	];
}

/** The code as a picture of its own, black on white in every look of the page. */
export function transferCodeSvg({ size, path, cross }: TransferCode): string {
	const squares = cross.map(({ color, box: [x, y, width, height] }) => {
		const [left, top, w, h] = [x, y, width, height].map((length) => length.toFixed(3));
		return `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="${color}"/>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h${size}v${size}H0z"/><path fill="#000000" d="${path}"/>${squares.join('')}</svg>`;
}
