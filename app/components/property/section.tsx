import type { ReactNode } from 'react';

export type SectionId =
	| 'general'
	| 'rooms'
	| 'information'
	| 'location'
	| 'distances'
	| 'highlights'
	| 'services'
	| 'equipment'
	| 'floorplans'
	| 'availabilities'
	| 'terms'
	| 'reviews';

type SectionProps = {
	id: SectionId;
	title: string;
	/** `below`: content under the heading; `beside`: on wide screens the heading is in columns 1 to 4 and the content in 5 to 12. */
	layout?: 'below' | 'beside';
	isOpen?: boolean;
	children: ReactNode;
};

/** One part of the accordion, a native one: it opens without script. */
export function Section({ id, title, layout = 'below', isOpen = true, children }: SectionProps) {
	const content =
		layout === 'beside'
			? 'relative pb-10 lg:pb-14 xl:pointer-events-none xl:-mt-15 xl:ml-[35%] xl:mr-14 xl:*:pointer-events-auto'
			: 'pb-10 lg:pb-14';
	return (
		<details id={id} open={isOpen} className="scroll-mt-24 border-t border-line2">
			<summary className="flex min-h-18 items-center justify-between gap-6 py-5 hover:[&>*]:text-accent-ink lg:min-h-22">
				<h2 className="text-h3 transition-colors duration-150">{title}</h2>
				<span className="toggle-sign" />
			</summary>
			<div className={content}>{children}</div>
		</details>
	);
}
