import { expect, it } from 'vitest';
import { isBotName } from '~/platform/bot-mark';

it.each([
	['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
	['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
	['Mozilla/5.0 (compatible; Yahoo! Slurp)', true],
	['facebookexternalhit/1.1', true],
	['Mozilla/5.0 (Macintosh) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Chrome-Lighthouse', true],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile/15E148 Safari/604.1',
		false,
	],
	['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', false],
	['Mozilla/5.0 (Linux; Android 15; CUBOT X90) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36', false],
	['', false],
])('%s: %s', (userAgent, isBot) => {
	expect(isBotName(userAgent)).toBe(isBot);
});
