import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { Language } from '~/domain/language/language';
import { formatAmount } from '~/domain/money/format-amount';
import type { PropertyDesk } from '~/domain/operator-desk/property/load-property-desk.server';
import type { OpenPoint } from '~/domain/operator-desk/property/open-points';
import { singleOf } from '~/domain/operator-desk/property/property-content';
import { propertyPath, propertyPreviewPath } from '~/domain/operator-desk/property/property-path';
import { Icon } from '../../../ui/icon';
import { NoPicture } from '../../../ui/no-picture';
import { DraftPicture } from './draft-picture';
import { useEditor } from './editor-context';
import { pictureOfRow } from './picture-of-row';
import { usePropertyWords } from './use-property-words';

const SHOWN = 8;

/** The property as a list shows it to guests, with what is in the draft. */
export function GuestCard({ desk }: { desk: PropertyDesk }) {
	const { t } = useTranslation('property-editor');
	const language = useRoot().language as Language;
	const { content } = useEditor();
	const { property, vocabulary, priceFromMinor, changes } = desk;
	const facts = singleOf(content, 'facts');
	const place = vocabulary.places.find(({ key }) => key === facts.place);
	const texts = singleOf(content, 'texts');
	const own = texts[`summary.${language}`] ?? '';
	const guests = Number(facts.beds_adults || 0) + Number(facts.beds_children || 0);
	const [first] = content.pictures;
	return (
		<section className="trade-card" aria-labelledby="guest-card">
			<h2 id="guest-card" className="border-b border-hair px-4.5 py-3 font-sans text-body font-semibold">
				{t('asGuests')}
			</h2>
			<div className="p-4.5">
				<div className="aspect-3/2 overflow-hidden rounded-control">
					{first ? <DraftPicture picture={pictureOfRow(first)} sizes="300px" className="h-full" /> : <NoPicture />}
				</div>
				<p className="mt-3 text-note text-ink2">{[facts.sector, place?.name[language]].filter(Boolean).join(', ')}</p>
				<p className="font-serif text-t2">{facts.name}</p>
				<p className="text-ink2">
					{[
						facts.bedrooms ? t('preview.bedrooms', { count: Number(facts.bedrooms) }) : null,
						guests > 0 ? t('preview.guests', { count: guests }) : null,
					]
						.filter(Boolean)
						.join(' · ')}
				</p>
				{own || texts['summary.en'] ? (
					<p lang={own ? undefined : 'en'} className="mt-2">
						{own || texts['summary.en']}
					</p>
				) : null}
				<p className="mt-3 flex items-baseline justify-between gap-3 border-t border-hair pt-3">
					<span>{t('preview.from')}</span>
					<b className="font-semibold tabular-nums">
						{priceFromMinor === null
							? t('preview.noPrice')
							: formatAmount({ minor: priceFromMinor, currency: property.currency })}
					</b>
				</p>
			</div>
			<p className="border-t border-hair px-4.5 py-2.5 text-note text-ink2">
				{changes > 0 ? t('preview.with', { count: changes }) : t('preview.without')}{' '}
				<Link to={propertyPreviewPath(property.id)} target="_blank" className="trade-link">
					{t('preview.open')}
				</Link>
			</p>
		</section>
	);
}

/** What is still open of a property, each with the way to it. */
export function OpenList({ propertyId, points }: { propertyId: string; points: readonly OpenPoint[] }) {
	const { t } = useTranslation('property-editor');
	return (
		<section className="trade-card" aria-labelledby="open-points">
			<h2 id="open-points" className="border-b border-hair px-4.5 py-3 font-sans text-body font-semibold">
				{t('open.title')} {points.length > 0 ? <span className="editor-count">{points.length}</span> : null}
			</h2>
			{points.length === 0 ? <p className="px-4.5 py-3 text-ink2">{t('open.none')}</p> : null}
			<ul className="[&>li+li]:border-t [&>li+li]:border-hair">
				{points.slice(0, SHOWN).map((point) => (
					<li key={`${point.part} ${point.kind} ${point.field} ${point.id}`}>
						<Link
							to={`${propertyPath(propertyId, point.part)}${point.part === 'pictures' && point.id ? `&picture=${point.id}` : ''}`}
							preventScrollReset
							className="flex min-h-11 items-center justify-between gap-3 px-4.5 py-2.5 hover:bg-light1"
						>
							<span>
								<OpenWords point={point} />
								<small className="block text-note text-ink2">{t(`open.reads.${point.kind}`)}</small>
							</span>
							<Icon name="chevronRight" size={16} />
						</Link>
					</li>
				))}
			</ul>
			{points.length > SHOWN ? (
				<p className="border-t border-hair px-4.5 py-2.5 text-note text-ink2">
					{t('open.more', { count: points.length - SHOWN })}
				</p>
			) : null}
		</section>
	);
}

/** What is open, in words. */
export function OpenWords({ point }: { point: OpenPoint }) {
	const { t } = useTranslation('property-editor');
	const words = usePropertyWords(point.part);
	const { kind, part, row } = point;
	const values = {
		part: t(`part.${part}`),
		field: point.field ? words.label(point.field.replace(/\.(en|de)$/, '')) : '',
		language: point.language ? t(`language.${point.language}`) : '',
		row: row ?? 0,
	};
	return <span>{t(kind === 'value' && row !== null ? 'open.rowValue' : `open.${kind}`, values)}</span>;
}
