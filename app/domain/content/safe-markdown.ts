import { escapeHtml } from '../mail/escape-html';

/** Addresses that a link in Markdown may have. */
export const SAFE_ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** Renderers that show raw HTML and pictures as their text. */
export const WITHOUT_HTML = {
	html: ({ text }: { text: string }) => escapeHtml(text),
	image: ({ text }: { text: string }) => escapeHtml(text),
};
