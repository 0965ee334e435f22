import type { ReferenceField } from '../brand/brand-profile';

/**
 * A reference as it is kept (LEAD-9): where the brand's field has a prefix (`TLS`, `CC`), it always begins with it, whether it was
 * typed or not; '' when nothing else was typed.
 */
export function prefixedReference(typed: string, { prefix }: Pick<ReferenceField, 'prefix'>): string {
	const text = typed.trim();
	if (prefix === null) return text;
	const isTyped = text.slice(0, prefix.length).toUpperCase() === prefix.toUpperCase();
	const bare = (isTyped ? text.slice(prefix.length) : text).replace(/^[\s:-]+/, '');
	return bare === '' ? '' : `${prefix}${bare}`;
}
