import { escapeHtml } from '../escape-html';
import type { MailBrand } from '../mail-brand';
import type { MailBlock, Row } from './mail-description';

export const SERIF = "'Cormorant Garamond',Georgia,'Times New Roman',serif";
export const SANS = "Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif";

/** A block as rows of the mail's table; its texts are encoded here. */
export function blockHtml(block: MailBlock, brand: MailBrand): string[] {
	switch (block.type) {
		case 'picture':
			return [pictureBlock(block.url, block.alt, brand)];
		case 'title':
			return [titleBlock(block.title, block.kicker, brand)];
		case 'paragraphs':
			return [textBlock(block.paragraphs, brand)];
		case 'facts':
			return [...(block.heading ? [headingBlock(block.heading, brand)] : []), rowsBlock(block.rows, brand)];
		case 'summary':
			return [summaryBlock(block, brand)];
		case 'properties': {
			const rows = block.properties.map(({ name, place, shown, url }): Row => [place, `${name}\n${shown}`, url]);
			return [headingBlock(block.heading, brand), rowsBlock(rows, brand)];
		}
		case 'quote':
			return [quoteBlock(block.label, block.text, brand)];
		case 'steps':
			return [headingBlock(block.heading, brand), stepsBlock(block.steps, brand)];
		case 'button':
			return [buttonBlock(block.label, block.href, brand)];
		case 'link':
			return [linkBlock(block.label, block.href, brand)];
	}
}

function pictureBlock(url: string, alt: string, brand: MailBrand): string {
	return `<tr><td bgcolor="${brand.colors.light1}" style="padding:0;background:${brand.colors.light1};font-family:${SANS};font-size:14px;line-height:22px;color:${brand.colors.ink2}"><img src="${escapeHtml(url)}" width="600" height="400" alt="${escapeHtml(alt)}" style="display:block;width:100%;max-width:600px;height:auto;border:0"></td></tr>`;
}

/** A serif heading, with a small line above it where one is given. */
function titleBlock(title: string, kicker: string | undefined, brand: MailBrand): string {
	const above =
		kicker === undefined
			? ''
			: `<p style="margin:0 0 6px;font-family:${SANS};font-size:14px;line-height:22px;color:${brand.colors.ink2}">${escapeHtml(kicker)}</p>`;
	return `<tr><td class="side" style="padding:40px 40px 0">${above}<h1 class="h1" style="margin:0;font-family:${SERIF};font-size:32px;line-height:39px;font-weight:500;font-variant-numeric:lining-nums;color:${brand.colors.heading};overflow-wrap:anywhere">${escapeHtml(title)}</h1></td></tr>`;
}

function headingBlock(text: string, brand: MailBrand): string {
	return `<tr><td class="side" style="padding:40px 40px 0"><h2 style="margin:0;padding:0 0 14px;border-bottom:1px solid ${brand.colors.line};font-family:${SERIF};font-size:23px;line-height:30px;font-weight:500;font-variant-numeric:lining-nums;color:${brand.colors.heading};overflow-wrap:anywhere">${escapeHtml(text)}</h2></td></tr>`;
}

/** Paragraphs; line breaks within one stay. */
function textBlock(paragraphs: readonly string[], brand: MailBrand): string {
	const style = `margin:0;padding:18px 0 0;font-family:${SANS};font-size:16px;line-height:26px;color:${brand.colors.ink}`;
	return `<tr><td class="side" style="padding:0 40px">${paragraphs.map((text) => `<p style="${style};overflow-wrap:anywhere">${withBreaks(text)}</p>`).join('\n')}</td></tr>`;
}

/** Facts under each other, ruled; a row may be a link. */
function rowsBlock(rows: readonly Row[], brand: MailBrand): string {
	const rule = `border-bottom:1px solid ${brand.colors.line}`;
	const cell = `padding:11px 0;${rule};font-family:${SANS};font-size:15px;line-height:23px;vertical-align:top`;
	const body = rows.map(([label, value, href]) => {
		const text = withBreaks(value);
		const shown = href
			? `<a href="${escapeHtml(href)}" style="color:${brand.colors['accent-ink']};text-decoration:underline">${text}</a>`
			: text;
		return `<tr><td width="32%" style="${cell};width:32%;padding-right:16px;color:${brand.colors.ink2}">${escapeHtml(label)}</td><td style="${cell};color:${brand.colors.ink};font-variant-numeric:tabular-nums lining-nums;overflow-wrap:anywhere">${shown}</td></tr>`;
	});
	return `<tr><td class="side" style="padding:0 40px">${table('', body.join('\n'))}</td></tr>`;
}

