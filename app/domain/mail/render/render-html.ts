import { localizedAddress } from '../../brand/localized-address';
import { escapeHtml } from '../escape-html';
import type { MailBrand } from '../mail-brand';
import { blockHtml, SANS, SERIF } from './html-blocks';
import type { MailDescription } from './mail-description';

/** Fills the rest of the preview line, so that it does not run on into the greeting. */
const PREVIEW_FILL = '&#847;&zwnj;&nbsp;'.repeat(60);

/**
 * The HTML of a mail: one column of at most 600 px in tables with inline styles, wordmark on top, the brand's address at the
 * foot. Every ground and text colour is set, and the mail says that it is light, so that a dark reader leaves it as it is or
 * turns all of it.
 */
export function renderHtml(mail: MailDescription): string {
	const { brand, language, subject, title = subject, preheader, reason } = mail;
	const { colors } = brand;
	const body = mail.blocks.flatMap((block) => (block ? blockHtml(block, brand) : []));
	const footer = [
		escapeHtml(brand.name),
		escapeHtml(localizedAddress(brand.postalAddress, language)),
		`${footerLink(brand, `tel:${brand.phone.replace(/[^+\d]/g, '')}`, brand.phone)} &nbsp;·&nbsp; ${footerLink(brand, `mailto:${brand.email}`, brand.email)}`,
	];
	return `<!doctype html>
<html lang="${language}" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(title)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>h1,h2,.serif{font-family:Georgia,serif !important}td,p,a{font-family:Arial,sans-serif}</style><![endif]-->
<style>
:root{color-scheme:light;supported-color-schemes:light}
a:hover{text-decoration:underline !important}
@media (max-width:619px){.outer{padding:0 !important}.side{padding-left:24px !important;padding-right:24px !important}.panel{padding:24px 20px 22px !important}.h1{font-size:27px !important;line-height:34px !important}.wide{width:100% !important}.button a{display:block !important;text-align:center !important}}
</style>
</head>
<body style="margin:0;padding:0;background:${colors.paper};color:${colors.ink};-webkit-text-size-adjust:100%;text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${PREVIEW_FILL}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colors.paper}" style="background:${colors.paper}">
<tr><td class="outer" align="center" style="padding:32px 16px 48px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colors.sheet}" style="width:100%;max-width:600px;margin:0 auto;background:${colors.sheet}">
<tr><td class="side" align="center" bgcolor="${colors.main}" style="padding:26px 40px 25px;background:${colors.main}"><a href="${escapeHtml(brand.origin)}" class="serif" style="font-family:${SERIF};font-size:22px;line-height:28px;font-weight:500;padding-left:0.16em;letter-spacing:0.16em;text-transform:uppercase;color:${colors['inverted-font']};text-decoration:none;overflow-wrap:anywhere">${escapeHtml(brand.wordmark ?? brand.name)}</a></td></tr>
${body.join('\n')}
<tr><td style="padding:0;height:48px;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td class="side" bgcolor="${colors.main}" style="padding:32px 40px 34px;background:${colors.main};font-family:${SANS};font-size:13px;line-height:21px;color:${colors.dim}">
${footer.join('<br>\n')}
<p style="margin:16px 0 0;font-size:12px;line-height:18px;color:${colors.dim};overflow-wrap:anywhere">${escapeHtml(reason)}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

function footerLink(brand: MailBrand, href: string, text: string): string {
	return `<a href="${escapeHtml(href)}" style="color:${brand.colors['accent-on-dark']};text-decoration:none">${escapeHtml(text)}</a>`;
}
