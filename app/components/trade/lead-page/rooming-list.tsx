import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '~/domain/form/field-error';
import { tradeButton } from '../trade-button';
import { useErrorText } from './use-error-text';

export type GuestRow = { firstName: string; lastName: string; age: string; note: string };

type RoomingListProps = {
	rows: readonly GuestRow[];
	/** Guests without a name yet. */
	missing: number;
	version: number;
	errors: FieldErrors;
	isEditable: boolean;
};

/** The guests of the property: one line each, saved together. */
export function RoomingList({ rows, missing, version, errors, isEditable }: RoomingListProps) {
	const { t } = useTranslation('lead');
	const errorText = useErrorText();
	const isSending = useNavigation().formData?.get('intent') === 'rooming';
	return (
		<section id="rooming" className="trade-card" aria-labelledby="rooming-title">
			<div className="trade-card-head">
				<h2 id="rooming-title">{t('rooming.title')}</h2>
				{missing > 0 ? (
					<span className="trade-badge" data-tone="asked">
						{t('rooming.missing', { count: missing })}
					</span>
				) : null}
			</div>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value="rooming" />
				<input type="hidden" name="version" value={version} />
				<ol className="rooming">
					<li className="rooming-head trade-note" aria-hidden="true">
						<span />
						<span>{t('rooming.firstName')}</span>
						<span>{t('rooming.lastName')}</span>
						<span>{t('rooming.age')}</span>
						<span>{t('rooming.note')}</span>
					</li>
					{rows.map((row, index) => {
						const field = (name: keyof GuestRow, label: string, hint: string) => {
							const error = errors[`${index}.${name}`];
							return (
								<span className="rooming-cell" data-name={name}>
									<input
										name={`guest.${index}.${name}`}
										defaultValue={row[name]}
										aria-label={t('rooming.field', { label, number: index + 1 })}
										aria-invalid={error ? true : undefined}
										aria-describedby={error ? `guest-${index}-${name}` : undefined}
										placeholder={hint}
										inputMode={name === 'age' ? 'numeric' : undefined}
										maxLength={name === 'note' ? 200 : name === 'age' ? 2 : 80}
										autoComplete="off"
										readOnly={!isEditable}
										className="trade-field"
									/>
									{error ? (
										<span id={`guest-${index}-${name}`} className="lead-error">
											{errorText(error)}
										</span>
									) : null}
								</span>
							);
						};
						return (
							<li key={index}>
								<span className="rooming-number">{index + 1}</span>
								{field('firstName', t('rooming.firstName'), t('rooming.firstName'))}
								{field('lastName', t('rooming.lastName'), t('rooming.lastName'))}
								{field('age', t('rooming.age'), t('rooming.adult'))}
								{field('note', t('rooming.note'), t('rooming.noteHint'))}
							</li>
						);
					})}
				</ol>
				{isEditable ? (
					<div className="lead-card-foot">
						<p className="trade-note">{t('rooming.hint')}</p>
						<button type="submit" disabled={isSending} className={tradeButton('dark')}>
							{isSending ? t('saving') : t('rooming.save')}
						</button>
					</div>
				) : null}
			</Form>
		</section>
	);
}