/** What was asked at a glance: place and name of the property, facts with their values at the right edge, the amount large. */
function summaryBlock(summary: MailBlock & { type: 'summary' }, brand: MailBrand): string {
	const { colors } = brand;
	const place = summary.place
		? `<p style="margin:0 0 2px;font-family:${SANS};font-size:14px;line-height:22px;color:${colors.ink2}">${escapeHtml(summary.place)}</p>`
		: '';
	const name = `<h2 style="margin:0;padding:0 0 14px;font-family:${SERIF};font-size:25px;line-height:31px;font-weight:500;font-variant-numeric:lining-nums;color:${colors.heading};overflow-wrap:anywhere">${escapeHtml(summary.name)}</h2>`;
	const cell = `padding:6px 0;font-family:${SANS};font-size:15px;line-height:23px;vertical-align:top`;
	const row = ([label, value]: Row) =>
		`<tr><td style="${cell};padding-right:20px;color:${colors.ink2}">${escapeHtml(label)}</td><td align="right" style="${cell};text-align:right;color:${colors.ink};font-variant-numeric:tabular-nums lining-nums;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`;
	const total = summary.total
		? `<tr><td style="padding:16px 20px 0 0;font-family:${SANS};font-size:15px;line-height:30px;color:${colors.ink2}">${escapeHtml(summary.total[0])}</td><td align="right" style="padding:16px 0 0;text-align:right;font-family:${SANS};font-size:20px;line-height:30px;font-weight:600;font-variant-numeric:tabular-nums;color:${colors.price};white-space:nowrap">${escapeHtml(summary.total[1])}</td></tr>`
		: '';
	const rows = `<tr><td colspan="2" style="padding:8px 0 0;border-top:1px solid ${colors.line};font-size:0;line-height:0">&nbsp;</td></tr>${summary.rows.map(row).join('\n')}${total}`;
	return `<tr><td class="side" style="padding:32px 40px 0">${table(`background:${colors.light1}`, `<tr><td class="panel" bgcolor="${colors.light1}" style="padding:28px 32px 26px;background:${colors.light1}">${place}${name}${table('', rows)}</td></tr>`)}</td></tr>`;
}

/** Words of the guest, set apart from ours by a line in the accent. */
function quoteBlock(label: string, text: string, brand: MailBrand): string {
	const { accent, ink, ink2 } = brand.colors;
	return `<tr><td class="side" style="padding:28px 40px 0">${table('', `<tr><td style="padding:2px 0 2px 22px;border-left:2px solid ${accent};font-family:${SANS};font-size:16px;line-height:26px;color:${ink};overflow-wrap:anywhere"><span style="display:block;padding:0 0 4px;font-size:13px;line-height:20px;color:${ink2}">${escapeHtml(label)}</span>${withBreaks(text)}</td></tr>`)}</td></tr>`;
}

/** Numbered steps, the numerals in the accent's ink. */
function stepsBlock(steps: readonly { title: string; text: string }[], brand: MailBrand): string {
	const body = steps.map(
		({ title, text }, index) =>
			`<tr><td width="44" style="width:44px;padding:18px 0 0;vertical-align:top"><span class="serif" style="font-family:${SERIF};font-size:26px;line-height:28px;font-variant-numeric:lining-nums;color:${brand.colors['accent-ink']}">${index + 1}</span></td><td style="padding:18px 0 0;vertical-align:top;font-family:${SANS};font-size:15px;line-height:24px;color:${brand.colors.ink2}"><strong style="display:block;font-size:16px;line-height:26px;font-weight:600;color:${brand.colors.ink}">${escapeHtml(title)}</strong>${escapeHtml(text)}</td></tr>`,
	);
	return `<tr><td class="side" style="padding:0 40px">${table('', body.join('\n'))}</td></tr>`;
}

function buttonBlock(text: string, href: string, brand: MailBrand): string {
	const { accent, 'on-accent': ink } = brand.colors;
	return `<tr><td class="side" style="padding:32px 40px 0"><table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate"><tr><td class="button" bgcolor="${accent}" style="background:${accent};border-radius:2px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;border:1px solid ${accent};border-radius:2px;font-family:${SANS};font-size:16px;line-height:22px;font-weight:600;color:${ink};text-decoration:none">${escapeHtml(text)}</a></td></tr></table></td></tr>`;
}

/** A quiet link, such as the one that ends a subscription. */
function linkBlock(text: string, href: string, brand: MailBrand): string {
	return `<tr><td class="side" style="padding:28px 40px 0;font-family:${SANS};font-size:14px;line-height:22px"><a href="${escapeHtml(href)}" style="color:${brand.colors['accent-ink']};text-decoration:underline">${escapeHtml(text)}</a></td></tr>`;
}

function withBreaks(text: string): string {
	return escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
}

function table(style: string, rows: string): string {
	return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;${style}">${rows}</table>`;
}
