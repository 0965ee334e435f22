import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { Language } from '~/domain/language/language';
import type { LeadWeek } from '~/domain/lead/lead-weeks';
import type { StayPreview } from '~/domain/lead/preview-stay.server';
import { isServiceLevel, type ServiceLevel, serviceLevelLabel } from '~/domain/stay/service-level';
import { useNoPriceToast } from '../../booking/use-no-price-toast';
import { Field, type FieldLook, type FieldWiring, wireField } from '../../form/field';
import { PAGE_LOOK } from '../field-looks';
import { NoScriptSubmit } from '../parts/no-script-submit';
import { tradeButton } from '../trade-button';
import { TradePeriod } from '../trade-period';
import type { LeadIntent, LeadOffer } from './lead-actions';
import type { LeadView } from './lead-view.server';
import type { SentRequest } from './sent-request';
import { StayCompare } from './stay-compare';
import { LOOK_FIELD, type StayValues } from './stay-values';
import { StayWeeks } from './stay-weeks';
import { useErrorText } from './use-error-text';
import { useStayPreview } from './use-stay-preview';

/** The property's data for the form for another stay. */
export type LeadProperty = {
	levels: readonly ServiceLevel[];
	most: number;
	weeks: readonly LeadWeek[];
	preview: StayPreview;
	/** The property's result for the stays of open requests. */
	requested: { id: string; preview: StayPreview }[];
};

const PERIOD_ERROR = 'stay-period-fault';

type StayRequestProps = { lead: LeadView; offer: LeadOffer; property: LeadProperty; sent: SentRequest | null };

const LOOK: FieldLook = {
	...PAGE_LOOK,
	label: 'text-(length:--text-note) font-medium',
	area: 'py-2',
	ErrorLine: ({ id, children }) => (
		<p id={id} className="text-note text-err">
			{children}
		</p>
	),
};

/**
 * Another stay of a lead, in one form: the property's weeks, the difference from the agreed price, and the possible requests (LEAD-18): an
 * interest changes at once, every other lead requests a change, or a price where the property has no week with these days.
 */
