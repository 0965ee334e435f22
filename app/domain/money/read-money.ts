/** What is wrong with an amount, and what would be right. */
type Wrong = { wrong: string; right: string };

const SIGNS: Readonly<Record<string, string>> = {
	'€': 'EUR',
	$: 'USD',
	US$: 'USD',
	'£': 'GBP',
	Fr: 'CHF',
	'Fr.': 'CHF',
	SFr: 'CHF',
	'SFr.': 'CHF',
};

/**
 * An amount as people write it, `$1,250.00`, `1.250,50 €`, `CHF 1'250.–`, as a plain number such as `1250.50`. The last of two different
 * signs is the decimal one; a single one is it unless three digits follow. A sign of another currency than `currency` is refused.
 */
export function readMoney(text: string, currency?: string): string | Wrong {
	const fail = (wrong: string) => ({
		wrong: `"${text}" ${wrong}`,
		right: "an amount such as $100.00, 1.234,50 € or CHF 1'250",
	});
	const parts = /^(\D*?)(-?\d[\d.,'’\s]*?)(\s*(?:[.,]\s*[-–—]+)?\s*)(\D*)$/u.exec(text.trim());
	if (!parts) return fail('is no amount');
	const [, before = '', digits = '', , after = ''] = parts;
	const sign = (before.trim() || after.trim()).replace(/^[-–—]$/, '');
	if (before.trim() !== '' && after.trim() !== '') return fail('has two currencies');
	const code = SIGNS[sign] ?? sign.toUpperCase();
	if (sign !== '' && !/^[A-Z]{3}$/.test(code)) return fail(`has a sign that is no currency (${sign})`);
	if (sign !== '' && currency !== undefined && code !== currency) return fail(`is in ${code}`);
	const plain = plainNumber(digits.replace(/[\s'’]/gu, ''));
	return plain ?? fail('is no amount');
}

/** `1,234.5` and `1.234,5` as `1234.5`; null where groups and decimals cannot be told apart. */
export function plainNumber(digits: string): string | null {
	const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
	if (last < 0) return /^-?\d+$/.test(digits) ? digits : null;
	const separator = digits[last] ?? '';
	const other = separator === '.' ? ',' : '.';
	const isOnly = digits.indexOf(separator) === last && !digits.includes(other);
	const behind = digits.length - last - 1;
	const isGroup = (isOnly && behind === 3) || (!isOnly && !digits.includes(other));
	const whole = isGroup ? digits : digits.slice(0, last);
	const group = isGroup ? separator : other;
	if (!/^-?\d{1,3}([.,]\d{3})*$|^-?\d+$/.test(whole) || (whole.includes(separator) && !isGroup)) return null;
	const decimals = isGroup ? '' : digits.slice(last + 1);
	return `${whole.replaceAll(group, '')}${decimals === '' ? '' : `.${decimals}`}`;
}
