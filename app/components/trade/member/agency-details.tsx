import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { AGENCY_DETAIL_FIELDS, type AgencyDetailField } from '~/domain/agency/agency-detail-fields';
import { regionName } from '~/domain/place/region-name';
import { VerbForm } from '../page/verb-form';
import { DeskField } from '../parts/desk-field';
import { tradeButton } from '../trade-button';

/** What became of the form that was sent; `form` tells it from the outcome of other pages. */
export type DetailsAnswer = {
	form: 'details';
	typed: Record<AgencyDetailField, string>;
	wrong: AgencyDetailField[];
	problem: 'changed' | 'failed' | null;
	at: number;
};

type Props = {
	details: Record<AgencyDetailField, string | null>;
	version: number;
	/** Code and name. */
	countries: [string, string][];
	canWrite: boolean;
};

/** A record of all fields. */
export function mapFields<Value>(value: (name: AgencyDetailField) => Value): Record<AgencyDetailField, Value> {
	return Object.fromEntries(AGENCY_DETAIL_FIELDS.map((name) => [name, value(name)])) as Record<
		AgencyDetailField,
		Value
	>;
}

/** Address, telephone and VAT number of an agency; its supervisors change them. */
export function AgencyDetails({ details, version, countries, canWrite }: Props) {
	const { t } = useTranslation('agency');
	const { language } = useRoot();
	const answer = useActionData<DetailsAnswer>() ?? null;
	const isRefused = answer !== null && (answer.wrong.length > 0 || answer.problem !== null);
	const values = mapFields((name) => (isRefused ? answer.typed[name] : (details[name] ?? '')));
	const town = [details.postalCode, details.town].filter(Boolean).join(' ');
	const country = details.countryCode ? regionName(details.countryCode, language) : '';
	const lines = [details.legalName, details.street, town, country].filter(Boolean);
	return (
		<>
			<p className="text-ink2">{t('details.text')}</p>
			<dl className="mt-3">
				{[
					['legalName', lines] as const,
					['phone', details.phone ? [details.phone] : []] as const,
					['vatId', details.vatId ? [details.vatId] : []] as const,
				].map(([name, shown]) => (
					<div key={name} className="grid gap-x-6 border-t border-hair py-2.5 sm:grid-cols-[11rem_1fr]">
						<dt className="text-ink2">{t(`details.${name}`)}</dt>
						<dd className="min-w-0 wrap-anywhere">
							{shown.length === 0 ? <span className="text-ink2">{t('details.none')}</span> : null}
							{shown.map((line) => (
								<span key={line} className="block">
									{line}
								</span>
							))}
						</dd>
					</div>
				))}
			</dl>
			<p role="status" className={`font-medium ${isRefused ? 'text-err' : ''}`}>
				{answer?.problem ? t(`details.${answer.problem}`) : answer && !isRefused ? t('details.saved') : null}
			</p>
			{canWrite ? (
				<details key={isRefused ? 'refused' : version} open={isRefused} className="mt-2">
					<summary className={`${tradeButton('line')} cursor-pointer list-none`}>{t('details.change')}</summary>
					<VerbForm key={answer?.at} fields={{ version }} className="mt-4 grid gap-4 sm:grid-cols-2">
						{AGENCY_DETAIL_FIELDS.map((name) => (
							<DeskField
								key={name}
								name={name}
								label={t(`details.${name}`)}
								value={values[name]}
								maxLength={200}
								error={isRefused && answer.wrong.includes(name) ? t(`details.error.${name}`) : null}
								{...(name === 'phone' ? { inputMode: 'tel' as const } : {})}
								{...(name === 'legalName' || name === 'street' ? { className: 'sm:col-span-2' } : {})}
							>
								{name === 'countryCode' ? (
									<>
										<option value="">{t('details.countryNone')}</option>
										{countries.map(([code, label]) => (
											<option key={code} value={code}>
												{label}
											</option>
										))}
									</>
								) : null}
							</DeskField>
						))}
						<p className="sm:col-span-2">
							<button type="submit" className={tradeButton('dark')}>
								{t('details.save')}
							</button>
						</p>
					</VerbForm>
				</details>
			) : null}
		</>
	);
}
