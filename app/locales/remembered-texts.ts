import type { i18n, TFunction } from 'i18next';
import { MemoryCache } from '~/platform/cache/memory-cache';
import { TEXTS } from '~/platform/cache/policies';

/**
 * Makes an instance whose language and texts never change keep each text it has found: looking one up goes through i18next's
 * fallbacks, plurals and interpolation, which is a fifth of what rendering a list of houses costs. A text with values
 * (`{ count: 3 }`) is kept by its values when they are all plain; the memory is bounded.
 */
export function rememberTexts(instance: i18n): i18n {
	const original = instance.getFixedT.bind(instance) as (...args: unknown[]) => TFunction;
	const fixed = new Map<string, TFunction>();
	const getFixedT = (...args: unknown[]) => {
		const name = JSON.stringify(args);
		const known = fixed.get(name);
		if (known) return known;
		const made = remembering(original(...args));
		fixed.set(name, made);
		return made;
	};
	// i18next's types name every overload; what goes in and comes out is handed through unchanged.
	instance.getFixedT = getFixedT as unknown as i18n['getFixedT'];
	return instance;
}

type Find = (key: unknown, ...rest: unknown[]) => unknown;

function remembering(t: TFunction): TFunction {
	const texts = new MemoryCache<string>(TEXTS, (text) => text.length);
	const find: Find = (key, ...rest) => {
		const name = rest.length === 0 ? key : nameOf(key, rest);
		if (typeof name !== 'string') return (t as unknown as Find)(key, ...rest);
		const known = texts.get(name);
		if (known !== undefined) return known;
		const text = (t as unknown as Find)(key, ...rest);
		if (typeof text === 'string') texts.set(name, text);
		return text;
	};
	return Object.assign(find, t) as unknown as TFunction;
}

/** A name for a key with its values, or null where a value is no plain one. */
function nameOf(key: unknown, [options, ...more]: unknown[]): string | null {
	if (typeof key !== 'string' || more.length > 0 || typeof options !== 'object' || options === null) return null;
	let name = key;
	for (const [option, value] of Object.entries(options)) {
		if (typeof value !== 'string' && typeof value !== 'number') return null;
		name += `\n${option}\t${typeof value}\t${value}`;
	}
	return name;
}
