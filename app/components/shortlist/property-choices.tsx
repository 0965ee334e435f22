import { useTranslation } from 'react-i18next';
import { FieldNotes } from '../form/field';
import { useField } from '../form/form-context';
import { Picture } from '../ui/picture';
import type { RequestedPropertyView, Standings } from './enquiry-view';

type PropertyChoicesProps = { houses: readonly RequestedPropertyView[]; standings: Standings };

/** The properties an enquiry asks about: all of the list at first, each can be left out. */
export function PropertyChoices({ houses: properties, standings }: PropertyChoicesProps) {
	const { t } = useTranslation('shortlist');
	const field = useField('houses');
	return (
		<fieldset className="mt-6" aria-describedby={field.error ? field.errorId : undefined}>
			<legend className="mb-1.5 text-label text-ink2">{t('form.houses')}</legend>
			<div className="border-b border-line2">
				{properties.map((property) => {
					const standing = standings[property.code];
					return (
						<label
							key={property.code}
							className="grid cursor-pointer grid-cols-[auto_4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-t border-line2 py-3 hover:bg-row lg:grid-cols-[auto_5.5rem_minmax(0,1fr)_auto] lg:px-2"
						>
							<input
								type="checkbox"
								name="houses"
								value={property.code}
								defaultChecked={field.values.includes(property.code)}
								className={`check ${field.error ? 'border-2 border-err' : ''}`}
								{...field.aria}
							/>
							<span className="block aspect-3/2 bg-light1">
								{property.picture ? (
									<Picture picture={{ ...property.picture, alt: '' }} sizes="88px" className="h-full w-full" isInList />
								) : null}
							</span>
							<span className="min-w-0">
								<span className="serif block text-h4 leading-6">{property.name}</span>
								<span className="block text-small text-ink2">{property.place}</span>
							</span>
							<span className="max-lg:col-start-3 lg:text-right" aria-live="polite">
								{standing?.price ? <span className="amount lg:block">{standing.price}</span> : null}
								{standing ? (
									<span
										className={`text-small ${standing.price ? 'max-lg:ml-3' : ''} ${standing.isBad ? 'font-semibold text-err' : 'text-ink2'}`}
									>
										{standing.text}
									</span>
								) : null}
							</span>
						</label>
					);
				})}
			</div>
			<FieldNotes field={field} />
		</fieldset>
	);
}