export function StayRequestForm({ lead, offer, property, sent }: StayRequestProps) {
	const { t } = useTranslation('lead');
	const language = useRoot().language as Language;
	const form = useRef<HTMLFormElement>(null);
	const { typed, preview, isWaiting, look } = useStayPreview(lead.id, property.preview, sent?.preview ?? null);
	const [season, setSeason] = useState(sent?.values.season ?? '');
	const values: StayValues = sent?.values ?? { ...property.preview.requested, price: '', comments: '', season: '' };
	const [period, setPeriod] = useState({ checkIn: values.checkIn, checkOut: values.checkOut });
	const errorText = useErrorText();
	const periodError = sent?.errors.checkIn ?? sent?.errors.checkOut ?? sent?.errors.period;
	const main: LeadIntent = offer.update ? 'update' : 'change';
	const isSold = preview.errors.period?.key === 'sold';
	const hasDiscount = offer.discount && preview.isDiscountOffered && !isSold;
	useNoPriceToast(preview.errors.period?.key === 'noPrice' && !isWaiting && !preview.isSame);
	const set = (name: string, text: string) => {
		const field = form.current?.elements.namedItem(name);
		if (field instanceof HTMLInputElement) field.value = text;
	};
	const own = lead.serviceLevel;
	const levels = own === null || property.levels.includes(own) ? property.levels : [own, ...property.levels];
	const level = isServiceLevel(typed.serviceLevel) ? typed.serviceLevel : null;
	return (
		<Form ref={form} method="post" preventScrollReset onInput={(event) => look(event.currentTarget)}>
			<input type="hidden" name="version" value={lead.version} />
			<input type="hidden" name="shown" value={isWaiting ? '' : preview.key} />
			{/* The first button of a form is the one that Enter presses. */}
			{offer.update || offer.change ? (
				<button type="submit" name="intent" value={main} tabIndex={-1} aria-hidden="true" className="sr-only" />
			) : null}
			<p className="trade-note">{t(`requests.${main}.text`)}</p>
			<div className="grid w-full grid-cols-2 gap-3.5 xl:grid-cols-4">
				{sent?.errors.form ? <p className="text-note text-err col-span-full">{t('requests.nothing')}</p> : null}
				<div className="col-span-2 grid content-start gap-1">
					<TradePeriod
						value={period}
						onChange={(next) => {
							setPeriod(next);
							if (form.current) look(form.current);
						}}
						errorId={periodError ? PERIOD_ERROR : undefined}
					/>
					{periodError ? (
						<span id={PERIOD_ERROR} className="text-note text-err">
							{errorText(periodError)}
						</span>
					) : null}
				</div>
				<StayField name="serviceLevel" sent={sent}>
					{(props) => (
						<select defaultValue={values.serviceLevel} {...props}>
							{levels.map((each) => (
								<option key={each} value={each}>
									{serviceLevelLabel(each, language)}
								</option>
							))}
						</select>
					)}
				</StayField>
				<StayField name="pax" sent={sent} hint={t('stay.most', { count: property.most })}>
					{(props) => <input inputMode="numeric" defaultValue={values.pax} maxLength={3} {...props} />}
				</StayField>
			</div>
			<StayWeeks
				weeks={property.weeks}
				level={level}
				typed={typed}
				season={season}
				currency={lead.currency}
				onSeason={setSeason}
				onWeek={({ checkIn, checkOut }) => {
					set('checkIn', checkIn);
					set('checkOut', checkOut);
					setPeriod({ checkIn, checkOut });
					if (form.current) look(form.current);
				}}
			/>
			<StayCompare lead={lead} preview={preview} isWaiting={isWaiting} />
			<NoScriptSubmit name={LOOK_FIELD} value="price">
				{t('stay.look')}
			</NoScriptSubmit>
			{hasDiscount ? (
				<div className="grid w-full gap-2 border-t border-hair pt-3.5">
					<h3 className="font-semibold">{t('requests.discount.title')}</h3>
					<p className="trade-note">{t('requests.discount.text')}</p>
					<StayField name="price" sent={sent} errorName="priceMinor">
						{(props) => (
							<span className="flex items-center gap-2 max-w-64">
								<span aria-hidden="true">{lead.currency}</span>
								<input inputMode="decimal" defaultValue={values.price} maxLength={20} {...props} />
							</span>
						)}
					</StayField>
				</div>
			) : null}
			{hasDiscount || offer.change ? (
				<StayField name="comments" sent={sent}>
					{(props) => <textarea rows={3} defaultValue={values.comments} maxLength={2000} {...props} />}
				</StayField>
			) : null}
			<div className="flex flex-wrap gap-2.5">
				{offer.update || offer.change ? <Submit intent={main} tone="dark" isIdle={isSold && offer.change} /> : null}
				{hasDiscount ? <Submit intent="discount" tone="line" isIdle={false} /> : null}
			</div>
		</Form>
	);
}

/** `isIdle`: the property would refuse it; it may still be sent, for the answer at its field. */
function Submit({
	intent,
	tone,
	isIdle,
}: {
	intent: 'update' | 'change' | 'discount';
	tone: 'dark' | 'line';
	isIdle: boolean;
}) {
	const { t } = useTranslation('lead');
	const isSending = useNavigation().formData?.get('intent') === intent;
	return (
		<button
			type="submit"
			name="intent"
			value={intent}
			aria-disabled={isSending || undefined}
			className={tradeButton(isIdle ? 'line' : tone)}
		>
			{isSending ? t('sending') : t(`requests.${intent}.submit`)}
		</button>
	);
}

type StayFieldProps = {
	name: Exclude<keyof StayValues, 'season' | 'checkIn' | 'checkOut'>;
	sent: SentRequest | null;
	hint?: string;
	errorName?: string;
	/** The input, with the properties of its field. */
	children: (input: ReturnType<FieldWiring['input']> & { name: string }) => ReactNode;
};

function StayField({ name, sent, hint, errorName = name, children }: StayFieldProps) {
	const { t } = useTranslation('lead');
	const errorText = useErrorText();
	const error = sent?.errors[errorName];
	const field = wireField({ id: useId(), error: error && errorText(error), hint, look: LOOK });
	return (
		<Field
			field={field}
			label={t(`requests.${name}`)}
			className="grid w-full content-start gap-1 data-[name=comments]:col-span-full data-[name=price]:col-span-full max-xs:col-span-full"
			data-name={name}
		>
			{children({ name, ...field.input(name === 'comments' ? 'area' : 'input') })}
		</Field>
	);
}
