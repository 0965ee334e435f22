const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for HTML, in elements and quoted attributes alike. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
