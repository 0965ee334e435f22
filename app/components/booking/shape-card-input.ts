import { typedCardNumber, typedExpiry, typedSecurityCode } from '~/domain/card/card-typing';

const SHAPES = { number: typedCardNumber, expiry: typedExpiry, code: typedSecurityCode };

export type CardInput = keyof typeof SHAPES;

/** Formats what was typed (PRIVACY-3); the cursor stays behind the same digit, and at the end. */
export function shapeCardInput(input: HTMLInputElement, kind: CardInput): void {
	const text = SHAPES[kind](input.value);
	if (text === input.value) return;
	const cursor = input.selectionStart ?? input.value.length;
	const digits = cursor === input.value.length ? Infinity : input.value.slice(0, cursor).replace(/\D/g, '').length;
	input.value = text;
	let position = 0;
	for (let seen = 0; position < text.length && seen < digits; position += 1)
		if (/\d/.test(text[position] ?? '')) seen += 1;
	input.setSelectionRange(position, position);
}
