import { Form, Link } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COMPARED_LIMIT } from '~/domain/shortlist/property-code';
import { Button } from '../ui/button';
import { relOf } from '../ui/dated-link';
import { NoPicture } from '../ui/no-picture';
import { Picture } from '../ui/picture';
import { type CachedQuestion, QuestionFields } from './question-fields';
import { RemoveLink, type RemoveProperty } from './remove-link';
import type { ShortlistPropertyView } from './shortlist-view';

type PropertyListProps = {
	houses: readonly ShortlistPropertyView[];
	question: CachedQuestion;
	onRemove: RemoveProperty;
};

/** Every property of the list, to choose those that stand side by side: one GET form, so that it works without script. */
export function PropertyList({ houses: properties, question, onRemove }: PropertyListProps) {
	const { t } = useTranslation('shortlist');
	const [chosen, setChosen] = useState(() => properties.filter(({ isCompared }) => isCompared).length);
	const count = (event: FormEvent<HTMLFormElement>) =>
		setChosen(event.currentTarget.querySelectorAll('input[name="compare"]:checked').length);
	return (
		<section aria-labelledby="all-houses" className="mt-16 border-t border-line2 pt-7 lg:mt-22">
			<h2 id="all-houses" className="text-h2">
				{t('list.title', { count: properties.length })}
			</h2>
			<p className="mt-2 text-ink2 print:hidden">{t('list.hint')}</p>
			<Form action="/shortlist" preventScrollReset onChange={count} className="mt-6">
				<QuestionFields question={question} />
				<ul className="border-b border-line2">
					{properties.map((property) => (
						<li
							key={property.code}
							className="grid grid-cols-[auto_5.5rem_1fr] items-center gap-x-4 gap-y-2 border-t border-line2 py-4 lg:grid-cols-[auto_8rem_1fr_auto_auto] lg:gap-x-7"
						>
							<label className="grid size-11 place-items-center print:hidden">
								<input
									type="checkbox"
									name="compare"
									value={property.code}
									defaultChecked={property.isCompared}
									aria-label={t('list.choose', { house: property.name })}
									className="check"
								/>
							</label>
							<div className="aspect-3/2 bg-light1">
								{property.picture ? (
									<Picture picture={property.picture} sizes="128px" className="h-full w-full" isInList />
								) : (
									<NoPicture />
								)}
							</div>
							<div className="min-w-0">
								<p className="text-small text-ink2">{property.place}</p>
								<Link to={property.to} rel={relOf(property.to)} className="serif text-h4 hover:text-accent-ink">
									{property.name}
								</Link>
							</div>
							<p className="max-lg:col-start-3 lg:text-right">
								<span className={property.price.isSold ? 'font-semibold text-err' : 'amount'}>
									{property.price.text}
								</span>
								<span className="block text-small text-ink2">{property.price.note}</span>
								{property.commission ? (
									<span className="tabular block text-small text-accent-ink">
										{t('trade.commission')} {property.commission}
									</span>
								) : null}
							</p>
							<span className="text-small max-lg:col-start-3 print:hidden">
								<RemoveLink house={property} onRemove={onRemove} />
							</span>
						</li>
					))}
				</ul>
				<Button
					type="submit"
					variant="outline"
					disabled={chosen === 0 || chosen > COMPARED_LIMIT}
					className="mt-6 print:hidden"
				>
					{t('list.submit')}
				</Button>
			</Form>
		</section>
	);
}
