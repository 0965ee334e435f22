/** HTML that the server made of Markdown without raw HTML. */
export function MarkdownText({ html, language }: { html: string | null; language?: string | undefined }) {
	if (!html) return null;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped
	return <div lang={language} className="house-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
