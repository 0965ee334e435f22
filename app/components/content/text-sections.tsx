import type { ContentSection } from '~/domain/content/content-html.server';

/** Markdown of our own, rendered when the site was built. */
export function ContentHtml({ html }: { html: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered without raw HTML
	return <div className="content-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** One part of a story: its heading beside it, as on a property's page. */
export function StorySection({ section }: { section: ContentSection }) {
	return (
		<section
			aria-labelledby={section.id}
			className="grid gap-x-8 gap-y-5 border-t border-line2 py-10 lg:grid-cols-3 lg:py-14"
		>
			<h2 id={section.id} className="scroll-mt-8 text-h3">
				{section.heading}
			</h2>
			<div className="lg:col-span-2">
				<ContentHtml html={section.html} />
			</div>
		</section>
	);
}

type ReferenceSectionProps = { section: ContentSection; heading?: 'h2' | 'h3' };

/** One part of a reference page: its heading is above, because the table of contents is beside it. */
export function ReferenceSection({ section, heading: Heading = 'h2' }: ReferenceSectionProps) {
	return (
		<section aria-labelledby={section.id} className="border-t border-line2 py-8 first:border-t-0 first:pt-0 lg:py-10">
			<Heading id={section.id} className="scroll-mt-8 text-h3">
				{section.heading}
			</Heading>
			<div className="mt-5">
				<ContentHtml html={section.html} />
			</div>
		</section>
	);
}
