import { useTranslation } from 'react-i18next';
import type { LeadFile } from '~/domain/administration/load-lead-file.server';
import type { CardData } from '~/domain/card/card-vault';
import { Fact } from '../inbox/request-facts';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { FactList } from '../parts/fact-list';
import { FIELD_BOX } from '../parts/field-label';
import { tradeButton } from '../trade-button';

/** The card's details, and the card itself after a reason has been recorded (PRIVACY-5). */
export function CardPanel({ lead, card }: { lead: LeadFile['lead']; card: CardData | null }) {
	const { t } = useTranslation('admin');
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('leads.card')}</h2>
				{lead.hasCard ? (
					<span className="trade-note">
						{lead.cardBrand} ···· {lead.cardLastFour}
					</span>
				) : null}
			</CardHead>
			<div className="pt-4 pb-5 px-4.5 grid content-start gap-3">
				{lead.hasCard ? null : <p className="trade-note">{t('leads.noCard')}</p>}
				{lead.hasCard && card ? (
					<>
						<FactList>
							<Fact name={t('leads.number')} isWide>
								<span className="text-[0.75rem] font-mono wrap-anywhere">
									{card.number.replace(/(\d{4})(?=\d)/g, '$1 ')}
								</span>
							</Fact>
							<Fact name={t('leads.holder')}>{card.name}</Fact>
							<Fact name={t('leads.expiry')}>
								{String(card.expiryMonth).padStart(2, '0')}/{card.expiryYear}
							</Fact>
						</FactList>
						<p className="trade-note">{t('leads.hide')}</p>
					</>
				) : null}
				{lead.hasCard && !card ? (
					<VerbForm
						fields={{ id: lead.id, version: lead.version, intent: 'reveal' }}
						className="grid content-start gap-3"
					>
						<label className={FIELD_BOX}>
							<span>{t('leads.reason')}</span>
							<input name="reason" required maxLength={200} autoComplete="off" className="trade-field" />
						</label>
						<div className="flex flex-wrap gap-2">
							<button type="submit" className={tradeButton()}>
								{t('leads.reveal')}
							</button>
						</div>
					</VerbForm>
				) : null}
			</div>
		</section>
	);
}
