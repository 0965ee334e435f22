import { useTranslation } from 'react-i18next';
import { FIELD_BOX } from '../parts/field-label';

/** Hours that an option may be held for; the operator's own is among them. */
const HOLDS = [24, 48, 72, 96, 120, 168];

export const DEFAULT_HOURS = 72;

/** How long an option is held once it is confirmed. */
export function HoldFor({ own, chosen }: { own: number; chosen: string | number }) {
	const { t } = useTranslation('inbox');
	const holds = [...new Set([...HOLDS, own])].sort((a, b) => a - b);
	return (
		<label className={FIELD_BOX}>
			<span>{t('holdFor')}</span>
			<select name="hours" defaultValue={chosen} className="trade-field">
				{holds.map((hours) => (
					<option key={hours} value={hours}>
						{hours > 48 && hours % 24 === 0 ? t('days', { count: hours / 24 }) : t('hours', { count: hours })}
					</option>
				))}
			</select>
		</label>
	);
}
