import { useTranslation } from 'react-i18next';
import type { RowChange } from '~/domain/hotel-desk/rows/compare-rows';
import type { RowWords } from './row-words';

export type RowChangesProps = { part: string; title: string; rows: readonly RowChange[] };

/** What publishing would change of a list, row by row: what is read and what will be read beside each other. */
export function RowChangeList({ part, title, rows, words }: RowChangesProps & { words: RowWords }) {
	const { t } = useTranslation('hotel-page');
	const shown = (field: string, text: string) =>
		text === 'yes' ? t('review.yes') : text === '' ? t('review.empty') : words.choice(field, text);
	return (
		<section className="trade-card mt-6" aria-labelledby={`changes-${part}`}>
			<h2 id={`changes-${part}`} className="border-b border-hair px-4.5 py-3">
				{title}
			</h2>
			<ul>
				{rows.map(({ id, name, what, fields }) => (
					<li key={id} className="border-t border-hair px-4.5 py-3.5 first:border-t-0">
						<h3 className="font-semibold">
							{name}
							<span className="font-normal text-ink2">{`, ${what.map((each) => t(`review.rows.${each}`)).join(', ')}`}</span>
						</h3>
						<dl className="mt-1.5 grid gap-3">
							{fields.map(({ field, language, before, after }) => (
								<div key={`${field} ${language}`}>
									<dt className="text-note text-ink2">
										{words.label(field)}
										{language ? ` · ${t(`language.${language}`)}` : null}
									</dt>
									<dd className="mt-0.5 grid gap-x-6 gap-y-2 lg:grid-cols-2">
										{([before, after] as const).map((value, at) => (
											<div key={at ? 'after' : 'before'} className={at ? '' : 'text-ink2'}>
												<p className="sr-only">{t(at ? 'review.after' : 'review.before')}</p>
												<p
													lang={value === '' ? undefined : (language ?? undefined)}
													className="whitespace-pre-line break-words"
												>
													{shown(field, value)}
												</p>
											</div>
										))}
									</dd>
								</div>
							))}
						</dl>
					</li>
				))}
			</ul>
		</section>
	);
}
