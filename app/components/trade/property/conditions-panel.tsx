import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatPercent } from '~/domain/language/format-number';
import type { TradePropertyView } from '~/domain/trade/trade-property-view';
import { Card } from './general-panel';
import { Box, Line, TermBoxes } from './term-boxes';

/** On which terms the property is sold through agencies (LEAD-37): payment, cancellation, commission, the operator's words. */
export function ConditionsPanel({ view }: { view: TradePropertyView }) {
	const { t } = useTranslation('trade-house');
	const { language } = useRoot();
	const { property, facts } = view;
	const methods = property.terms.acceptedPaymentMethods.map((method) => t(`conditions.methods.${method}`));
	return (
		<>
			<TermBoxes view={view} />
			<div className="grid items-start gap-4 sm:grid-cols-2">
				<Box title={t('conditions.sale')}>
					{facts.operator ? <Line label={t('general.operator')}>{facts.operator}</Line> : null}
					<Line label={t('conditions.currency')}>{property.currency}</Line>
					<Line label={t('conditions.accepted')}>{methods.join(', ')}</Line>
					<Line label={t('conditions.option')}>{t('conditions.optionHours', { count: facts.optionHours })}</Line>
				</Box>
				{facts.commissionPercent === null ? null : (
					<Box title={t('conditions.commission')}>
						<Line label={t('conditions.perStay')}>{formatPercent(facts.commissionPercent, language)}</Line>
						<Line label={t('conditions.basis')}>{t('conditions.basisText')}</Line>
						<Line label={t('conditions.due')}>{t('conditions.dueText')}</Line>
					</Box>
				)}
			</div>
			{property.termsText ? (
				<Card title={t('conditions.operator')}>
					<p className="house-text max-w-2xl whitespace-pre-line text-ink2">{property.termsText}</p>
				</Card>
			) : null}
		</>
	);
}
