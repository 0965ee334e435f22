import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockKind } from '~/domain/operator-desk/blocks/read-block';
import { Icon } from '../../ui/icon';
import { KeyCap } from '../key-cap';
import { ICON_BUTTON } from '../parts/icon-button';
import { TradeIcon } from '../trade-icon';
import type { RulePart } from './calendar-answer';

type ActMenuProps = {
	/** Of the chosen properties. */
	names: readonly string[];
	/** Of the chosen nights, with their number. */
	period: string;
	/** Clients whose requests are for these nights; empty without any. */
	notes: readonly string[];
	heading: RefObject<HTMLHeadingElement>;
	onAct: (act: BlockKind | 'price' | RulePart) => void;
	onClose: () => void;
};

const ACTS = [
	{ kind: 'own', icon: 'block', key: 'B' },
	{ kind: 'hold', icon: 'bookmark', key: 'H' },
	{ kind: 'price', icon: 'card', key: 'P' },
	{ kind: 'stay', icon: 'bed', key: 'S' },
	{ kind: 'days', icon: 'bed', key: 'C' },
] as const;

/** What can be done with the chosen nights: beside them, on a tablet a bar at the lower edge, on a phone a sheet. */
export function ActMenu({ names, period, notes, heading, onAct, onClose }: ActMenuProps) {
	const { t } = useTranslation('operator-calendar');
	return (
		<div className="desk-acts">
			<header className="grid-form-head">
				<div>
					<h2 ref={heading} tabIndex={-1}>
						{names.length === 1 ? names[0] : t('properties', { count: names.length })}
					</h2>
					<p className="font-semibold">{period}</p>
					<p className="trade-note">{notes.length > 0 ? notes.join('; ') : t('acts.free')}</p>
				</div>
				<button type="button" className={`${ICON_BUTTON} grid-scripted`} aria-label={t('form.close')} onClick={onClose}>
					<Icon name="close" size={18} />
				</button>
			</header>
			<ul className="desk-act-list">
				{ACTS.map(({ kind, icon, key }) => (
					<li key={kind}>
						<button type="button" className="desk-act" onClick={() => onAct(kind)}>
							<TradeIcon name={icon} size={18} className="shrink-0" />
							<span className="min-w-0">
								<strong className="block">{t(`acts.${kind}`)}</strong>
								<small className="desk-note">{t(`acts.${kind}Hint`)}</small>
							</span>
							<KeyCap>{key}</KeyCap>
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
