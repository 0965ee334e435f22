import { Form } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { SHORT_WEEKDAYS } from '~/domain/date/month-names';
import type { Season } from '~/domain/hotel-desk/rates/rates-content';
import type { SeasonErrors, SeasonField, TypedSeason } from '~/domain/hotel-desk/rates/read-seasons';
import type { Language } from '~/domain/language/language';
import { FaultBox } from '../../parts/fault-box';
import { tradeButton } from '../../trade-button';
import { seasonName } from '../nights/night-words';

type SeasonsFormProps = {
	seasons: readonly Season[];
	seen: number;
	/** Rows that were refused, as they were typed; null: as the draft has them. */
	rows: readonly TypedSeason[] | null;
	errors: SeasonErrors;
};

const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
const NEW: TypedSeason = { key: '', name: '', first: '', last: '', weekend: [], isRemoved: false, copies: '' };

/** The seasons of the draft, each a row of fields, and an empty row for a new one. */
export function SeasonsForm({ seasons, seen, rows, errors }: SeasonsFormProps) {
	const { t } = useTranslation('hotel-rates');
	const language = useRoot().language as Language;
	const id = useId();
	const shown = rows ?? [...seasons.map(typedOf), NEW];
	const count = Object.values(errors).reduce((sum, fields) => sum + Object.keys(fields).length, 0);
	return (
		<details className="trade-card rate-seasons mt-6" open={count > 0 || undefined}>
			<summary>
				<h2>{t('seasons.title')}</h2>
				<span className="trade-note">{t('seasons.count', { count: seasons.length })}</span>
			</summary>
			<Form method="post" preventScrollReset noValidate key={seen}>
				<input type="hidden" name="intent" value="seasons" />
				<input type="hidden" name="seen" value={seen} />
				{count > 0 ? (
					<FaultBox isResult className="mx-4.5 mb-3">
						<p>{t('error.some', { count })}</p>
					</FaultBox>
				) : null}
				<ul>
					{shown.map((row, at) => (
						<li key={at}>
							<fieldset>
								<legend className="sr-only">{row.key === '' ? t('seasons.add') : seasonName(row.key)}</legend>
								<input type="hidden" name={`s${at}:key`} value={row.key} />
								{row.key === '' ? (
									<Cell {...{ id, at, errors, field: 'name' }} label={t('seasons.new')}>
										<input
											name={`s${at}:name`}
											defaultValue={row.name}
											maxLength={60}
											{...wrong(id, at, 'name', errors)}
										/>
									</Cell>
								) : (
									<p className="rate-season-name">
										<b>{seasonName(row.key)}</b>
										<input type="hidden" name={`s${at}:name`} value={row.key} />
									</p>
								)}
								<Cell {...{ id, at, errors, field: 'first' }} label={t('seasons.first')}>
									<input
										type="date"
										name={`s${at}:first`}
										defaultValue={row.first}
										{...wrong(id, at, 'first', errors)}
									/>
								</Cell>
								<Cell {...{ id, at, errors, field: 'last' }} label={t('seasons.last')}>
									<input type="date" name={`s${at}:last`} defaultValue={row.last} {...wrong(id, at, 'last', errors)} />
								</Cell>
								<fieldset className="rate-weekend">
									<legend>{t('seasons.weekend')}</legend>
									{WEEK.map((day) => (
										<label key={day}>
											<input
												type="checkbox"
												name={`s${at}:weekend`}
												value={day}
												defaultChecked={row.weekend.includes(String(day))}
											/>
											{SHORT_WEEKDAYS[language][day]}
										</label>
									))}
								</fieldset>
								{row.key === '' ? (
									<label className="rate-cell">
										<span>{t('seasons.copies')}</span>
										<select name={`s${at}:copies`} defaultValue={row.copies} className="trade-field">
											<option value="">{t('seasons.noCopy')}</option>
											{seasons.map(({ key }) => (
												<option key={key} value={key}>
													{seasonName(key)}
												</option>
											))}
										</select>
									</label>
								) : (
									<label className="rate-remove">
										<input type="checkbox" name={`s${at}:removed`} value="1" defaultChecked={row.isRemoved} />
										{t('seasons.remove')}
									</label>
								)}
							</fieldset>
						</li>
					))}
				</ul>
				<div className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4.5 py-3.5">
					<button type="submit" className={tradeButton('dark')}>
						{t('seasons.save')}
					</button>
					<p className="trade-note grow basis-72">{t('seasons.hint')}</p>
				</div>
			</Form>
		</details>
	);
}

function typedOf({ key, first_night, last_night, weekend }: Season): TypedSeason {
	const days = weekend === '' ? [] : weekend.split(';');
	return { key, name: key, first: first_night, last: last_night, weekend: days, isRemoved: false, copies: '' };
}

function wrong(id: string, at: number, field: SeasonField, errors: SeasonErrors) {
	const isWrong = errors[at]?.[field] !== undefined;
	return {
		className: 'trade-field',
		'aria-invalid': isWrong || undefined,
		'aria-describedby': isWrong ? `${id}-${at}-${field}` : undefined,
	};
}

type CellProps = {
	id: string;
	at: number;
	field: SeasonField;
	errors: SeasonErrors;
	label: string;
	children: React.ReactNode;
};

function Cell({ id, at, field, errors, label, children }: CellProps) {
	const { t } = useTranslation('hotel-rates');
	const error = errors[at]?.[field];
	const season = error?.values?.season;
	return (
		<div className="rate-cell">
			{/* biome-ignore lint/a11y/noLabelWithoutControl: the field is its child */}
			<label>
				<span>{label}</span>
				{children}
			</label>
			{error ? (
				<small id={`${id}-${at}-${field}`} className="night-wrong">
					{t(`seasons.error.${error.key}`, { season: season ? seasonName(season) : '' })}
				</small>
			) : null}
		</div>
	);
}
