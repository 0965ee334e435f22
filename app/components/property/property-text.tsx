import { Section, type SectionId } from './section';

type PropertyTextProps = {
	id: SectionId;
	title: string;
	/** Rendered on the server out of Markdown, raw HTML escaped. */
	html: string | null;
	/** Where the text is written in another language than the page. */
	language: string | undefined;
	isOpen?: boolean;
};

/** One of the property's texts as a section; nothing without a text. */
export function PropertyText({ id, title, html, language, isOpen = true }: PropertyTextProps) {
	if (!html) return null;
	return (
		<Section id={id} title={title} isOpen={isOpen}>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
			<div lang={language} className="house-text" dangerouslySetInnerHTML={{ __html: html }} />
		</Section>
	);
}
