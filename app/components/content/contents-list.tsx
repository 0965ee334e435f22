import { useTranslation } from 'react-i18next';

type Part = { id: string; heading: string };

/** Table of contents: beside the text and always in sight from 800 px on, folded away above it below that. */
export function ContentsList({ parts }: { parts: readonly Part[] }) {
	const { t } = useTranslation('content');
	return (
		<>
			<nav aria-label={t('onThisPage')} className="max-lg:hidden">
				<div className="sticky top-8 max-h-[calc(100dvh-4rem)] overflow-y-auto pb-4 pl-px">
					<p className="pb-3 text-small font-semibold">{t('onThisPage')}</p>
					<Links parts={parts} />
				</div>
			</nav>
			<details className="border-y border-line2 lg:hidden">
				<summary className="flex min-h-14 items-center justify-between gap-6 font-medium">
					{t('onThisPage')}
					<span className="toggle-sign" />
				</summary>
				<nav aria-label={t('onThisPage')} className="pb-4">
					<Links parts={parts} />
				</nav>
			</details>
		</>
	);
}

function Links({ parts }: { parts: readonly Part[] }) {
	return (
		<ol>
			{parts.map((part) => (
				<li key={part.id} className="border-t border-line">
					<a
						href={`#${part.id}`}
						className="block py-2.5 text-small text-ink2 transition-colors duration-150 hover:text-accent-ink"
					>
						{part.heading}
					</a>
				</li>
			))}
		</ol>
	);
}
