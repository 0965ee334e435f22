/** Browsers and systems by what they call themselves, the most particular first: most call themselves Chrome and Safari too. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
	[/\bEdg(?:A|iOS)?\//, 'Edge'],
	[/\bOPR\/|\bOpera\b/, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\bVivaldi\//, 'Vivaldi'],
	[/\bFirefox\/|\bFxiOS\//, 'Firefox'],
	[/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bLinux\b/, 'Linux'],
];

/** `Firefox · Windows`: enough to recognise one's own browser, too little to tell two people apart. Null where neither is known. */
export function deviceName(userAgent: string | null): string | null {
	const text = (userAgent ?? '').slice(0, 500);
	const nameIn = (list: typeof BROWSERS) => list.find(([sign]) => sign.test(text))?.[1];
	return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(' · ') || null;
}

/** ISO code of the country that the edge saw a request come from; null for none, for Tor and for what is no code. */
export function countryOf(header: string | null): string | null {
	return header !== null && /^[A-Z]{2}$/.test(header) && header !== 'XX' ? header : null;
}
